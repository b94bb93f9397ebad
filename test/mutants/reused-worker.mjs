/*
 * A Vitest plugin that runs the tests of all mutants in one thread. Each file evaluates our modules again (`isolate`),
 * while packages, which have no mutants and are slow to load, stay loaded.
 */
import { ThreadsPoolWorker } from 'vitest/node'

/** The maximum number of files per thread, so that leftover state doesn't add up. */
const MAX_TASKS = 60

/** The thread, and the number of files it has started. */
let reused
let startedFiles = 0

const stopThread = async () => {
  const ended = reused
  reused = undefined
  await ended?.stop()
}

/** The pool's view of a worker. The thread stays alive if the pool stops the worker after a finished file. */
class ReusedWorker {
  name = 'reused'
  listeners = []
  hasTask = false

  constructor(options) {
    this.options = options
  }

  /** The previous worker has finished its file, but the pool may not have stopped it yet. */
  async start() {
    if (startedFiles >= MAX_TASKS) await stopThread()
    if (!reused) {
      reused = new ThreadsPoolWorker(this.options)
      startedFiles = 0
      await reused.start()
    }
    startedFiles += 1
    this.thread = reused
  }

  on(event, callback) {
    this.listeners.push([event, callback])
    this.thread.on(event, callback)
  }

  off(event, callback) {
    this.listeners = this.listeners.filter(
      ([name, listener]) => name !== event || listener !== callback,
    )
    if (this.thread === reused) this.thread.off(event, callback)
  }

  send(message) {
    if (message.type !== 'stop') return this.thread.send(message)
    this.hasTask = true
    const stopped = { type: 'stopped', __vitest_worker_response__: true }
    for (const [event, callback] of this.listeners) if (event === 'message') callback(stopped)
  }

  async stop() {
    for (const [event, callback] of [...this.listeners]) this.off(event, callback)
    if (!this.hasTask && this.thread === reused) await stopThread()
  }

  deserialize(data) {
    return data
  }
}

export const reusedWorker = () => ({
  name: 'reused-worker',
  configureVitest({ vitest, project }) {
    project.config.pool = 'reused'
    project.config.poolRunner = {
      name: 'reused',
      createPoolWorker: (options) => new ReusedWorker(options),
    }
    vitest.onClose(stopThread)
  },
})
