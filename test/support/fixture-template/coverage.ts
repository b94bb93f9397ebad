import type { Coverage, StateCoverage } from '../../../shared/documents/template/coverage.ts'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'

const FACTS = { source: 'The fixture', checked: '2026-11-22' }

const entryOf = (state: string): StateCoverage => {
  if (state === 'Louisiana') {
    return {
      kind: 'refuse',
      reason: 'Louisiana has no such loan.',
      turnTo: 'Ask a notary there.',
      ...FACTS,
    }
  }
  if (state === 'Ohio') return { kind: 'warn', reason: 'Ohio wants a seal.', ...FACTS }
  return { kind: 'floor', reason: `${state} asks for nothing more.`, ...FACTS }
}

/** Louisiana is refused, Ohio has a warning. */
export const coverage = Object.fromEntries(
  STATE_NAMES.map((state) => [state, entryOf(state)]),
) as Coverage
