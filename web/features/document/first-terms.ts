import type { Template } from '../../../shared/documents/template.ts'

export type KeyTerm = { label: string; description: string }

const LIMIT = 5

/** Label and description of the first five fields (specification, Display limits). */
export const firstTerms = ({ steps }: Pick<Template, 'steps'>): KeyTerm[] =>
  steps
    .flatMap(({ fields }) => fields)
    .slice(0, LIMIT)
    .map(({ label, help }) => ({ label, description: help || 'No description available' }))
