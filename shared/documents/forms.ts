import type { FormTemplate } from './template/template.ts'

/** The questions of each form in their own bundle: a visitor loads only the form they fill in. */
const FORMS: Readonly<Record<string, () => Promise<{ form: FormTemplate }>>> = {
  'bill-of-sale': () => import('./bill-of-sale/form.ts'),
  'divorce-settlement-agreement': () => import('./divorce-settlement-agreement/form.ts'),
  'prenuptial-agreement': () => import('./prenuptial-agreement/form.ts'),
  'employment-agreement': () => import('./employment-agreement/form.ts'),
  'llc-operating-agreement': () => import('./llc-operating-agreement/form.ts'),
  'independent-contractor-agreement': () => import('./independent-contractor-agreement/form.ts'),
  'safe-agreement': () => import('./safe-agreement/form.ts'),
  'last-will-and-testament': () => import('./last-will-and-testament/form.ts'),
  'healthcare-directive': () => import('./healthcare-directive/form.ts'),
  'promissory-note': () => import('./promissory-note/form.ts'),
  'non-disclosure-agreement': () => import('./non-disclosure-agreement/form.ts'),
  'articles-of-incorporation': () => import('./articles-of-incorporation/form.ts'),
}

/** The form of a document's id; undefined for any other text. */
export const loadForm = async (id: string): Promise<FormTemplate | undefined> => {
  const load = Object.hasOwn(FORMS, id) ? FORMS[id] : undefined
  return load && (await load()).form
}
