import type { Template } from './template/template.ts'

/** Each template in its own bundle: a visitor loads only the document they write. */
const TEMPLATES: Readonly<Record<string, () => Promise<{ template: Template }>>> = {
  'bill-of-sale': () => import('./bill-of-sale/index.ts'),
  'divorce-settlement-agreement': () => import('./divorce-settlement-agreement/index.ts'),
  'prenuptial-agreement': () => import('./prenuptial-agreement/index.ts'),
  'employment-agreement': () => import('./employment-agreement/index.ts'),
  'llc-operating-agreement': () => import('./llc-operating-agreement/index.ts'),
  'independent-contractor-agreement': () => import('./independent-contractor-agreement/index.ts'),
  'safe-agreement': () => import('./safe-agreement/index.ts'),
  'last-will-and-testament': () => import('./last-will-and-testament/index.ts'),
  'healthcare-directive': () => import('./healthcare-directive/index.ts'),
  'promissory-note': () => import('./promissory-note/index.ts'),
  'non-disclosure-agreement': () => import('./non-disclosure-agreement/index.ts'),
  'articles-of-incorporation': () => import('./articles-of-incorporation/index.ts'),
}

/** The canonical ids of the documents that exist. */
export const templateIds: readonly string[] = Object.keys(TEMPLATES)

/** The template of an id; undefined for any other text. */
export const loadTemplate = async (id: string): Promise<Template | undefined> => {
  const load = Object.hasOwn(TEMPLATES, id) ? TEMPLATES[id] : undefined
  return load && (await load()).template
}
