import { useEffect, useState } from 'react'
import useSWR from 'swr'
import {
  listTemplates,
  type TemplateListView,
  type TemplateRow,
} from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { notifyAdmin } from '../ui/admin-notices.ts'

/** The cache key of the list; changes elsewhere invalidate it. */
export const TEMPLATES_KEY = 'admin/templates'

/** Polling for page counts: attempts, and the interval in milliseconds. */
const MAX_POLL_ATTEMPTS = 5
const POLL_INTERVAL_MS = 3000

/** Pages are counted in the background, so rows are polled until all counts are available. */
const usePageCountPolling = (
  rows: readonly TemplateRow[] | undefined,
  reload: () => Promise<unknown>,
): void => {
  const [attempts, setAttempts] = useState(0)
  const waiting =
    attempts < MAX_POLL_ATTEMPTS && rows?.some(({ pageCount }) => pageCount === undefined) === true
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(async () => {
      await reload()
      setAttempts(attempts + 1)
    }, POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [waiting, attempts, reload])
}

/**
 * Rows are undefined while loading or refreshing. A second view uses the cached rows; changes
 * elsewhere need a refresh.
 */
export const useTemplates = () => {
  const { call } = useAdmin()
  const { data, error, mutate } = useSWR<TemplateListView, ApiError>(
    TEMPLATES_KEY,
    () => call(listTemplates),
    { ...SWR_OPTIONS, revalidateIfStale: false },
  )
  usePageCountPolling(data?.templates, mutate)
  const refresh = async () => {
    notifyAdmin('info', MESSAGES.templates.refreshing)
    await mutate(undefined, { revalidate: false })
    await mutate(() => call(listTemplates, { refresh: 'true' }), { revalidate: false })
  }
  return { rows: data?.templates, error, reload: () => mutate(), refresh }
}
