import { Box, Heading } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { formatDate } from '../../../shared/documents/toolbox/dates.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { useDocument } from '../form/state/document-context.ts'
import { useDocumentForm } from '../form/state/document-form.tsx'
import { AnswerList } from './answer-list.tsx'

let isPrintingNow = false

const subscribe = (notify: () => void) => {
  const set = (now: boolean) => () => {
    isPrintingNow = now
    flushSync(notify)
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
 * Whether the page is being printed. Browsers count pages right after `beforeprint`, and the media query may
 * change later, so content rendered only then would be cut off.
 */
const usePrinting = (): boolean => {
  const isPrinting = useSyncExternalStore(
    subscribe,
    () => isPrintingNow,
    () => false,
  )
  return useMedia('print') || isPrinting
}

/** The print version of the page: the answers, without the form and the unpaid document. */
export const PrintedAnswers = () => {
  const { template, today } = useDocument()
  const { answers } = useDocumentForm()
  return (
    usePrinting() && (
      <Box css={{ '& *': { color: 'black' } }}>
        <Heading>{template.name}: your answers</Heading>
        <p>{formatDate(today)}</p>
        <AnswerList answers={answers} />
      </Box>
    )
  )
}
