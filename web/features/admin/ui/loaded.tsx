import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { NoticeCard } from '../../../ui/panel.tsx'
import { Busy } from '../../../ui/status.tsx'
import type { AdminCall } from '../sign-in/admin-caller.ts'
import { useAdmin } from '../sign-in/admin-context.ts'

type LoadProblemProps = { error: ApiError; onRetry: () => void }

/** A failed request with the server's message and a retry button. */
export const LoadProblem = ({ error, onRetry }: LoadProblemProps) => (
  <NoticeCard role="alert" title={MESSAGES.admin.refused} text={error.message}>
    <Button variant="outline" onClick={onRetry}>
      Try again
    </Button>
  </NoticeCard>
)

type LoadedProps<Data> = {
  cacheKey: readonly unknown[]
  load: (call: AdminCall) => Promise<Data>
  /** Says what is in progress. */
  busy?: string
  children: (data: Data) => ReactNode
}

/** Content that needs a request: shows its progress, and its failure with a retry. */
export const Loaded = <Data,>({
  cacheKey,
  load,
  busy = 'Loading...',
  children,
}: LoadedProps<Data>) => {
  const { call } = useAdmin()
  const { data, error, mutate } = useSWR<Data, ApiError>(cacheKey, () => load(call), SWR_OPTIONS)
  if (error) return <LoadProblem error={error} onRetry={() => mutate()} />
  return data === undefined ? <Busy>{busy}</Busy> : children(data)
}
