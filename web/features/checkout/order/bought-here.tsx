import { Button } from '@chakra-ui/react'
import useSWR from 'swr'
import { BOUGHT_HERE } from '../../../../shared/content/purchase-notices.ts'
import { loadApi } from '../../../api/load-api.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ButtonLink, SiteLink } from '../../../ui/site-link.tsx'
import type { SavedOrder } from './saved-orders.ts'

/** A link to the files of an order from this browser, if there is one. */
export const BoughtHere = ({ order }: { order: SavedOrder }) => {
  const { data } = useSWR(
    ['bought', order.orderId, order.accessToken],
    async () => (await loadApi()).api.getPurchase(order.orderId, order.accessToken),
    SWR_OPTIONS,
  )
  if (!data?.downloadToken) return null
  const isExpired = data.status === 'link_expired'
  return (
    <Panel as="aside" accent="green" aria-label={BOUGHT_HERE.title} px="5" py="2" mb="6">
      {isExpired ? BOUGHT_HERE.expired : BOUGHT_HERE.text}{' '}
      <SiteLink to={paths.download(data.downloadToken)} standalone>
        {isExpired ? BOUGHT_HERE.renew : BOUGHT_HERE.action}
      </SiteLink>
    </Panel>
  )
}

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
