import { Box } from '@chakra-ui/react'
import { memo } from 'react'
import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import { BlockList } from './block-view.tsx'
import { Runs } from './run-view.tsx'
import { sheetStyle } from './sheet-style.ts'

type SheetProps = { document: AssembledDocument; focused: string | undefined }

const PaperSheet = ({ document, focused }: SheetProps) => (
  <Box layerStyle="sheet" px={{ base: '6', sm: '10' }} py="10" css={sheetStyle}>
    <BlockList blocks={document.blocks} focused={focused} />
    {(document.footer.length > 0 || document.initials.length > 0) && (
      <p className="foot">
        <Runs runs={document.footer} /> {document.initials.map((party) => `${party} ____ `)}
      </p>
    )}
  </Box>
)

/** The document as it will be printed, on its paper. */
export const Sheet = memo(PaperSheet)
