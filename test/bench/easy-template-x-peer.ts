import { TemplateHandler } from 'easy-template-x'
import type { WordTemplate } from './word-template.ts'

const handler = new TemplateHandler()

/** Fills the tags of a Word template with easy-template-x. */
export const fillWithEasyTemplate = ({ file, answers }: WordTemplate): Promise<Uint8Array> =>
  handler.process(Buffer.from(file), answers)
