import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import {
  FINDER,
  FINDER_TEXTS,
  type FinderEnd,
  type FinderOption,
  type FinderQuestion,
  isQuestion,
} from '../../../shared/catalog/finder.ts'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { DocumentCard } from '../../ui/document-card.tsx'

type Given = { question: FinderQuestion; option: FinderOption }

const End = ({ end }: { end: FinderEnd }) => {
  if ('lawyer' in end) {
    return (
      <>
        <Text fontWeight="semibold">{FINDER_TEXTS.lawyer}</Text>
        <Text mt="1">
          {end.lawyer} {FINDER_TEXTS.referral}
        </Text>
      </>
    )
  }
  const entries = end.documents.flatMap((id) => findEnabledEntry(id) ?? [])
  return (
    <>
      <Text fontWeight="semibold" mb="4">
        {entries.length === 1 ? FINDER_TEXTS.one : FINDER_TEXTS.two}
      </Text>
      <Grid templateColumns={{ md: '1fr 1fr' }} gap="10">
        {entries.map((entry) => (
          <DocumentCard key={entry.id} entry={entry} />
        ))}
      </Grid>
    </>
  )
}

type AnswersProps = { given: readonly Given[]; onBack: (position: number) => void }

/** The answers so far; each may be given again. */
const Answers = ({ given, onBack }: AnswersProps) => (
  <Box as="ol" listStyleType="none" mb="4">
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

type AskProps = { question: FinderQuestion; onChoose: (option: FinderOption) => void }

const Ask = ({ question, onChoose }: AskProps) => (
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

/** At most four questions that lead to one or two documents, or to a lawyer. Nothing is kept or sent. */
export const DocumentFinder = () => {
  const [given, setGiven] = useState<readonly Given[]>([])
  const heading = useRef<HTMLParagraphElement>(null)
  const next = given.at(-1)?.option.next ?? FINDER
  const go = (answers: readonly Given[]) => {
    setGiven(answers)
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <Box py="4">
      <Answers given={given} onBack={(position) => go(given.slice(0, position))} />
      <Text ref={heading} tabIndex={-1} role="status" fontWeight="semibold" mb="3" outline="none">
        {isQuestion(next) && next.ask}
      </Text>
      {isQuestion(next) ? (
        <Ask question={next} onChoose={(option) => go([...given, { question: next, option }])} />
      ) : (
        <>
          <End end={next} />
          <Button variant="plain" mt="4" onClick={() => go([])}>
            {FINDER_TEXTS.again}
          </Button>
        </>
      )}
    </Box>
  )
}
