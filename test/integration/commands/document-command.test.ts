import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../../support/command.ts'
import { docxText, pdfText } from '../../support/file-text.ts'
import { CAR_SALE } from '../../support/store/store.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'document-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runDocument = (id: string, answers: unknown) => {
  const file = join(folder, 'answers.json')
  writeFileSync(file, typeof answers === 'string' ? answers : JSON.stringify(answers))
  return runCommand('document.ts', [id, file, '--out', join(folder, 'out')])
}

const read = (name: string) => new Uint8Array(readFileSync(join(folder, 'out', name)))

describe('npm run document', () => {
  it('writes the three files and prints the page and word counts', async () => {
    const { status, lines } = runDocument('bill-of-sale', CAR_SALE)
    expect(status).toBe(0)
    const summary = JSON.parse(lines[0] ?? '')
    expect(summary).toMatchObject({ template: 'bill-of-sale', pages: 4 })
    expect(summary.words).toBeGreaterThan(1000)
    expect(docxText(read('bill-of-sale.docx'))).toContain(CAR_SALE.buyer_name)
    expect(await pdfText(read('bill-of-sale.pdf'))).toContain(CAR_SALE.buyer_name)
    expect((await pdfText(read('bill-of-sale_instructions.pdf'))).length).toBeGreaterThan(1000)
  })

  it('prints each invalid answer on a separate line', () => {
    const { status, errors } = runDocument('bill-of-sale', {
      ...CAR_SALE,
      sale_amount: '12,500',
      surprise: 'x',
      signature_date: '2026-02-30',
    })
    expect(status).toBe(1)
    expect(errors).toContain(
      'sale_amount: Please enter a valid dollar amount (e.g. $100 or $100.00)',
    )
    expect(errors).toContain('signature_date: Please enter a valid date')
    expect(errors.some((line) => line.startsWith('surprise: '))).toBe(true)
  })

  it.each(['no-such-document', '__proto__', 'living-trust', '../../bill-of-sale'])(
    'rejects the unknown document %s',
    (id) => {
      const { status, errors } = runDocument(id, CAR_SALE)
      expect(status).toBe(1)
      expect(errors).toEqual([`Unknown template: ${id}`])
    },
  )

  it('reports that a file is not JSON', () => {
    const { status, errors } = runDocument('bill-of-sale', '{')
    expect(status).toBe(1)
    expect(errors).toHaveLength(1)
  })
})
