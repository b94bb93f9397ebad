import { Button } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'

type LoadProblemProps = { error: ApiError; onRetry: () => void }

/** A failed request with the server's message and a retry button. */
export const LoadProblem = ({ error, onRetry }: LoadProblemProps) => (
  <NoticeCard role="alert" title={MESSAGES.admin.refused} text={error.message}>
    <Button variant="outline" onClick={onRetry}>
      Try again
    </Button>
  </NoticeCard>
)
