import { Box, chakra, Text } from '@chakra-ui/react'
import { useId, useSyncExternalStore } from 'react'
import type { WrongCase } from '../../shared/documents/template/story.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { useEarlyInput } from './hooks/use-hydrated.ts'

export const FITNESS = {
  title: 'Is this document right for you?',
  intro:
    "Your answers stay in this tab and won't stop you. They flag when another document, or an attorney, is the better choice.",
  fits: 'This document fits your answers. Its questions also check your state and the details.',
  against: (count: number): string =>
    count === 1
      ? 'This document may not fit one of your answers. The reason is next to it.'
      : `This document may not fit ${count} of your answers. The reasons are next to them.`,
} as const

const ANSWERS = ['Yes', 'No'] as const
type YesOrNo = (typeof ANSWERS)[number]
const OPTIONS = ANSWERS.map((answer) => ({ value: answer, label: answer }))

type GivenAnswers = Readonly<Record<string, YesOrNo>>

/**
 * Answers by question, until the tab is closed or reloaded, so that the form doesn't repeat the document page's
 * questions.
 */
let savedAnswers: GivenAnswers = {}
const listeners = new Set<() => void>()
const NONE_GIVEN: GivenAnswers = {}

const remember = (question: string, answer: YesOrNo): void => {
  savedAnswers = { ...savedAnswers, [question]: answer }
  for (const notify of listeners) notify()
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

type QuestionProps = WrongCase & { given: YesOrNo | undefined; onAnswer: (answer: YesOrNo) => void }

const Question = ({ ask, advice, given, onAnswer }: QuestionProps) => {
  const name = useId()
  const group = useEarlyInput<HTMLFieldSetElement>((element) => {
    const chosen = element.querySelector<HTMLInputElement>('input:checked')?.value
    const answer = ANSWERS.find((known) => known === chosen)
    if (answer) onAnswer(answer)
  })
  return (
    <chakra.fieldset ref={group} py="3" borderTopWidth="1px">
      <chakra.legend float="left" w="full" fontWeight="semibold">
        {ask}
      </chakra.legend>
      <ChoiceGroup
        name={name}
        options={OPTIONS}
        value={given}
        onChoose={(value) => onAnswer(value === 'Yes' ? 'Yes' : 'No')}
        display="flex"
        gap="6"
        css={{ clear: 'both' }}
      />
      <Box role="status">
        {given === 'Yes' && (
          <Text
            ps="3"
            mb="2"
            color="fg.warning"
            borderInlineStartWidth="2px"
            borderColor="amber.border"
          >
            {advice}
          </Text>
        )}
      </Box>
    </chakra.fieldset>
  )
}

type FitnessCheckProps = { cases: readonly WrongCase[] }

/** Yes-or-no questions that detect when a document is the wrong one. Advisory only. */
export const FitnessCheck = ({ cases }: FitnessCheckProps) => {
  const answers = useSyncExternalStore(
    subscribe,
    () => savedAnswers,
    () => NONE_GIVEN,
  )
  const against = cases.filter(({ ask }) => answers[ask] === 'Yes').length
  const isDone = cases.every(({ ask }) => answers[ask] !== undefined)
  return (
    <div>
      <Text mb="3" color="fg.muted" textStyle="sm" maxW="prose">
        {FITNESS.intro}
      </Text>
      {cases.map((wrongCase) => (
        <Question
          {...wrongCase}
          key={wrongCase.ask}
          given={answers[wrongCase.ask]}
          onAnswer={(answer) => remember(wrongCase.ask, answer)}
        />
      ))}
      <Text role="status" borderTopWidth="1px" pt="3" minH="11" fontWeight="semibold">
        {isDone && (against === 0 ? FITNESS.fits : FITNESS.against(against))}
      </Text>
    </div>
  )
}

/** The same, collapsed into one line above the form. */
export const FoldedFitnessCheck = ({ cases }: FitnessCheckProps) => (
  <chakra.details mb="6" data-no-print>
    <chakra.summary cursor="pointer" textStyle="sm" minH="11" py="2.5">
      <strong>{FITNESS.title}</strong>{' '}
      <chakra.span color="fg.muted">{cases.length} questions</chakra.span>
    </chakra.summary>
    <FitnessCheck cases={cases} />
  </chakra.details>
)
