import { Box, Button, Text } from '@chakra-ui/react'
import type { PurchaseNotice } from '../../../shared/content/purchase-notices.ts'
import { Busy } from '../../ui/busy.tsx'

type PaymentWaitProps = { problem?: PurchaseNotice; onClose: () => void }

/** The foot of a payment under way elsewhere: waiting, or how it ended. */
export const PaymentWait = ({ problem, onClose }: PaymentWaitProps) => (
  <Box mt="5" pt="4" borderTopWidth="1px">
    {problem ? (
      <Box role="alert">
        <Text fontWeight="semibold">{problem.title}</Text>
        <Text color="fg.muted">{problem.text}</Text>
      </Box>
    ) : (
      <Busy>Waiting for your payment...</Busy>
    )}
    <Button variant="outline" mt="4" onClick={onClose}>
      Pay another way
    </Button>
  </Box>
)
