import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { generateDocuments, type PlaceholderView } from '../../../../shared/api/admin-templates.ts'
import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import type { AdminCall } from '../sign-in/admin-caller.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { TEMPLATES_KEY } from '../templates/use-templates.ts'
import { notifyAdmin } from '../ui/admin-notices.ts'

export type Placeholder = PlaceholderView['results'][number]

/** `documents` counts the finished documents; `placeholders` are their files. */
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

/** One call per document, to show progress. The first failure stops the run. */
const createAll = async (
  call: AdminCall,
  show: (state: CreatorState) => void,
): Promise<CreatorState> => {
  let state = START
  for (const id of IDS) {
    show(state)
    const { success, results, error } = await call(generateDocuments, {
      action: 'create_template_placeholders',
      documentIds: [id],
    })
    const placeholders = [...state.placeholders, ...results]
    state = { ...state, placeholders, documents: state.documents + 1 }
    if (!success) return { ...state, phase: 'failed', error: error ?? failed }
  }
  return { ...state, phase: 'created' }
}

const notifyOutcome = ({ error, placeholders }: CreatorState) =>
  error === undefined
    ? notifyAdmin('success', done, MESSAGES.admin.created(placeholders.length))
    : notifyAdmin('error', failedTitle, error)

/** Creates placeholder PDFs of all documents and notifies about the outcome. */
export const useCreator = () => {
  const { call } = useAdmin()
  const { mutate } = useSWRConfig()
  const [state, setState] = useState<CreatorState>({ ...START, phase: 'idle' })
  const create = async () => {
    const outcome = await createAll(call, setState).catch((failure: unknown): CreatorState => {
      const { status, message } = apiErrorOf(failure)
      return { ...START, phase: 'failed', error: (status !== 0 && message) || failed }
    })
    setState(outcome)
    notifyOutcome(outcome)
    await mutate(TEMPLATES_KEY, undefined)
  }
  return { state, create }
}
export type Creator = ReturnType<typeof useCreator>
