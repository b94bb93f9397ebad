type Work = () => Promise<unknown>

const WARM_UP = 15
const RUNS = 60

/** The middle of a list of numbers; undefined for an empty one. */
export const median = (values: readonly number[]): number | undefined =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function timed(work: Work): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Milliseconds of each run of each work, taken in turns so that a busy machine slows them alike. */
export async function measure(works: readonly Work[]): Promise<number[][]> {
  for (let round = 0; round < WARM_UP; round++) for (const work of works) await work()
  const times: number[][] = works.map(() => [])
  for (let round = 0; round < RUNS; round++) {
    for (const [index, work] of works.entries()) times[index]?.push(await timed(work))
  }
  return times
}
