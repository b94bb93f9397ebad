import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { showCurrent } from './focus.ts'
import { Sheet } from './sheet.tsx'
import type { Draft } from './writing.ts'

/** "about 12 pages, 4,210 words": pages are set when the files are made. */
const sizeText = ({ pages, words }: Draft): string =>
  `about ${pages} ${pages === 1 ? 'page' : 'pages'}, ${words.toLocaleString('en-US')} words`

const Waiting = ({ failed }: { failed: boolean }) => (
  <Text p="6" layerStyle="sheet" role={failed ? 'alert' : undefined}>
    {failed
      ? 'The preview cannot be shown now. Your answers are safe; reload the page to try again.'
      : 'Writing your document...'}
  </Text>
)

type PreviewFrameProps = {
  /** Undefined until it is written for the first time. */
  draft: Draft | undefined
  failed: boolean
  focused: string | undefined
  /** Stands at the right of the line above the paper. */
  action?: ReactNode
}

/** The paper in a frame that scrolls by itself and follows the focused question. */
export const PreviewFrame = ({ draft, failed, focused, action }: PreviewFrameProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const written = draft !== undefined
  useEffect(() => {
    if (written && frame.current && focused) showCurrent(frame.current, focused)
  }, [focused, written])
  return (
    <Flex direction="column" height="full" minH="0">
      <Flex justify="space-between" align="center" gap="4" minH="11" flexShrink={0}>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          <chakra.span hideBelow="sm">Live preview{draft && ' · '}</chakra.span>
          {draft && sizeText(draft)}
        </Text>
        {action}
      </Flex>
      <Box
        ref={frame}
        flex="1"
        minH="0"
        overflowY="auto"
        overscrollBehavior="contain"
        contain="strict"
        tabIndex={0}
        role="region"
        aria-label="Preview of the document"
        px="3"
        pb="6"
        pt="1"
        mx="-3"
      >
        {draft ? (
          <Sheet document={draft.document} focused={focused} />
        ) : (
          <Waiting failed={failed} />
        )}
      </Box>
    </Flex>
  )
}
