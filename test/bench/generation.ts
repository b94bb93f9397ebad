/*
 * `npm run bench`: how long the PDF and the Word file of a bill of sale take, warm, beside the
 * best-known library for each format writing the same text in the same run. Prints medians and ratios.
 */
import { cpus } from 'node:os'
import { renderDocx } from '../../lambdas/generation/render/docx.ts'
import { renderPdf } from '../../lambdas/generation/render/pdf.ts'
import { assemble } from '../../shared/documents/assemble.ts'
import { countWords, documentText } from '../../shared/documents/plain-text.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { fillTemplate } from './docxtemplater-peer.ts'
import { measure, median } from './measure.ts'
import { writeWithPdfkit } from './pdfkit-peer.ts'

const createdAt = new Date('2026-12-05T12:00:00Z')
const template = await loadTemplate('bill-of-sale')
if (!template) throw new Error('No bill of sale')
const document = assemble(template, 'agreement', template.sampleAnswers, { today: '2026-12-05' })
const lines = documentText(document).split('\n').filter(Boolean)

const contests = [
  {
    format: 'PDF',
    ours: () => renderPdf(document, { createdAt }),
    peer: { name: 'pdfkit', run: () => writeWithPdfkit(lines) },
  },
  {
    format: 'Word',
    ours: () => renderDocx(document, { createdAt }),
    peer: { name: 'docxtemplater', run: await fillTemplate(lines) },
  },
]

const milliseconds = (value: number) => `${value.toFixed(1)} ms`

process.stdout.write(`${countWords(document)} words, ${cpus()[0]?.model ?? 'unknown processor'}\n`)
for (const { format, ours, peer } of contests) {
  const times = await measure([ours, peer.run])
  const [own, other] = times.map(median)
  if (own === undefined || other === undefined) throw new Error('Nothing was measured')
  const ratio = (own / other).toFixed(2)
  process.stdout.write(
    `${format}: ${milliseconds(own)}, ${peer.name} ${milliseconds(other)}, ratio ${ratio}\n`,
  )
}
