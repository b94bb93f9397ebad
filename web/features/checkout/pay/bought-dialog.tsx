import { Button } from '@chakra-ui/react'
import { BOUGHT_HERE } from '../../../../shared/content/purchase-notices.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'

type BoughtDialogProps = { documentId: string; onClose: () => void; onBuyAgain: () => void }

/** Asks whether to open the files of the blank template or to buy it again. */
export const BoughtDialog = ({ documentId, onClose, onBuyAgain }: BoughtDialogProps) => (
  <Dialog open onClose={onClose} title={BOUGHT_HERE.blankTitle}>
    <p>{BOUGHT_HERE.blank}</p>
    <DialogActions>
      <Button variant="outline" onClick={onBuyAgain}>
        {BOUGHT_HERE.again}
      </Button>
      <ButtonLink to={paths.cryptoReturn(documentId)}>{BOUGHT_HERE.action}</ButtonLink>
    </DialogActions>
  </Dialog>
)
