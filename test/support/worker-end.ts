type Close = () => Promise<void>

const closers: Close[] = []

const closeAll = async () => {
  for (const close of closers.toReversed()) await close()
  process.exit()
}

/** Runs a cleanup when vitest stops this worker with SIGTERM, the newest first. */
export const atWorkerEnd = (close: Close): void => {
  if (closers.length === 0) process.once('SIGTERM', closeAll)
  closers.push(close)
}
