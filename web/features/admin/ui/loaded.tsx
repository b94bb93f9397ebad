import { Box, Button, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { Bar } from '../../../ui/bar.tsx'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { Busy } from '../../../ui/status.tsx'
import { type AdminCall, useAdmin } from '../sign-in/admin-caller.ts'

/** The result of a request, cached by its key. Without a key, nothing is requested. */
export const useAdminData = <Data,>(
  cacheKey: readonly unknown[] | false,
  load: (call: AdminCall) => Promise<Data>,
) => {
  const { call } = useAdmin()
  return useSWR<Data, ApiError>(cacheKey, () => load(call), SWR_OPTIONS)
}

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
export const Loaded = <Data,>(props: LoadedProps<Data>) => {
  const { cacheKey, load, busy = 'Loading...', children } = props
  const { data, error, mutate } = useAdminData(cacheKey, load)
  if (error) return <LoadProblem error={error} onRetry={() => mutate()} />
  return data === undefined ? <Busy>{busy}</Busy> : children(data)
}

type ProgressBarProps = {
  label: string
  /** 0 to 100. */
  percent: number
  text: string
}

export const ProgressBar = ({ label, percent, text }: ProgressBarProps) => (
  <Box my="4">
    <Bar
      percent={percent}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
      h="2"
    />
    <Text mt="2" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {text}
    </Text>
  </Box>
)
