import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { groupThousands } from '../../../shared/group-thousands.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { TextSkeleton } from '../../ui/status.tsx'
import type { Preview } from './worker/document-worker.ts'

/** "about 12 pages, 4,210 words". Only the generated files have an exact page count. */
const sizeText = ({ pages, words }: Preview): string =>
  `about ${pages} ${pages === 1 ? 'page' : 'pages'}, ${groupThousands(String(words))} words`

const Waiting = ({ failed }: { failed: boolean }) => (
  <Box p={{ base: '6', sm: '10' }} layerStyle="sheet">
    {failed ? (
      <Text role="alert">
        We can’t show the preview right now. Your answers are safe; reload the page to try again.
      </Text>
    ) : (
      <TextSkeleton lines={16} label="Writing your document" />
    )}
  </Box>
)

const ShownDocument = lazyPart(
  async () => (await import('./sheet/shown-document.tsx')).ShownDocument,
  <Waiting failed={false} />,
)

type PreviewFrameProps = {
  /** Undefined until the first preview is ready. */
  preview: Preview | undefined
  failed: boolean
  focused: string | undefined
  /** A control above the document, on the right. */
  action?: ReactNode
}

/** The document in a scroll container that follows the focused question. */
export const PreviewFrame = ({ preview, failed, focused, action }: PreviewFrameProps) => {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Flex direction="column" height="full" minH="0">
      <Flex justify="space-between" align="center" gap="4" minH="11" flexShrink={0}>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          <chakra.span hideBelow="sm">Live preview{preview && <span> · </span>}</chakra.span>
          {preview && <span>{sizeText(preview)}</span>}
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
        {preview ? (
          <ShownDocument document={preview.document} focused={focused} frame={frame} />
        ) : (
          <Waiting failed={failed} />
        )}
      </Box>
    </Flex>
  )
}
