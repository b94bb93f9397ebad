import { Box, Heading, Text } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Answers, Template } from '../../../shared/documents/template/template.ts'
import { formatDate } from '../../../shared/documents/toolbox/dates.ts'
import { useMedia } from '../../lib/use-media.ts'
import { AnswerList } from './answer-list.tsx'

let begun = false

const watch = (tell: () => void) => {
  const set = (now: boolean) => () => {
    begun = now
    flushSync(tell)
  }
  const [begin, end] = [set(true), set(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/**
 * Whether the page is being printed now. The browser counts the pages right after `beforeprint`, and
 * the media query may change only later: content rendered then would be cut off.
 */
const usePrinting = (): boolean => {
  const asked = useSyncExternalStore(
    watch,
    () => begun,
    () => false,
  )
  return useMedia('print') || asked
}

type PrintedAnswersProps = { template: Template; answers: Answers; today: string }

/** The print version of this page: the answers, without the form and the unpaid document. */
export const PrintedAnswers = ({ template, answers, today }: PrintedAnswersProps) =>
  usePrinting() && (
    <Box css={{ '& *': { color: 'black' } }}>
      <Heading as="h2">{template.name}: your answers</Heading>
      <Text>{formatDate(today)}</Text>
      <AnswerList template={template} answers={answers} />
    </Box>
  )
