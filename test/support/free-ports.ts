import { firstUsed, type Ports, portsFrom } from '../../bin/ports.ts'

/** Below what systems lend to outgoing connections: Linux starts at 32768. */
const FIRST = 10_000
/** Each worker has a stretch of its own, so that two of them never take the same port at once. */
const PER_WORKER = 2_000
const WORKERS = 10
/** Ports of one store. */
const STEP = 8

const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS
/** Files run one after another in a worker: each starts elsewhere. */
let next = (process.pid * STEP) % PER_WORKER

/** Eight ports in a row that nothing uses now. */
export const freePorts = async (): Promise<Ports> => {
  for (let tries = 0; tries < PER_WORKER / STEP; tries += 1) {
    const ports = portsFrom(FIRST + worker * PER_WORKER + next)
    next = (next + STEP) % PER_WORKER
    if ((await firstUsed(Object.values(ports))) === undefined) return ports
  }
  throw new Error('No free ports')
}
