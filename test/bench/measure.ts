/** `round` counts the runs, so that each can use other answers. */
export type Work = (round: number) => Promise<unknown>

export type Rounds = { warmUp: number; runs: number }

/** The value below which a share (0 to 1) of the numbers lies. Throws if the list is empty. */
export const quantile = (values: readonly number[], share: number): number => {
  const value = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

const measureMs = async (work: Work, round: number): Promise<number> => {
  const start = performance.now()
  await work(round)
  return performance.now() - start
}

/** The milliseconds of each run of each task. Tasks alternate, so that load slows them equally. */
export const measure = async (
  works: readonly Work[],
  { warmUp, runs }: Rounds,
): Promise<number[][]> => {
  for (let round = 0; round < warmUp; round++) for (const work of works) await work(round)
  const times: number[][] = works.map(() => [])
  for (let round = 0; round < runs; round++) {
    for (const [index, work] of works.entries())
      times[index]?.push(await measureMs(work, warmUp + round))
  }
  return times
}

/** The median ratio of two tasks per run, and the range of the middle 80 percent. */
export const ratios = (own: readonly number[], other: readonly number[]) => {
  const paired = own.map((time, run) => time / (other[run] ?? Number.NaN))
  return { median: median(paired), low: quantile(paired, 0.1), high: quantile(paired, 0.9) }
}
