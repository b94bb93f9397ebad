import { firstUsed, type Ports, portsFrom } from '../../../bin/local/ports.ts'

/** The first port, below the range of outgoing connections, which starts at 32768 on Linux. */
const FIRST = 10_000
/** The number of ports reserved for each worker, so that two workers never take the same port. */
const PER_WORKER = 2_000
const WORKERS = 10
/** The number of ports of one store. */
const STEP = 8

const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS
/** The offset of the next store: files of a worker run one after another, each at other ports. */
let next = (process.pid * STEP) % PER_WORKER

/** Eight consecutive free ports. */
export const freePorts = async (): Promise<Ports> => {
  for (let tries = 0; tries < PER_WORKER / STEP; tries += 1) {
    const ports = portsFrom(FIRST + worker * PER_WORKER + next)
    next = (next + STEP) % PER_WORKER
    if ((await firstUsed(Object.values(ports))) === undefined) return ports
  }
  throw new Error('No free ports')
}
