import { renderDocx } from '../../lambdas/generation/render/docx/write-docx.ts'
import type { AssembledDocument } from '../../shared/documents/engine/model.ts'

/** A Word template with a tag for each answer, and the answers by tag. */
export type WordTemplate = { file: Uint8Array; answers: Record<string, string> }

type Marked = { text: string; field?: string }

const isAnswer = (value: unknown): value is Marked =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'field' in value &&
  value.field !== undefined

/**
 * The document as a template-based store has it: complete with layout, styles and numbering, and a tag for each answer.
 */
export const wordTemplate = async (
  document: AssembledDocument,
  createdAt: Date,
): Promise<WordTemplate> => {
  const answers: Record<string, string> = {}
  const tagged: AssembledDocument = JSON.parse(JSON.stringify(document), (_, value) => {
    if (!isAnswer(value)) return value
    const tag = `answer${Object.keys(answers).length}`
    answers[tag] = value.text
    return { ...value, text: `{${tag}}` }
  })
  return { file: await renderDocx(tagged, { createdAt }), answers }
}
