import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { keyOf, LINK_LIFETIME_SECONDS, presignFileUrl } from '../../../lambdas/core/files.ts'
import { resetMemoized } from '../../../lambdas/core/platform/memoize.ts'
import { fileNameOf } from '../../../shared/api/downloads.ts'

const ORDER_ID = 'ord_0123456789abcdef0123456789abcdef'
const STORED = {
  id: ORDER_ID,
  docx_url: keyOf(ORDER_ID, 'docx'),
  pdf_url: keyOf(ORDER_ID, 'pdf'),
  instructions_url: keyOf(ORDER_ID, 'instructions'),
}

beforeAll(() => {
  vi.stubEnv('DOCUMENTS_BUCKET', 'documents')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  resetMemoized()
})
afterAll(() => {
  vi.unstubAllEnvs()
  resetMemoized()
})

describe('a minted file link', () => {
  it('references one key and lasts at most five minutes', async () => {
    const link = new URL(await presignFileUrl(STORED, 'pdf'))
    expect(link.hostname).toMatch(/^documents\.s3\./)
    expect(link.pathname).toBe(`/${STORED.pdf_url}`)
    expect(Number(link.searchParams.get('X-Amz-Expires'))).toBe(LINK_LIFETIME_SECONDS)
    expect(LINK_LIFETIME_SECONDS).toBeLessThanOrEqual(300)
  })

  it('contains no file name, which could be personal', async () => {
    const { searchParams } = new URL(await presignFileUrl(STORED, 'docx'))
    expect(searchParams.has('response-content-disposition')).toBe(false)
  })
})

describe('the file name of a title', () => {
  it.each([
    ['A "quoted" title', 'A_"quoted"_title_template.docx'],
    ['Two\nlines', 'Two_lines_template.docx'],
    [' Prêt à\t porter 李小龍 ', 'Prêt_à_porter_李小龍_template.docx'],
    ["Owner's; filename=evil.exe", "Owner's;_filename=evil.exe_template.docx"],
  ])('%j is %s', (title, name) => {
    expect(fileNameOf(title, 'docx')).toBe(name)
  })
})

describe('file names and keys', () => {
  it('follow the specification', () => {
    expect(fileNameOf('Bill of Sale', 'docx')).toBe('Bill_of_Sale_template.docx')
    expect(fileNameOf('Bill of Sale', 'pdf')).toBe('Bill_of_Sale_template.pdf')
    expect(fileNameOf('Bill of Sale', 'instructions')).toBe('Bill_of_Sale_instructions.pdf')
    expect(keyOf('abc', 'docx')).toMatch(/^file_[0-9a-f]{32}\.docx$/)
    expect(keyOf('abc', 'pdf')).toMatch(/^file_[0-9a-f]{32}\.pdf$/)
    expect(keyOf('abc', 'instructions')).toMatch(/^file_[0-9a-f]{32}_instructions\.pdf$/)
    expect(keyOf('abc', 'instructions', 1)).toBe(keyOf('abc', 'instructions'))
    expect(keyOf('abc', 'instructions', 2)).toMatch(/^file_[0-9a-f]{32}_v2_instructions\.pdf$/)
  })

  it('never reveal the order id, which opens its purchase', async () => {
    const link = await presignFileUrl(STORED, 'pdf')
    expect(link).not.toContain(ORDER_ID.slice('ord_'.length))
  })
})
