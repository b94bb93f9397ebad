/*
 * A plugin of vitest: the tests of one mutant after another run in one thread. Each file evaluates our modules again
 * (`isolate`), while the packages, which hold no mutants and take most of a start, stay loaded.
 */
import { ThreadsPoolWorker } from 'vitest/node'

/** Files that a thread runs at most: what they leave behind must not add up. */
const MAX_TASKS = 60

/** The thread, and how many files it has begun. */
let reused
let begun = 0

const end = async () => {
  const ended = reused
  reused = undefined
  await ended?.stop()
}

/** A worker as the pool sees it; the thread outlives it when the pool has asked it to stop in good order. */
class ReusedWorker {
  name = 'reused'
  listeners = []
  hasTask = false

  constructor(options) {
    this.options = options
  }

  /** The one before has done its file by now, though the pool may not have stopped it yet. */
  async start() {
    if (begun >= MAX_TASKS) await end()
    if (!reused) {
      reused = new ThreadsPoolWorker(this.options)
      begun = 0
      await reused.start()
    }
    begun += 1
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
    if (!this.hasTask && this.thread === reused) await end()
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
    vitest.onClose(end)
  },
})
