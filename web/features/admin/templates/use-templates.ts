import useSWR from 'swr'
import type { TemplateListView } from '../../../../shared/admin-api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { READS } from '../../../lib/reads.ts'
import { tell } from '../parts/tell.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { useMeasuring } from './use-measuring.ts'

/** The rows of the manager, undefined while they are fetched, also anew. */
export const useTemplates = () => {
  const { api } = useAdmin()
  const { data, error, mutate } = useSWR<TemplateListView, ApiError>(
    'admin/templates',
    () => api.templates(),
    READS,
  )
  useMeasuring(data?.templates, mutate)
  const refresh = async () => {
    tell({ type: 'info', title: MESSAGES.templates.refreshing })
    await mutate(undefined, { revalidate: false })
    await mutate(() => api.templates(true), { revalidate: false })
  }
  return { rows: data?.templates, error, reload: () => mutate(), refresh }
}
