import type { Run } from '../model.ts'

type TextRun = Run & { kind: 'text' }

/** Words of the template: they may be tidied, answers stay as typed. */
const isWording = (run: Run | undefined): run is TextRun =>
  run?.kind === 'text' && run.field === undefined

const isSameStyle = (a: TextRun, b: TextRun) => a.bold === b.bold && a.italic === b.italic

const join = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    if (isWording(run) && isWording(before) && isSameStyle(run, before)) before.text += run.text
    else if (run.kind !== 'text' || run.text !== '') joined.push(isWording(run) ? { ...run } : run)
  }
  return joined
}

const endsWithSpace = (run: Run | undefined) => run?.kind === 'text' && run.text.endsWith(' ')

/** An answer that brings its own full stop ("Lee, Inc.", "if it rains.") needs no second one. */
const endsSentence = (run: Run | undefined) =>
  run?.kind === 'text' && run.field !== undefined && /[.!?]$/.test(run.text)

/** A condition that prints nothing leaves two spaces, or one before a comma: neither is kept. */
const closeGaps = (run: Run, index: number, runs: readonly Run[]): Run => {
  if (!isWording(run)) return run
  const single = run.text.replace(/ {2,}/g, ' ').replace(/ ([.,;:])(?=\s|$)/g, '$1')
  const starts = index === 0 || endsWithSpace(runs[index - 1])
  const closed = endsSentence(runs[index - 1]) ? single.replace(/^\.(?=\s|$)/, '') : single
  const text = starts ? closed.replace(/^ +/, '') : closed
  return { ...run, text: index === runs.length - 1 ? text.trimEnd() : text }
}

/** Joins neighbouring words of one style and drops what conditions and answers make superfluous. */
export const tidyRuns = (runs: readonly Run[]): Run[] =>
  join(join(runs).map(closeGaps)).filter((run) => run.kind !== 'text' || run.text !== '')
