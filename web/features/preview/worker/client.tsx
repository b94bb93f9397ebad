import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Answers } from '../../../../shared/documents/template/template.ts'
import type { Comparison } from './comparison.ts'
import type { Preview, WorkerSetup } from './document-worker.ts'
import type { WorkerApi } from './worker.ts'

/** The page's interface to the worker that assembles and compares a document. */
export type PreviewWorker = {
  preview: (answers: Answers) => Promise<Preview>
  compare: (before: Answers, after: Answers) => Promise<Comparison>
}

/** Comlink doesn't report a worker that fails to load. */
const failedWorker = (message: string): PreviewWorker => {
  const fail = () => Promise.reject(new Error(message))
  return { preview: fail, compare: fail }
}

/** Comlink is loaded here, because no page needs it before hydration. */
const connect = async (worker: Worker, setup: WorkerSetup): Promise<PreviewWorker> => {
  const { wrap } = await import('comlink')
  const remote = wrap<WorkerApi>(worker)
  return {
    preview: (answers) => remote.preview(setup, answers),
    compare: (before, after) => remote.compare(setup, before, after),
  }
}

const PreviewWorkerContext = createContext<PreviewWorker | undefined>(undefined)

type ProviderProps = WorkerSetup & { children: ReactNode }

/** Runs a worker while the page is open. */
export const PreviewWorkerProvider = ({ templateId, today, children }: ProviderProps) => {
  const [client, setClient] = useState<PreviewWorker>()
  useEffect(() => {
    if (typeof Worker === 'undefined') {
      setClient(failedWorker('This browser has no workers'))
      return
    }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    let isUsable = true
    const fail = ({ message }: { message: string }) => {
      if (isUsable) setClient(failedWorker(message || 'The preview worker failed to load'))
      isUsable = false
    }
    worker.onerror = fail
    connect(worker, { templateId, today }).then((client) => isUsable && setClient(client), fail)
    return () => {
      isUsable = false
      worker.terminate()
    }
  }, [templateId, today])
  return <PreviewWorkerContext value={client}>{children}</PreviewWorkerContext>
}

/** The current worker; undefined until hydrated. */
export const usePreviewWorker = (): PreviewWorker | undefined => use(PreviewWorkerContext)
