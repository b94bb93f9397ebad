import { findUsedPort, type Ports, portsFrom } from '../../../bin/local/ports.ts'

/** The first port, below the range of outgoing connections, which starts at 32768 on Linux. */
const FIRST_PORT = 10_000
/** Ports reserved per worker, so that two workers never use the same port. */
const PORTS_PER_WORKER = 2_000
const WORKERS = 10
/** Ports of one store. */
const PORTS_PER_STORE = 8

const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS
/** The offset of the next store: files of a worker run one after another, each on other ports. */
let next = (process.pid * PORTS_PER_STORE) % PORTS_PER_WORKER

/** Eight consecutive free ports. */
export const freePorts = async (): Promise<Ports> => {
  for (let tries = 0; tries < PORTS_PER_WORKER / PORTS_PER_STORE; tries += 1) {
    const ports = portsFrom(FIRST_PORT + worker * PORTS_PER_WORKER + next)
    next = (next + PORTS_PER_STORE) % PORTS_PER_WORKER
    if ((await findUsedPort(Object.values(ports))) === undefined) return ports
  }
  throw new Error('No free ports')
}
