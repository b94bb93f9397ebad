import type { FileFormat } from '../../shared/api/downloads.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { renderDocx } from './render/docx/write-docx.ts'
import type { RenderOptions } from './render/layout/style-sheet.ts'
import { renderPdf } from './render/pdf/write-pdf.ts'

/** Generates the agreement as Word and PDF and the instructions as PDF from the answers. */
export const generate = async (
  template: Template,
  answers: Answers,
  { watermark, createdAt = new Date() }: Partial<RenderOptions> = {},
): Promise<Record<FileFormat, Uint8Array>> => {
  const today = createdAt.toISOString().slice(0, 10)
  const agreement = assemble(template, 'agreement', answers, { today })
  const guide = assemble(template, 'instructions', answers, { today })
  const options = { watermark, createdAt }
  const [docx, pdf, instructions] = await Promise.all([
    renderDocx(agreement, options),
    renderPdf(agreement, options),
    renderPdf(guide, options),
  ])
  return { docx, pdf, instructions }
}
