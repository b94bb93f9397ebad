import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generate } from '../../lambdas/generation/generate.ts'
import { templateIds } from '../../shared/documents/registry.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { isDeep } from '../support/deep.ts'
import { TODAY } from '../support/golden.ts'
import { convertToPdf, hasLibreOffice } from '../support/libre-office.ts'
import { openPdf } from '../support/pdf-text.ts'
import { loadTemplateById } from '../support/templates.ts'

const folder = mkdtempSync(join(tmpdir(), 'word-like-pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))

type OutlineNode = { title: string; items: OutlineNode[] }

const titlesOf = (nodes: readonly OutlineNode[]): string[] =>
  nodes.flatMap(({ title, items }) => [title.replace(/\s+/g, ' ').trim(), ...titlesOf(items)])

/** The number of pages, and the headings in reading order. */
const partsOf = async (bytes: Uint8Array) => {
  const pdf = await openPdf(bytes)
  const parts = titlesOf((await pdf.getOutline()) ?? [])
  const pages = pdf.numPages
  await pdf.destroy()
  return { pages, parts }
}

/** All documents with sample answers, and a will whose signatures with attestation start a page. */
const CASES: readonly (readonly [id: string, change: Answers])[] = [
  ...templateIds.map((id) => [id, {}] as const),
  ['last-will-and-testament', { state: 'Ohio' }],
]

/** The agreements: the PDF, and LibreOffice's PDF of the Word file. */
const printedSamples = async () => {
  const createdAt = new Date(TODAY)
  const samples = await Promise.all(
    CASES.map(async ([id, change], index) => {
      const template = await loadTemplateById(id)
      const answers = { ...template.sampleAnswers, ...change }
      const { docx, pdf } = await generate(template, answers, { createdAt })
      const file = join(folder, `${id}-${index}.docx`)
      writeFileSync(file, docx)
      return { id, file, pdf }
    }),
  )
  const converted = convertToPdf(
    samples.map(({ file }) => file),
    folder,
  )
  return samples.map(({ id, pdf }, index) => ({ id, pdf, word: converted[index] ?? pdf }))
}

test('Word files match the PDFs in order and contents, and in page count within one page', async ({
  skip,
}) => {
  if (!isDeep) skip('Runs with npm run test:deep')
  if (!hasLibreOffice()) skip('LibreOffice is not installed: soffice was not found')
  for (const { id, pdf, word } of await printedSamples()) {
    const [ours, words] = [await partsOf(pdf), await partsOf(word)]
    expect.soft(words.parts, id).toEqual(ours.parts)
    expect.soft(Math.abs(words.pages - ours.pages), `${id}: pages`).toBeLessThanOrEqual(1)
  }
}, 600_000)
