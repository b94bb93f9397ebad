import { useState } from 'react'
import type { PlaceholderView } from '../../../../shared/admin-api.ts'
import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { ApiError } from '../../../lib/api-error.ts'
import type { AdminApi } from '../admin-api.ts'
import { tell } from '../parts/tell.ts'
import { useAdmin } from '../sign-in/admin-context.ts'

export type Placeholder = PlaceholderView['results'][number]

/** `documents` counts those that are done; `placeholders` are the files that came of them. */
export type CreatorState = {
  phase: 'idle' | 'creating' | 'created' | 'failed'
  documents: number
  placeholders: readonly Placeholder[]
  error?: string
}

const IDS = enabledEntries().map(({ id }) => id)
export const CREATOR_TOTAL = IDS.length

const { done, failed, failedTitle } = MESSAGES.templates.placeholders

const START: CreatorState = { phase: 'creating', documents: 0, placeholders: [] }

/** One call for each document, so that progress can be told; stops at the first that fails. */
const createAll = async (
  api: AdminApi,
  show: (state: CreatorState) => void,
): Promise<CreatorState> => {
  let state = START
  for (const id of IDS) {
    show(state)
    const { success, results, error } = await api.createPlaceholders([id])
    const placeholders = [...state.placeholders, ...results]
    state = { ...state, placeholders, documents: state.documents + 1 }
    if (!success) return { ...state, phase: 'failed', error: error ?? failed }
  }
  return { ...state, phase: 'created' }
}

const tellOutcome = ({ error, placeholders }: CreatorState) =>
  error === undefined
    ? tell({
        type: 'success',
        title: done,
        description: MESSAGES.admin.created(placeholders.length),
      })
    : tell({ type: 'error', title: failedTitle, description: error })

/** Makes placeholder PDFs of all documents; a toast tells how it went. */
export const useCreator = () => {
  const { api } = useAdmin()
  const [state, setState] = useState<CreatorState>({ ...START, phase: 'idle' })
  const create = async () => {
    const end = await createAll(api, setState).catch((error: unknown): CreatorState => {
      if (!(error instanceof ApiError)) throw error
      return { ...START, phase: 'failed', error: error.message }
    })
    setState(end)
    tellOutcome(end)
  }
  return { state, create }
}
export type Creator = ReturnType<typeof useCreator>
