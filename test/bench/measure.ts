/** `round` counts the runs, so that each can use the answers of another buyer. */
export type Work = (round: number) => Promise<unknown>

export type Rounds = { warmUp: number; runs: number }

/** The value below which a share (0 to 1) of the numbers lies. Throws for an empty list. */
export const quantile = (values: readonly number[], share: number): number => {
  const value = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

const timed = async (work: Work, round: number): Promise<number> => {
  const start = performance.now()
  await work(round)
  return performance.now() - start
}

/** Milliseconds of each run of each work, taken in turns so that a busy machine slows them alike. */
export const measure = async (
  works: readonly Work[],
  { warmUp, runs }: Rounds,
): Promise<number[][]> => {
  for (let round = 0; round < warmUp; round++) for (const work of works) await work(round)
  const times: number[][] = works.map(() => [])
  for (let round = 0; round < runs; round++) {
    for (const [index, work] of works.entries())
      times[index]?.push(await timed(work, warmUp + round))
  }
  return times
}

/** The ratios of two works run by run: their median and the range of the middle 80 percent. */
export const ratios = (own: readonly number[], other: readonly number[]) => {
  const paired = own.map((time, run) => time / (other[run] ?? Number.NaN))
  return { median: median(paired), low: quantile(paired, 0.1), high: quantile(paired, 0.9) }
}
