import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import { afterAll, describe, expect, it, test } from 'vitest'
import { renderPdf } from '../../../lambdas/generation/render/pdf/write-pdf.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { templateIds } from '../../../shared/documents/registry.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { isDeep } from '../../support/deep.ts'
import { fixtureDocument } from '../../support/fixture-document.ts'
import { goldenAnswers } from '../../support/golden-answers.ts'
import { openPdf, pdfPageTexts } from '../../support/pdf-text.ts'
import { loadTemplateById } from '../../support/templates.ts'

const createdAt = new Date('2026-12-05T12:00:00Z')
const long = { ...fixtureDocument, pages: 9 }
const bytes = await renderPdf(long, { createdAt })
const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
const { context, catalog } = pdf

const nameOf = (object: PDFObject | undefined) =>
  object instanceof PDFName ? object.decodeText() : undefined
const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFHexString || object instanceof PDFString ? object.decodeText() : undefined

/** An element of the structure tree in the file. */
type Element = { role: string; dict: PDFDict; kids: Element[] }

const elementOf = (dict: PDFDict): Element => {
  const kids = context.lookupMaybe(dict.get(PDFName.of('K')), PDFArray)
  const elements = (kids?.asArray() ?? []).flatMap((kid) => {
    const child = kid instanceof PDFRef ? context.lookup(kid) : undefined
    return child instanceof PDFDict ? [elementOf(child)] : []
  })
  return { role: nameOf(dict.get(PDFName.of('S'))) ?? 'root', dict, kids: elements }
}

const root = elementOf(catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict))
const all = (element: Element): Element[] => [element, ...element.kids.flatMap(all)]
const withRole = (role: string) => all(root).filter((element) => element.role === role)

describe('the structure of a PDF', () => {
  it('is a single document', () => {
    expect(root.kids.map(({ role }) => role)).toEqual(['Document'])
  })

  it('has the scope of each header cell', () => {
    const scopes = withRole('TH').map(({ dict }) =>
      nameOf(dict.lookup(PDFName.of('A'), PDFDict).get(PDFName.of('Scope'))),
    )
    expect(new Set(scopes)).toEqual(new Set(['Row', 'Column']))
  })

  it('names each fill-in line and form field', () => {
    const lines = withRole('Form')
    expect(lines.length).toBeGreaterThan(3)
    for (const { dict } of lines) expect(textOf(dict.get(PDFName.of('Alt')))).toMatch(/\w/)
    const fields = pdf.getForm().getFields()
    expect(fields.length).toBeGreaterThan(3)
    for (const { acroField } of fields) {
      expect(textOf(acroField.dict.get(PDFName.of('TU')))).toMatch(/\w/)
    }
  })

  it('contains each annotation at its stated place', () => {
    const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
    const parents = tree.lookup(PDFName.of('ParentTree'), PDFDict)
    const numbers = parents.lookup(PDFName.of('Nums'), PDFArray).asArray()
    const keys = numbers.flatMap((each) => (each instanceof PDFNumber ? [each.asNumber()] : []))
    for (const page of pdf.getPages()) {
      expect(nameOf(page.node.get(PDFName.of('Tabs')))).toBe('S')
      expect(keys).toContain(page.node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber())
      for (const annotation of page.node.Annots()?.asArray() ?? []) {
        const dict = context.lookup(annotation, PDFDict)
        expect(keys).toContain(dict.lookup(PDFName.of('StructParent'), PDFNumber).asNumber())
      }
    }
  })

  it('has the language, title and PDF/UA identifier', () => {
    expect(textOf(catalog.get(PDFName.of('Lang')))).toBe('en-US')
    expect(catalog.getViewerPreferences()?.getDisplayDocTitle()).toBe(true)
    const metadata = catalog.lookup(PDFName.of('Metadata'))
    if (!(metadata instanceof PDFRawStream)) throw new Error('No metadata')
    const xmp = Buffer.from(metadata.contents).toString()
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(xmp).toContain('Bill of Sale')
    expect(xmp).toContain('2026-12-05T12:00:00Z')
  })
})

describe('the table of contents', () => {
  it('links each section with its page number', async () => {
    const file = await openPdf(bytes)
    const annotations = await (await file.getPage(1)).getAnnotations()
    const links = annotations.filter(({ subtype }) => subtype === 'Link')
    expect(links).toHaveLength(6)
    expect(withRole('TOCI')).toHaveLength(6)
    const [first = ''] = await pdfPageTexts(bytes)
    for (const { dest, contentsObj } of links) {
      const [target] = (await file.getDestination(dest)) ?? []
      const page = (await file.getPageIndex(target)) + 1
      const title = String(contentsObj.str)
      expect(first.replaceAll(/[ .]+/g, ' ')).toContain(`${title.replaceAll('.', '')} ${page}`)
    }
    await file.destroy()
  })

  it('is absent in a short document', async () => {
    const [first] = await pdfPageTexts(await renderPdf(fixtureDocument, { createdAt }))
    expect(first).not.toContain('Contents')
  })
})

const hasQpdf = () => {
  try {
    execFileSync('qpdf', ['--version'])
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.skipIf(!hasQpdf())('qpdf, where installed, finds no error in', () => {
  test.each(templateIds)('%s', async (id) => {
    const template = await loadTemplateById(id)
    const all: Answers[] = [template.sampleAnswers, {}, ...goldenAnswers(id)]
    const path = join(folder, `${id}.pdf`)
    for (const answers of isDeep ? all : all.slice(0, 1)) {
      for (const kind of ['agreement', 'instructions'] as const) {
        const document = assemble(template, kind, answers, { today: '2026-12-05' })
        writeFileSync(path, await renderPdf(document, { createdAt, watermark: 'SAMPLE' }))
        expect(execFileSync('qpdf', ['--check', path]).toString()).toContain('No syntax or stream')
      }
    }
  })
})
