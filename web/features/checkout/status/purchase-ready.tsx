import { Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { PURCHASE_MESSAGES } from '../../../../shared/purchase-messages.ts'
import { type PurchaseState, STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { withStorage } from '../../../ui/browser/device-storage.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notices.ts'
import { PageHeading } from '../../../ui/page.tsx'
import { DownloadButtons } from '../download/download-buttons.tsx'
import { AfterPurchase } from './after-purchase.tsx'

const { title: TITLE, text: TEXT } = PURCHASE_MESSAGES.purchaseSuccess

const SuccessEyebrow = () => (
  <Flex color="fg.success" gap="2" align="center" fontWeight="semibold">
    <CheckIcon />
    {TITLE}
  </Flex>
)

/** Whether this is the tab's first view of the purchase. Records the view. */
const isFirstView = (token: string): boolean => {
  const key = `shown:${token.slice(0, 8)}`
  const wasShown = withStorage(
    (storage) => {
      const shown = storage.getItem(key)
      storage.setItem(key, 'true')
      return shown !== null
    },
    () => window.sessionStorage,
  )
  return !wasShown
}

type PurchaseReadyProps = { status: PurchaseState; title?: string; token: string }

/** A purchase with its files: three download buttons, and a toast on the first view. */
export const PurchaseReady = ({ status, title, token }: PurchaseReadyProps) => {
  useEffect(() => {
    if (isFirstView(token)) notify({ type: 'success', title: TITLE, description: TEXT })
  }, [token])
  return (
    <AfterPurchase token={token} steps="Next steps">
      <PageHeading eyebrow={<SuccessEyebrow />} intro={STATE_TEXTS[status].text}>
        {title || DOWNLOAD_MESSAGES.thankYou.fallbackTitle}
      </PageHeading>
      <DownloadButtons token={token} />
    </AfterPurchase>
  )
}
