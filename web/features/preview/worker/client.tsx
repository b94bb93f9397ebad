import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Answers } from '../../../../shared/documents/template/template.ts'
import type {
  Comparison,
  Preview,
  RequestMessage,
  ResultMessage,
  WorkerRequest,
  WorkerSetup,
} from './protocol.ts'

/** The page's end of the worker that assembles and compares one document. */
export type PreviewWorker = {
  preview: (answers: Answers) => Promise<Preview>
  compare: (before: Answers, after: Answers) => Promise<Comparison>
  stop: () => void
}

type Pending = { resolve: (result: ResultMessage) => void; reject: (error: Error) => void }

const requesterAt = (worker: Worker, port: MessagePort) => {
  const pending = new Map<number, Pending>()
  let count = 0
  port.onmessage = ({ data }: MessageEvent<ResultMessage>) => {
    pending.get(data.id)?.resolve(data)
    pending.delete(data.id)
  }
  worker.onerror = ({ message }) => {
    const error = new Error(message || 'The preview worker could not be loaded')
    for (const { reject } of pending.values()) reject(error)
    pending.clear()
  }
  return (request: WorkerRequest): Promise<ResultMessage> =>
    new Promise((resolve, reject) => {
      count += 1
      const message: RequestMessage = { id: count, request }
      pending.set(count, { resolve, reject })
      port.postMessage(message)
    })
}

/** @throws Error when the worker has sent an error in place of the value. */
const required = <Value,>(value: Value | undefined, { error }: ResultMessage): Value => {
  if (value === undefined) throw new Error(error ?? 'The preview worker sent no result')
  return value
}

/**
 * Starts a worker for one document. Its promises reject when the worker cannot be loaded or the
 * template is wrong, and never settle after `stop`.
 */
const startPreviewWorker = (setup: WorkerSetup): PreviewWorker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const { port1: port, port2 } = new MessageChannel()
  const request = requesterAt(worker, port)
  worker.postMessage(setup, [port2])
  return {
    preview: async (answers) => {
      const result = await request({ kind: 'preview', answers })
      return required(result.preview, result)
    },
    compare: async (before, after) => {
      const result = await request({ kind: 'comparison', before, after })
      return required(result.comparison, result)
    },
    stop: () => {
      port.close()
      worker.terminate()
    },
  }
}

const PreviewWorkerContext = createContext<PreviewWorker | undefined>(undefined)

type ProviderProps = WorkerSetup & { children: ReactNode }

/** Runs a worker for as long as the page is open. */
export const PreviewWorkerProvider = ({ templateId, today, children }: ProviderProps) => {
  const [worker, setWorker] = useState<PreviewWorker>()
  useEffect(() => {
    const started = startPreviewWorker({ templateId, today })
    setWorker(started)
    return started.stop
  }, [templateId, today])
  return <PreviewWorkerContext value={worker}>{children}</PreviewWorkerContext>
}

/** The worker around this component; undefined until the page has started in a browser. */
export const usePreviewWorker = (): PreviewWorker | undefined => use(PreviewWorkerContext)
