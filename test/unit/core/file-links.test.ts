import { parse } from 'content-disposition'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileNameOf, keyOf, LINK_SECONDS, mintFileLink } from '../../../lambdas/core/files.ts'
import fc from '../../support/fast-check.ts'

const ORDER_ID = 'ord_0123456789abcdef0123456789abcdef'

beforeAll(() => {
  process.env.DOCUMENTS_BUCKET = 'documents'
  process.env.AWS_REGION = 'us-east-1'
  process.env.AWS_ACCESS_KEY_ID = 'key'
  process.env.AWS_SECRET_ACCESS_KEY = 'secret'
})

describe('a minted file link', () => {
  it('names one key and lives five minutes at most', async () => {
    const link = new URL(await mintFileLink({ id: ORDER_ID, title: 'Bill of Sale' }, 'pdf'))
    expect(link.hostname).toMatch(/^documents\.s3\./)
    expect(link.pathname).toBe(`/${ORDER_ID}.pdf`)
    expect(Number(link.searchParams.get('X-Amz-Expires'))).toBe(LINK_SECONDS)
    expect(LINK_SECONDS).toBeLessThanOrEqual(300)
  })

  it.each([
    'Bill of Sale',
    'A "quoted" title',
    'Two\nlines',
    'Prêt à porter 李小龍',
    "Owner's; filename=evil.exe",
  ])('downloads %j under its own name', async (title) => {
    const link = new URL(await mintFileLink({ id: ORDER_ID, title }, 'docx'))
    const header = link.searchParams.get('response-content-disposition') ?? ''
    expect(header).toMatch(/^attachment; /)
    expect(header).not.toMatch(/[\r\n]/)
    expect(parse(header).parameters.filename).toBe(fileNameOf(title, 'docx'))
  })
})

describe('a title of any kind', () => {
  it.each([
    ['A "quoted" title', 'A_"quoted"_title_template.docx'],
    ['Two\nlines', 'Two_lines_template.docx'],
    [' Prêt à\t porter 李小龍 ', 'Prêt_à_porter_李小龍_template.docx'],
    ["Owner's; filename=evil.exe", "Owner's;_filename=evil.exe_template.docx"],
  ])('%j becomes the file name %s', (title, name) => {
    expect(fileNameOf(title, 'docx')).toBe(name)
  })

  it('never breaks out of the header, and reads back as the name of the file', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (title) => {
        const link = new URL(await mintFileLink({ id: ORDER_ID, title }, 'pdf'))
        const header = link.searchParams.get('response-content-disposition') ?? ''
        expect(header).toMatch(/^attachment; filename[\x20-\x7e]+$/)
        expect(parse(header).parameters.filename).toBe(fileNameOf(title, 'pdf'))
        expect(parse(header).parameters.filename).toMatch(/^\S*_template\.pdf$/)
        expect(link.pathname).toBe(`/${ORDER_ID}.pdf`)
      }),
    ))
})

describe('file names and keys', () => {
  it('follow the specification', () => {
    expect(fileNameOf('Bill of Sale', 'docx')).toBe('Bill_of_Sale_template.docx')
    expect(fileNameOf('Bill of Sale', 'pdf')).toBe('Bill_of_Sale_template.pdf')
    expect(fileNameOf('Bill of Sale', 'instructions')).toBe('Bill_of_Sale_instructions.pdf')
    expect(keyOf('abc', 'docx')).toBe('abc.docx')
    expect(keyOf('abc', 'pdf')).toBe('abc.pdf')
    expect(keyOf('abc', 'instructions')).toBe('abc_instructions.pdf')
    expect(keyOf('abc', 'instructions', 1)).toBe('abc_instructions.pdf')
    expect(keyOf('abc', 'instructions', 2)).toBe('abc_v2_instructions.pdf')
  })
})
