import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import {
  FINDER,
  FINDER_TEXTS,
  type FinderEnd,
  type FinderOption,
  type FinderQuestion,
  isQuestion,
} from '../../../shared/catalog/finder.ts'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DocumentCard } from '../../ui/document-card.tsx'
import { useStateChoice } from '../state-choice/state-choice.ts'
import { StateSelect } from '../state-choice/state-select.tsx'
import { type FinderAnswer, useFinderAnswers } from './finder-answers.ts'

const entriesOf = (end: FinderEnd): CatalogEntry[] =>
  'attorney' in end ? [] : end.documents.flatMap((id) => findEnabledEntry(id) ?? [])

/** The result as a sentence for screen readers. */
const resultText = (end: FinderEnd): string => {
  if ('attorney' in end) return FINDER_TEXTS.attorney
  return entriesOf(end).length === 1 ? FINDER_TEXTS.one : FINDER_TEXTS.two
}

const FinderResult = ({ end }: { end: FinderEnd }) => {
  const [state] = useStateChoice()
  if ('attorney' in end) {
    return <p>{`${end.attorney} ${FINDER_TEXTS.referral}`}</p>
  }
  return (
    <>
      <Box mb="6">
        <StateSelect />
      </Box>
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="10">
        {entriesOf(end).map((entry) => (
          <DocumentCard key={entry.id} entry={entry} state={state} />
        ))}
      </Grid>
    </>
  )
}

type AnswersProps = { given: readonly FinderAnswer[]; onBack: (position: number) => void }

/** The answers so far, each with a change button. */
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

type QuestionOptionsProps = { question: FinderQuestion; onChoose: (option: FinderOption) => void }

const QuestionOptions = ({ question, onChoose }: QuestionOptionsProps) => (
  <Flex gap="3" wrap="wrap">
    {question.options.map((option) => (
      <Button
        key={option.answer}
        variant="outline"
        whiteSpace="normal"
        textAlign="start"
        onClick={() => onChoose(option)}
      >
        {option.answer}
      </Button>
    ))}
  </Flex>
)

/** At most four questions that lead to one or two documents or to an attorney. Sends nothing. */
export const DocumentFinder = () => {
  const { given, answer, goTo } = useFinderAnswers()
  const heading = useRef<HTMLParagraphElement>(null)
  const next = given.at(-1)?.option.next ?? FINDER
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  return (
    <Box py="4">
      <Answers
        given={given}
        onBack={(position) => {
          goTo(position)
          focusHeading()
        }}
      />
      <Text ref={heading} tabIndex={-1} role="status" fontWeight="semibold" mb="3" outline="none">
        {isQuestion(next) ? next.ask : resultText(next)}
      </Text>
      {isQuestion(next) ? (
        <QuestionOptions
          question={next}
          onChoose={(option) => {
            answer(next.options.indexOf(option))
            focusHeading()
          }}
        />
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
