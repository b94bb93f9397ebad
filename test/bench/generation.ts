/*
 * `npm run bench`: the three files of an order against docxtemplater with LibreOffice and the PDF against
 * pdfkit, each pair in the same run, and cold starts of the functions. The text of both PDFs and of both
 * Word files is checked line by line; LibreOffice's PDFs are not, because its page headers interrupt the text.
 */
import { cpus } from 'node:os'
import { generate } from '../../lambdas/generation/generate.ts'
import { renderPdf } from '../../lambdas/generation/render/pdf/write-pdf.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { hasLibreOffice } from '../support/libre-office.ts'
import { answersOf } from './buyers.ts'
import { checkOutput } from './check-output.ts'
import { clausesOf } from './clauses.ts'
import { coldStarts } from './cold-starts.ts'
import { measure, median, type Rounds, ratios, type Work } from './measure.ts'
import { fillAndConvert, officeFolder } from './office-peer.ts'
import { writeWithPdfkit } from './pdfkit-peer.ts'
import { wordTemplate } from './word-template.ts'

const createdAt = new Date('2026-12-05T12:00:00Z')
const today = '2026-12-05'

const rows: string[][] = [['Document', 'Work', 'Ours', 'Peer', 'Ratio (middle 80 %)', 'Budget']]
const milliseconds = (value: number) => `${value.toFixed(1)} ms`

const load = async (id: string): Promise<Template> => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  return template
}

type Comparison = {
  id: string
  work: string
  budget: number
  own: Work
  peer: Work
  rounds: Rounds
}

const compare = async ({ id, work, budget, own, peer, rounds }: Comparison) => {
  const [ownTimes = [], peerTimes = []] = await measure([own, peer], rounds)
  const ratio = ratios(ownTimes, peerTimes)
  const [middle, low, high] = [ratio.median, ratio.low, ratio.high].map((each) => each.toFixed(3))
  rows.push([
    id,
    work,
    milliseconds(median(ownTimes)),
    milliseconds(median(peerTimes)),
    `${middle} (${low} to ${high})`,
    String(budget),
  ])
}

/** Each run uses another buyer's answers, so that no run repeats an earlier one. */
const buyersOf = (template: Template, { warmUp, runs }: Rounds): readonly Answers[] =>
  Array.from({ length: warmUp + runs }, (_, round) => answersOf(template, round))

const compareOrder = async (template: Template) => {
  const rounds = { warmUp: 1, runs: 5 }
  const buyers = buyersOf(template, rounds)
  const documentOf = (part: 'agreement' | 'instructions') =>
    assemble(template, part, template.sampleAnswers, { today })
  const agreement = await wordTemplate(documentOf('agreement'), createdAt)
  const instructions = await wordTemplate(documentOf('instructions'), createdAt)
  const { folder, remove } = officeFolder()
  try {
    const clauses = clausesOf(documentOf('agreement'))
    const own = await generate(template, template.sampleAnswers, { createdAt })
    await checkOutput('Word', 'ours, Word', own.docx, clauses)
    const peer = fillAndConvert(agreement, instructions, folder)
    await checkOutput('Word', 'docxtemplater, Word', peer.docx, clauses)
    await compare({
      id: template.id,
      work: 'three files, docxtemplater + LibreOffice',
      budget: 0.1,
      own: (round) => generate(template, buyers[round] ?? {}, { createdAt }),
      peer: async () => fillAndConvert(agreement, instructions, folder),
      rounds,
    })
  } finally {
    remove()
  }
}

const comparePdf = async (template: Template) => {
  const rounds = { warmUp: 10, runs: 40 }
  const documents = buyersOf(template, rounds).map((answers) =>
    assemble(template, 'agreement', answers, { today }),
  )
  const sample = assemble(template, 'agreement', template.sampleAnswers, { today })
  const clauses = clausesOf(sample)
  await checkOutput('PDF', 'ours, PDF', await renderPdf(sample, { createdAt }), clauses)
  await checkOutput('PDF', 'pdfkit, PDF', await writeWithPdfkit(clauses), clauses)
  await compare({
    id: template.id,
    work: 'PDF, pdfkit',
    budget: 0.4,
    own: (round) => renderPdf(documents[round] ?? sample, { createdAt }),
    peer: () => writeWithPdfkit(clauses),
    rounds,
  })
}

const measureFiles = async (template: Template) => {
  const rounds = { warmUp: 10, runs: 40 }
  const buyers = buyersOf(template, rounds)
  const [times = []] = await measure(
    [(round) => generate(template, buyers[round] ?? {}, { createdAt })],
    rounds,
  )
  rows.push([template.id, 'three files, warm', milliseconds(median(times)), '', '', '120 ms'])
}

const printTable = () => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  for (const row of rows) {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0))
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`)
  }
}

const canConvert = hasLibreOffice()
for (const id of ['bill-of-sale', 'llc-operating-agreement']) {
  const template = await load(id)
  await measureFiles(template)
  await comparePdf(template)
  if (canConvert) await compareOrder(template)
}
const starts: string[] = []
await coldStarts((line) => starts.push(line))
process.stdout.write(
  `\n${cpus()[0]?.model ?? 'Unknown processor'}, Node ${process.versions.node}\n`,
)
printTable()
if (!canConvert) {
  process.stdout.write(
    'Not compared with docxtemplater and LibreOffice: soffice is not installed.\n',
  )
}
process.stdout.write(`Cold starts, medians:\n${starts.join('\n')}\n`)
