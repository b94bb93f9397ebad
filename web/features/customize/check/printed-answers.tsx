import { Box, Heading, Text } from '@chakra-ui/react'
import { formatDate } from '../../../../shared/documents/dates.ts'
import type { Answers, Template } from '../../../../shared/documents/template.ts'
import { AnswerList } from './answer-list.tsx'
import { usePrinting } from './use-printing.ts'

type PrintedAnswersProps = { template: Template; answers: Answers; today: string }

/** What the browser prints of this page: the answers, not the form and not the unpaid document. */
export const PrintedAnswers = ({ template, answers, today }: PrintedAnswersProps) =>
  usePrinting() && (
    <Box css={{ '& *': { color: 'black' } }}>
      <Heading as="h2">{template.name}: your answers</Heading>
      <Text>{formatDate(today)}</Text>
      <AnswerList template={template} answers={answers} />
    </Box>
  )
