/* Runs beside the page, so that assembling a document of many pages never delays a key. */
import { loadTemplate } from '../../../../shared/documents/registry.ts'
import type { RequestMessage, ResultMessage, WorkerSetup } from './protocol.ts'
import { resultsFor } from './results.ts'

const load = async ({ templateId, today }: WorkerSetup) => {
  const template = await loadTemplate(templateId)
  if (!template) throw new Error(`No template: ${templateId}`)
  return resultsFor(template, today)
}

const serve = (setup: WorkerSetup, port: MessagePort): void => {
  const ready = load(setup)
  const answer = async ({ id, request }: RequestMessage): Promise<ResultMessage> => ({
    id,
    ...(await ready)(request),
  })
  port.onmessage = async ({ data }: MessageEvent<RequestMessage>) => {
    port.postMessage(
      await answer(data).catch((error): ResultMessage => ({ id: data.id, error: String(error) })),
    )
  }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<WorkerSetup>) => {
  if (port) serve(data, port)
})
