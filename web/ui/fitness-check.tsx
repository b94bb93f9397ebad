import { Box, chakra, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { WrongCase } from '../../shared/documents/template/story.ts'
import { useEarlyInput } from '../lib/use-early-input.ts'
import { ChoiceGroup } from './choice-group.tsx'

export const FITNESS = {
  title: 'Is this document right for you?',
  intro:
    'Your answers stay on this page. They close no door: they tell you when another paper, or a lawyer, serves you better.',
  fits: 'Nothing here speaks against this document. Its questions also check your state and your answers.',
  against: (count: number): string =>
    count === 1
      ? 'One answer speaks against this document: read above why.'
      : `${count} answers speak against this document: read above why.`,
} as const

const ANSWERS = ['Yes', 'No'] as const
type Given = (typeof ANSWERS)[number]
const OPTIONS = ANSWERS.map((answer) => ({ value: answer, label: answer }))

type QuestionProps = WrongCase & { given: Given | undefined; onAnswer: (answer: Given) => void }

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

/** Yes-or-no questions that find the cases in which a document is the wrong one. Nothing depends on them. */
export const FitnessCheck = ({ cases }: FitnessCheckProps) => {
  const [given, setGiven] = useState<Readonly<Record<string, Given>>>({})
  const against = cases.filter(({ when }) => given[when] === 'Yes').length
  const isDone = cases.every(({ when }) => given[when] !== undefined)
  return (
    <Box>
      <Text mb="3" color="fg.muted" textStyle="sm" maxW="prose">
        {FITNESS.intro}
      </Text>
      {cases.map((wrongCase) => (
        <Question
          {...wrongCase}
          key={wrongCase.when}
          given={given[wrongCase.when]}
          onAnswer={(answer) => setGiven((before) => ({ ...before, [wrongCase.when]: answer }))}
        />
      ))}
      <Text role="status" borderTopWidth="1px" pt="3" minH="11" fontWeight="semibold">
        {isDone && (against === 0 ? FITNESS.fits : FITNESS.against(against))}
      </Text>
    </Box>
  )
}

/** The same before the first question of a form, in one line that unfolds. */
export const FoldedFitnessCheck = ({ cases }: FitnessCheckProps) => (
  <chakra.details mb="6" data-no-print>
    <chakra.summary cursor="pointer" textStyle="sm" minH="11" py="2.5">
      <strong>{FITNESS.title}</strong>{' '}
      <chakra.span color="fg.muted">{cases.length} questions</chakra.span>
    </chakra.summary>
    <FitnessCheck cases={cases} />
  </chakra.details>
)
