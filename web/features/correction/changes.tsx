import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { askedAnswers, isAsked, namedField } from '../../../shared/documents/template/fields.ts'
import type { Answers, FormTemplate } from '../../../shared/documents/template/template.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { formatAnswer } from '../review/answer-list.tsx'

type Change = { key: string; label: string; before: string | undefined; after: string | undefined }

/** The questions with different answers, in form order. A hidden question has no answer. */
export const changesBetween = (
  template: FormTemplate,
  before: Answers,
  after: Answers,
): Change[] => {
  const asked = {
    before: askedAnswers(template, before),
    after: askedAnswers(template, after),
  }
  return template.steps
    .flatMap(({ fields }) => fields)
    .map((field) => {
      const formatShown = (answers: Answers) =>
        isAsked(field, answers) ? formatAnswer(field, answers[field.key]) : undefined
      return {
        key: field.key,
        label: namedField(field, asked.after).label,
        before: formatShown(asked.before),
        after: formatShown(asked.after),
      }
    })
    .filter(({ before, after }) => before !== after)
}

const AnswerVersion = ({ name, children }: { name: string; children: string | undefined }) => (
  <Text whiteSpace="pre-line" overflowWrap="anywhere">
    <chakra.span color="fg.muted">{name}: </chakra.span>
    {children ?? 'no answer'}
  </Text>
)

/** Lists old and new answers before a correction is sent. */
export const Changes = ({ changes }: { changes: readonly Change[] }) => (
  <Box as="section" mt="10">
    <Heading as="h3" size="lg">
      What you changed
    </Heading>
    {changes.length === 0 && <Text mt="2">Nothing yet. Change an answer to get new files.</Text>}
    <FactList
      layout="ruled"
      mt="2"
      facts={changes.map(({ label, before, after }) => ({
        label,
        text: (
          <>
            <AnswerVersion name="Before">{before}</AnswerVersion>
            <AnswerVersion name="Now">{after}</AnswerVersion>
          </>
        ),
      }))}
    />
  </Box>
)
