import type { Coverage } from '../documents/template/coverage.ts'
import { STATE_NAMES, type StateName, stateInSentence } from '../documents/toolbox/states.ts'

/** The coverage of each document without its text, in a bundle of its own, by canonical document id. */
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

/** The coverage of a document; undefined for any other text. */
export const loadCoverage = async (documentId: string): Promise<Coverage | undefined> => {
  const load = Object.hasOwn(COVERAGES, documentId) ? COVERAGES[documentId] : undefined
  return load && (await load()).coverage
}

const MOST_NAMED = 4

/** "Louisiana and Ohio", or "Alabama, Alaska, Arizona and 40 more" where they are many. */
export const namedStates = (states: readonly StateName[]): string => {
  const names = states.map(stateInSentence)
  const [shown, last] =
    names.length > MOST_NAMED
      ? [names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} more`]
      : [names.slice(0, -1), names.at(-1) ?? '']
  return shown.length > 0 ? `${shown.join(', ')} and ${last}` : last
}

/** A coverage without its reasons. `letters` are the kinds' first ones in the order of the states. */
type Short = { letters: string; refused: string }

/** The coverage of each document without its reasons, and the states that it refuses in words. */
export const shortCoverages = async (): Promise<Record<string, Short>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(COVERAGES).map(async ([id, load]) => {
        const { coverage } = await load()
        const letters = STATE_NAMES.map((state) => coverage[state].kind.charAt(0)).join('')
        const refused = STATE_NAMES.filter((state) => coverage[state].kind === 'refuse')
        return [id, { letters, refused: namedStates(refused) }] as const
      }),
    ),
  )
