import { aroundCalls } from './around-calls.ts'

/**
 * Lets the functions of this process die: the call to AWS with the number given to `dieAfter` is
 * carried out, its answer is lost, and nothing is asked any more until `revive`.
 */
export const crashes = () => {
  const seen = { calls: 0, deaths: 0 }
  let last = Number.POSITIVE_INFINITY
  let dead = false
  aroundCalls(async (_, send) => {
    if (dead) throw new Error('The process is dead')
    const answer = await send()
    seen.calls += 1
    if (!dead && seen.calls >= last) {
      dead = true
      seen.deaths += 1
    }
    if (dead) throw new Error('The process died')
    return answer
  })
  return {
    /** Counts from now on; undefined lets it live. */
    dieAfter: (call = Number.POSITIVE_INFINITY) => {
      Object.assign(seen, { calls: 0 })
      last = call
    },
    revive: () => {
      dead = false
      last = Number.POSITIVE_INFINITY
    },
    isDead: () => dead,
    /** Calls carried out since `dieAfter`. */
    calls: () => seen.calls,
    deaths: () => seen.deaths,
  }
}
