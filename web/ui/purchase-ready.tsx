import { Flex } from '@chakra-ui/react'
import { useEffect } from 'react'
import { BUYER_MESSAGES } from '../../shared/buyer-messages.ts'
import { DownloadButtons } from './download-buttons.tsx'
import { CheckIcon } from './icons.tsx'
import { NextSteps } from './next-steps.tsx'
import { PageHeading } from './page.tsx'
import { notify } from './toaster.tsx'

const { title: TITLE, text: TEXT } = BUYER_MESSAGES.purchaseSuccess

const Done = () => (
  <Flex color="fg.success" gap="2" align="center" fontWeight="semibold">
    <CheckIcon />
    {TITLE}
  </Flex>
)

/** A purchase whose files are there: a toast says so once, and three buttons fetch them. */
export const PurchaseReady = ({ title, token }: { title: string; token: string }) => {
  useEffect(() => {
    notify({ type: 'success', title: TITLE, description: TEXT })
  }, [])
  return (
    <>
      <PageHeading eyebrow={<Done />} intro={TEXT}>
        {title}
      </PageHeading>
      <DownloadButtons token={token} />
      <NextSteps title="Next steps" />
    </>
  )
}
