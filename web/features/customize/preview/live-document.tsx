import { Box, Button, VisuallyHidden } from '@chakra-ui/react'
import { memo, useCallback, useMemo, useState } from 'react'
import type { Answers, Template } from '../../../../shared/documents/template.ts'
import { MoveBar } from '../steps/move-bar.tsx'
import { hrefOf, type Stop, stepOfField } from '../steps/stops.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { QuestionLinks } from './question-links.ts'
import { useLiveDocument } from './use-live-document.ts'
import { useWriter } from './writer-provider.tsx'
import type { Draft } from './writing.ts'

type Shown = { draft: Draft | undefined; failed: boolean; focused: string | undefined }

/** Beside the form: stays in view while the form is scrolled. */
const PreviewPane = (shown: Shown) => (
  <Box position="sticky" top="20" height="calc(100dvh - 6.5rem)" minW="0">
    <PreviewFrame {...shown} />
  </Box>
)

type BelowProps = Shown & { stops: readonly Stop[]; index: number }

/** Where there is no room beside: a bar at the bottom whose middle button raises the document. */
const PreviewBelow = ({ stops, index, ...shown }: BelowProps) => {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <MoveBar
        stops={stops}
        index={index}
        position="sticky"
        bottom="0"
        zIndex="docked"
        mx={{ base: '-4', md: '-8' }}
        px={{ base: '4', md: '8' }}
        py="2"
        bg="bg"
        borderTopWidth="1px"
      >
        <Button variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Show the document
        </Button>
      </MoveBar>
      <PreviewDialog open={open} onClose={close}>
        {(closeButton) => <PreviewFrame {...shown} action={closeButton} />}
      </PreviewDialog>
    </>
  )
}

type LiveDocumentProps = {
  template: Template
  answers: Answers
  focused: string | undefined
  beside: boolean
  stops: readonly Stop[]
  index: number
}

const DocumentWithNews = (props: LiveDocumentProps) => {
  const { template, answers, focused, beside, stops, index } = props
  const { news, ...written } = useLiveDocument(useWriter(), answers)
  const hrefOfQuestion = useMemo(() => {
    const steps = stepOfField(template)
    return (field: string) => {
      const step = steps.get(field)
      return step && hrefOf(step, field)
    }
  }, [template])
  return (
    <QuestionLinks value={hrefOfQuestion}>
      <VisuallyHidden aria-live="polite">{news}</VisuallyHidden>
      {beside ? (
        <PreviewPane {...written} focused={focused} />
      ) : (
        <PreviewBelow {...written} focused={focused} stops={stops} index={index} />
      )}
    </QuestionLinks>
  )
}

/** The document made of the answers so far. Drawn again only when they have settled. */
export const LiveDocument = memo(DocumentWithNews)
