import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  FINDER,
  FINDER_TEXTS,
  type FinderEnd,
  type FinderOption,
  type FinderQuestion,
  isQuestion,
} from '../../../shared/catalog/finder.ts'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { FINDER_PARAMETER } from '../../ui/browser/paths.ts'
import { DocumentGrid } from '../../ui/document-card.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'
import { StateSelect } from '../state-choice/state-select.tsx'

type FinderAnswer = { question: FinderQuestion; option: FinderOption }

/** The valid answers of a path such as "021". */
const answersOf = (path: string): FinderAnswer[] => {
  const answers: FinderAnswer[] = []
  for (const digit of path) {
    const question = answers.at(-1)?.option.next ?? FINDER
    const option = isQuestion(question) ? question.options[Number(digit)] : undefined
    if (!isQuestion(question) || !option) break
    answers.push({ question, option })
  }
  return answers
}

/** The answers so far, stored in the URL. `goTo` keeps the answers before a position. */
const useFinderAnswers = () => {
  const [query, setQuery] = useSearchParams()
  const path = query.get(FINDER_PARAMETER) ?? ''
  const show = (next: string) => {
    const changed = new URLSearchParams(query)
    changed.set(FINDER_PARAMETER, next)
    if (next === '') changed.delete(FINDER_PARAMETER)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  return {
    given: answersOf(path),
    answer: (option: number) => show(`${path}${option}`),
    goTo: (position: number) => show(path.slice(0, position)),
  }
}

const entriesOf = (end: FinderEnd) =>
  'attorney' in end ? [] : end.documents.flatMap((id) => findEnabledEntry(id) ?? [])

/** The result as a sentence for screen readers. */
const resultText = (end: FinderEnd): string => {
  if ('attorney' in end) return FINDER_TEXTS.attorney
  return entriesOf(end).length === 1 ? FINDER_TEXTS.one : FINDER_TEXTS.two
}

const FinderResult = ({ end }: { end: FinderEnd }) => {
  const [state] = useStateChoice()
  if ('attorney' in end) return <p>{`${end.attorney} ${FINDER_TEXTS.referral}`}</p>
  return (
    <>
      <Box mb="6">
        <StateSelect />
      </Box>
      <DocumentGrid entries={entriesOf(end)} state={state} templateColumns={{ md: '1fr 1fr' }} />
    </>
  )
}

type AnswersProps = { given: readonly FinderAnswer[]; onBack: (position: number) => void }

const Answers = ({ given, onBack }: AnswersProps) => (
  <Box as="ol" mb="4">
    {given.map(({ question, option }, position) => (
      <Flex as="li" key={question.ask} align="center" gap="2" wrap="wrap" textStyle="sm">
        <chakra.span color="fg.muted">{question.ask}</chakra.span>
        <strong>{option.answer}</strong>
        <Button
          variant="plain"
          size="sm"
          aria-label={`${FINDER_TEXTS.change}: ${question.ask}`}
          onClick={() => onBack(position)}
        >
          {FINDER_TEXTS.change}
        </Button>
      </Flex>
    ))}
  </Box>
)

/** At most four questions that lead to one or two documents or to an attorney. Sends nothing. */
export const DocumentFinder = () => {
  const { given, answer, goTo } = useFinderAnswers()
  const heading = useRef<HTMLParagraphElement>(null)
  const next = given.at(-1)?.option.next ?? FINDER
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const back = (position: number) => {
    goTo(position)
    focusHeading()
  }
  const choose = (option: number) => {
    answer(option)
    focusHeading()
  }
  return (
    <Box py="4">
      <Answers given={given} onBack={back} />
      <Text ref={heading} tabIndex={-1} role="status" fontWeight="semibold" mb="3" outline="none">
        {isQuestion(next) ? next.ask : resultText(next)}
      </Text>
      {isQuestion(next) ? (
        <Flex gap="3" wrap="wrap">
          {next.options.map((option, position) => (
            <Button
              key={option.answer}
              variant="outline"
              whiteSpace="normal"
              textAlign="start"
              onClick={() => choose(position)}
            >
              {option.answer}
            </Button>
          ))}
        </Flex>
      ) : (
        <>
          <FinderResult end={next} />
          <Button variant="plain" mt="4" onClick={() => goTo(0)}>
            {FINDER_TEXTS.again}
          </Button>
        </>
      )}
    </Box>
  )
}
