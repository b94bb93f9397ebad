import { Box, Button } from '@chakra-ui/react'
import { memo, use, useCallback, useState } from 'react'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { useIsHydrating } from '../../ui/hooks/use-hydrated.ts'
import { BELOW_SPLIT_VIEW, SPLIT_VIEW_ONLY } from '../../ui/hooks/use-media.ts'
import { BackNextBar } from '../form/steps/back-next-bar.tsx'
import { BarEndContext } from '../form/steps/bar-end.ts'
import type { FormStep } from '../form/steps/form-steps.ts'
import { DocumentDrawer } from './document-drawer.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { useLiveDocument } from './use-live-document.ts'
import { usePreviewWorker } from './worker/client.tsx'
import type { Preview } from './worker/document-worker.ts'

type Shown = { preview: Preview | undefined; failed: boolean; focused: string | undefined }

/** The document next to the form, visible while the form scrolls. */
const PreviewPane = (shown: Shown) => (
  <Box position="sticky" top="20" height="calc(100dvh - 6.5rem)" minW="0" css={SPLIT_VIEW_ONLY}>
    <PreviewFrame {...shown} />
  </Box>
)

type BelowProps = Shown & { steps: readonly FormStep[]; index: number }

/** A bar at the bottom of narrow screens, whose middle button opens the document in a drawer. */
const PreviewBelow = ({ steps, index, ...shown }: BelowProps) => {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { setElement } = use(BarEndContext)
  return (
    <>
      <BackNextBar
        steps={steps}
        index={index}
        end={<span ref={setElement} />}
        position="sticky"
        bottom="0"
        zIndex="docked"
        mx={{ base: '-4', md: '-8' }}
        px={{ base: '4', md: '8' }}
        py="2"
        bg="bg"
        borderTopWidth="1px"
        css={BELOW_SPLIT_VIEW}
      >
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Show the document
        </Button>
      </BackNextBar>
      <DocumentDrawer open={open} onClose={close}>
        {(closeButton) => <PreviewFrame {...shown} action={closeButton} />}
      </DocumentDrawer>
    </>
  )
}

type LiveDocumentProps = {
  answers: Answers
  focused: string | undefined
  isSplit: boolean
  steps: readonly FormStep[]
  index: number
}

const LiveDocumentView = (props: LiveDocumentProps) => {
  const { answers, focused, isSplit, steps, index } = props
  const hydrating = useIsHydrating()
  const { announcement, ...shown } = useLiveDocument(usePreviewWorker(), answers)
  return (
    <>
      <Box srOnly aria-live="polite">
        {announcement}
      </Box>
      {(isSplit || hydrating) && <PreviewPane {...shown} focused={focused} />}
      {!isSplit && <PreviewBelow {...shown} focused={focused} steps={steps} index={index} />}
    </>
  )
}

/** The document from the deferred answers; memo skips renders between keystrokes. */
export const LiveDocument = memo(LiveDocumentView)
