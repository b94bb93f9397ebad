import type { CheckedTemplate, FormTemplate, Rule } from '../documents/template/template.ts'
import { loadCoverage } from './coverages.ts'

/** The rules of each form in their own bundle. */
const RULES: Readonly<Record<string, () => Promise<{ rules: readonly Rule[] }>>> = {
  'bill-of-sale': () => import('../documents/bill-of-sale/rules.ts'),
  'divorce-settlement-agreement': () =>
    import('../documents/divorce-settlement-agreement/rules.ts'),
  'prenuptial-agreement': () => import('../documents/prenuptial-agreement/rules.ts'),
  'employment-agreement': () => import('../documents/employment-agreement/rules.ts'),
  'llc-operating-agreement': () => import('../documents/llc-operating-agreement/rules.ts'),
  'independent-contractor-agreement': () =>
    import('../documents/independent-contractor-agreement/rules.ts'),
  'safe-agreement': () => import('../documents/safe-agreement/rules.ts'),
  'last-will-and-testament': () => import('../documents/last-will-and-testament/rules.ts'),
  'healthcare-directive': () => import('../documents/healthcare-directive/rules.ts'),
  'promissory-note': () => import('../documents/promissory-note/rules.ts'),
  'non-disclosure-agreement': () => import('../documents/non-disclosure-agreement/rules.ts'),
  'articles-of-incorporation': () => import('../documents/articles-of-incorporation/rules.ts'),
}

/** The form with its rules and coverage, without the document's text. */
export const loadChecked = async <T extends FormTemplate>(
  form: T,
): Promise<T & CheckedTemplate> => {
  const [loaded, coverage] = await Promise.all([RULES[form.id]?.(), loadCoverage(form.id)])
  if (!loaded || !coverage) throw new Error(`${form.id} has no rules or coverage`)
  return { ...form, rules: loaded.rules, coverage }
}
