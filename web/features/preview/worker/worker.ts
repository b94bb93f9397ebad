/* Runs in a worker, so that assembling a long document never delays typing. */
import { expose } from 'comlink'
import { loadTemplate } from '../../../../shared/documents/registry.ts'
import type { Answers } from '../../../../shared/documents/template/template.ts'
import { documentWorker, type WorkerSetup } from './document-worker.ts'

const load = async ({ templateId, today }: WorkerSetup) => {
  const template = await loadTemplate(templateId)
  if (!template) throw new Error(`No template: ${templateId}`)
  return documentWorker(template, today)
}

let opened: ReturnType<typeof load> | undefined

/** The first call loads the template. */
const open = (setup: WorkerSetup) => {
  opened ??= load(setup)
  return opened
}

const api = {
  preview: async (setup: WorkerSetup, answers: Answers) => (await open(setup)).preview(answers),
  compare: async (setup: WorkerSetup, before: Answers, after: Answers) =>
    (await open(setup)).compare(before, after),
}

export type WorkerApi = typeof api

expose(api)
