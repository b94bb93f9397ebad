import type { Step } from '../documents/template/template.ts'

/** Loads the questions of a document without its text, by document id. */
const STEPS: Readonly<Record<string, () => Promise<{ steps: readonly Step[] }>>> = {
  'bill-of-sale': () => import('../documents/bill-of-sale/fields.ts'),
  'divorce-settlement-agreement': () =>
    import('../documents/divorce-settlement-agreement/fields.ts'),
  'prenuptial-agreement': () => import('../documents/prenuptial-agreement/fields.ts'),
  'employment-agreement': () => import('../documents/employment-agreement/fields.ts'),
  'llc-operating-agreement': () => import('../documents/llc-operating-agreement/fields.ts'),
  'independent-contractor-agreement': () =>
    import('../documents/independent-contractor-agreement/fields.ts'),
  'safe-agreement': () => import('../documents/safe-agreement/fields.ts'),
  'last-will-and-testament': () => import('../documents/last-will-and-testament/fields.ts'),
  'healthcare-directive': () => import('../documents/healthcare-directive/fields.ts'),
  'promissory-note': () => import('../documents/promissory-note/fields.ts'),
  'non-disclosure-agreement': () => import('../documents/non-disclosure-agreement/fields.ts'),
  'articles-of-incorporation': () => import('../documents/articles-of-incorporation/fields.ts'),
}

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
  const load = Object.hasOwn(STEPS, documentId) ? STEPS[documentId] : undefined
  return load ? firstTerms((await load()).steps) : []
}
