import { Box, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import { countWords } from '../../../../shared/documents/plain-text.ts'
import { showCurrent } from './focus.ts'
import { Sheet } from './sheet.tsx'

type PreviewFrameProps = {
  document: AssembledDocument
  focused: string | undefined
  /** Stands at the right of the line above the paper. */
  action?: ReactNode
}

/** The paper in a frame that scrolls by itself and follows the focused question. */
export const PreviewFrame = ({ document, focused, action }: PreviewFrameProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const words = useMemo(() => countWords(document), [document])
  useEffect(() => {
    if (frame.current && focused) showCurrent(frame.current, focused)
  }, [focused])
  return (
    <Flex direction="column" height="full" minH="0">
      <Flex justify="space-between" align="center" gap="4" minH="11" flexShrink={0}>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          Live preview · {words.toLocaleString('en-US')} words
        </Text>
        {action}
      </Flex>
      <Box
        ref={frame}
        flex="1"
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
        tabIndex={0}
        role="region"
        aria-label="Preview of the document"
        px="3"
        pb="6"
        pt="1"
        mx="-3"
      >
        <Sheet document={document} focused={focused} />
      </Box>
    </Flex>
  )
}
