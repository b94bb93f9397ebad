import type { Coverage } from '../documents/template/coverage.ts'
import { STATE_NAMES, type StateName, stateInSentence } from '../documents/toolbox/states.ts'

/**
 * Loads the coverage of a document by its id, without the document's text. Each is a bundle.
 */
const COVERAGES: Readonly<Record<string, () => Promise<{ coverage: Coverage }>>> = {
  'articles-of-incorporation': () => import('../documents/articles-of-incorporation/coverage.ts'),
  'bill-of-sale': () => import('../documents/bill-of-sale/coverage.ts'),
  'divorce-settlement-agreement': () =>
    import('../documents/divorce-settlement-agreement/coverage.ts'),
  'prenuptial-agreement': () => import('../documents/prenuptial-agreement/coverage.ts'),
  'employment-agreement': () => import('../documents/employment-agreement/coverage.ts'),
  'llc-operating-agreement': () => import('../documents/llc-operating-agreement/coverage.ts'),
  'independent-contractor-agreement': () =>
    import('../documents/independent-contractor-agreement/coverage.ts'),
  'last-will-and-testament': () => import('../documents/last-will-and-testament/coverage.ts'),
  'healthcare-directive': () => import('../documents/healthcare-directive/coverage.ts'),
  'promissory-note': () => import('../documents/promissory-note/coverage.ts'),
  'non-disclosure-agreement': () => import('../documents/non-disclosure-agreement/coverage.ts'),
  'safe-agreement': () => import('../documents/safe-agreement/coverage.ts'),
}

/** The coverage of a document, or undefined for an unknown id. */
export const loadCoverage = async (documentId: string): Promise<Coverage | undefined> => {
  const load = Object.hasOwn(COVERAGES, documentId) ? COVERAGES[documentId] : undefined
  return load && (await load()).coverage
}

const MAX_NAMED_STATES = 4

/** "Louisiana and Ohio", or "Alabama, Alaska, Arizona and 40 more" for long lists. */
export const formatStateList = (states: readonly StateName[]): string => {
  const names = states.map(stateInSentence)
  const [shown, last] =
    names.length > MAX_NAMED_STATES
      ? [names.slice(0, MAX_NAMED_STATES - 1), `${names.length - MAX_NAMED_STATES + 1} more`]
      : [names.slice(0, -1), names.at(-1) ?? '']
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last
}

/**
 * A coverage without its reasons. `kindCodes` has the first letter of each state's kind, in the
 * order of STATE_NAMES.
 */
type CoverageSummary = { kindCodes: string; refused: string }

/**
 * The coverage of each document without its reasons, and the names of the states where it isn't
 * sold.
 */
export const summarizeCoverages = async (): Promise<Record<string, CoverageSummary>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(COVERAGES).map(async ([id, load]) => {
        const { coverage } = await load()
        const kindCodes = STATE_NAMES.map((state) => coverage[state].kind.charAt(0)).join('')
        const refused = STATE_NAMES.filter((state) => coverage[state].kind === 'refuse')
        return [id, { kindCodes, refused: formatStateList(refused) }] as const
      }),
    ),
  )
