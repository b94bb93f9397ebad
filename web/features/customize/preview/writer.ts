import type { Answers } from '../../../../shared/documents/template.ts'
import type { Comparison } from './comparison.ts'
import type { Draft, Opening, Reply, Request, Wish } from './writing.ts'

/** What asks for documents and comparisons, and ends the one who writes them. */
export type Writer = {
  draft: (answers: Answers) => Promise<Draft>
  compare: (before: Answers, after: Answers) => Promise<Comparison>
  stop: () => void
}

type Waiting = { resolve: (reply: Reply) => void; reject: (error: Error) => void }

const askAt = (worker: Worker, port: MessagePort) => {
  const waiting = new Map<number, Waiting>()
  let count = 0
  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  }
  worker.onerror = ({ message }) => {
    const error = new Error(message || 'The writer of the document could not be loaded')
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  return (wish: Wish): Promise<Reply> =>
    new Promise((resolve, reject) => {
      count += 1
      const request: Request = { id: count, wish }
      waiting.set(count, { resolve, reject })
      port.postMessage(request)
    })
}

const wished = <Wished>(value: Wished | undefined, { failure }: Reply): Wished => {
  if (value === undefined) throw new Error(failure ?? 'The writer did not do what was asked')
  return value
}

/**
 * Starts a worker that writes one document. Its promises reject when the worker cannot be loaded or
 * the template is wrong, and never settle after `stop`.
 */
export const startWriter = (opening: Opening): Writer => {
  const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), { type: 'module' })
  const { port1: port, port2 } = new MessageChannel()
  const ask = askAt(worker, port)
  worker.postMessage(opening, [port2])
  return {
    draft: async (answers) => {
      const reply = await ask({ kind: 'draft', answers })
      return wished(reply.draft, reply)
    },
    compare: async (before, after) => {
      const reply = await ask({ kind: 'comparison', before, after })
      return wished(reply.comparison, reply)
    },
    stop: () => {
      port.close()
      worker.terminate()
    },
  }
}
