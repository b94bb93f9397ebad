import { Box } from '@chakra-ui/react'
import { type MouseEvent, memo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { BlockList } from './block-view.tsx'
import { Runs } from './runs.tsx'
import { SHEET } from './sheet.styles.ts'

type SheetProps = { document: AssembledDocument; focused: string | undefined }

/** Follows an answer's link within the page. Clicks with a modifier key are left to the browser. */
const useAnswerLinks = () => {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest('a[data-field]') : null
    if (!link || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    navigate(link.getAttribute('href') ?? '', { preventScrollReset: true })
  }
}

const PaperSheet = ({ document, focused }: SheetProps) => (
  <Box
    layerStyle="sheet"
    px={{ base: '6', sm: '10' }}
    py="10"
    css={SHEET}
    onClick={useAnswerLinks()}
  >
    <BlockList blocks={document.blocks} focused={focused} />
    {(document.footer.length > 0 || document.initials.length > 0) && (
      <p className="foot">
        <Runs runs={document.footer} /> {document.initials.map((party) => `${party} ____ `)}
      </p>
    )}
  </Box>
)

/** The document, styled like the printed page. */
export const Sheet = memo(PaperSheet)
