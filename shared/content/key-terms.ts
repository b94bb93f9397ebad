import { loadForm } from '../documents/forms.ts'
import type { Step } from '../documents/template/template.ts'

type KeyTerm = { label: string; description: string }

const MAX_KEY_TERMS = 5

/** Label and description of the first five fields (specification, Display limits). */
const firstTerms = (steps: readonly Step[]): KeyTerm[] =>
  steps
    .flatMap(({ fields }) => fields)
    .slice(0, MAX_KEY_TERMS)
    .map(({ label, help }) => ({ label, description: help || 'No description available' }))

/** The key terms of a document, or none for an unknown id. */
export const loadKeyTerms = async (documentId: string): Promise<KeyTerm[]> => {
  const form = await loadForm(documentId)
  return form ? firstTerms(form.steps) : []
}
