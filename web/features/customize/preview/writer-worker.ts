/* Runs beside the page, so that writing a document of many pages never holds up a key. */
import { assemble } from '../../../../shared/documents/assemble.ts'
import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import { countWords } from '../../../../shared/documents/plain-text.ts'
import { loadTemplate } from '../../../../shared/documents/registry.ts'
import type { Answers, Template } from '../../../../shared/documents/template.ts'
import { compareAnswers } from './compare-answers.ts'
import { pagesOf } from './pages.ts'
import type { Draft, Opening, Reply, Request, Wish } from './writing.ts'

const load = async ({ templateId, today }: Opening) => {
  const template = await loadTemplate(templateId)
  if (!template) throw new Error(`No template: ${templateId}`)
  return writerOf(template, today)
}

const writerOf = (template: Template, today: string) => {
  const agreement = (answers: Answers): AssembledDocument =>
    assemble(template, 'agreement', answers, { today })
  const measured = { words: countWords(agreement(template.sampleAnswers)), pages: template.pages }
  const draftOf = (answers: Answers): Draft => {
    const document = agreement(answers)
    const words = countWords(document)
    return { document, words, pages: pagesOf(words, measured) }
  }
  return (wish: Wish): Omit<Reply, 'id'> =>
    wish.kind === 'draft'
      ? { draft: draftOf(wish.answers) }
      : { comparison: compareAnswers(template, wish, today) }
}

const serve = (opening: Opening, port: MessagePort): void => {
  const loading = load(opening)
  const fulfil = async ({ id, wish }: Request): Promise<Reply> => ({
    id,
    ...(await loading)(wish),
  })
  port.onmessage = async ({ data }: MessageEvent<Request>) => {
    port.postMessage(
      await fulfil(data).catch((error): Reply => ({ id: data.id, failure: String(error) })),
    )
  }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Opening>) => {
  if (port) serve(data, port)
})
