import type { Run } from '../../../shared/documents/model.ts'

/** The words of runs without their looks; a blank is three low lines. */
export const textOf = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'blank' ? '___' : run.text)).join('')
