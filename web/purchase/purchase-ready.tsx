import { Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { PURCHASE_MESSAGES } from '../../shared/purchase-messages.ts'
import { CheckIcon } from '../ui/icons.tsx'
import { notify } from '../ui/notices.ts'
import { PageHeading } from '../ui/page.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import { NextSteps } from './next-steps.tsx'

const { title: TITLE, text: TEXT } = PURCHASE_MESSAGES.purchaseSuccess

const Done = () => (
  <Flex color="fg.success" gap="2" align="center" fontWeight="semibold">
    <CheckIcon />
    {TITLE}
  </Flex>
)

/** A purchase whose files are there: a toast says so once, and three buttons fetch them. */
export const PurchaseReady = ({ title, token }: { title?: string; token: string }) => {
  useEffect(() => {
    notify({ type: 'success', title: TITLE, description: TEXT })
  }, [])
  return (
    <>
      <PageHeading eyebrow={<Done />} intro={TEXT}>
        {title || PURCHASE_MESSAGES.thankYou.fallbackTitle}
      </PageHeading>
      <DownloadButtons token={token} />
      <NextSteps title="Next steps" />
    </>
  )
}
