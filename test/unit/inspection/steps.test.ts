import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import { LIMITS } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { isForMutants } from '../../support/deep.ts'
import { countedBytes } from '../../support/hostile/counted-bytes.ts'
import { wordFile } from '../../support/hostile/docx.ts'
import { packed, pdfFile, stream } from '../../support/hostile/pdf.ts'
import { linkTo } from '../../support/hostile/pdf-beyond-pages.ts'
import { REPEATED_IN_PDF } from '../../support/hostile/repeated.ts'

/** How often a byte of a PDF may be looked at, and bytes of it. Mutants meet shorter files, which cost a quarter. */
const [READS, BYTES] = isForMutants ? [40, 5000] : [32, 20_000]

const filled = (text: string, bytes = BYTES) => text.repeat(Math.ceil(bytes / text.length))
const among = (text: string) => pdfFile({ objects: [filled(text)] })
const inDictionary = (text: string) =>
  pdfFile({ objects: [`9 0 obj\n<< ${filled(text)} >>\nstream\nx\nendstream\nendobj`] })

const countReads = (file: Buffer) => {
  const { bytes, reads } = countedBytes(file)
  inspectTemplate('pdf', bytes)
  return reads()
}

describe('a PDF that repeats', () => {
  it.each(REPEATED_IN_PDF)('%j is read a few times, however long it is', (text) => {
    const files = [among(text), inDictionary(text), linkTo(filled(text))]
    files.push(pdfFile({ objects: [stream('/Length 1', filled(text))] }))
    files.push(pdfFile({ catalogue: '/OpenAction 5 0 R', objects: [filled(text)] }))
    for (const file of files) {
      expect(countReads(file)).toBeLessThan(READS * file.length)
    }
  })

  it('is read at all', () => {
    const file = among('/a')
    expect(countReads(file)).toBeGreaterThan(3 * file.length)
  })
})

describe('a Word file with too many', () => {
  const xml = (marks: number) =>
    `<a>${'<b c="d"/>'.repeat(marks / 4)}${'&lt;'.repeat(marks / 2 - 2)}</a>`
  const parts = (marks: number) => ({
    extra: [1, 2].map((n) => ({ name: `word/${n}.xml`, data: xml(marks / 2) })),
  })
  const links = (count: number) => ({ name: 'word/a.rels', data: `<a>${'<b/>'.repeat(count)}</a>` })

  it('tags, attributes and entities is refused, with a few less it passes', () => {
    const refused = { passed: false, reason: 'tooMuchInside' }
    expect(inspectTemplate('docx', wordFile(parts(LIMITS.marks)))).toEqual(refused)
    expect(inspectTemplate('docx', wordFile(parts(LIMITS.marks - 100)))).toEqual({ passed: true })
  })

  it('links is refused, with a few less it passes', () => {
    const refused = { passed: false, reason: 'tooMuchInside' }
    expect(inspectTemplate('docx', wordFile({ extra: [links(LIMITS.listMarks)] }))).toEqual(refused)
    const few = wordFile({ extra: [links(LIMITS.listMarks - 100)] })
    expect(inspectTemplate('docx', few)).toEqual({ passed: true })
  })

  it('letters in the name of a part is refused', () => {
    const file = wordFile({ extra: [{ name: 'a'.repeat(LIMITS.partName + 1), data: 'x' }] })
    expect(inspectTemplate('docx', file)).toEqual({ passed: false, reason: 'unsafeNames' })
  })
})

describe('a PDF with too many', () => {
  const header = '1 0 '.repeat(LIMITS.packedObjects + 1)
  const list = deflateSync(header)
  it.each([
    [
      'streams',
      pdfFile({ objects: [filled('\n1 0 obj<<>>stream\nendstream ', 29 * (LIMITS.streams + 1))] }),
    ],
    [
      'streams of objects',
      pdfFile({ objects: Array.from({ length: LIMITS.objectStreams + 1 }, () => packed('1')) }),
    ],
    [
      'packed objects',
      pdfFile({
        objects: [
          stream(
            `/Type /ObjStm /N ${LIMITS.packedObjects + 1} /First ${header.length} /Filter /FlateDecode`,
            list,
          ),
        ],
      }),
    ],
    ['links', pdfFile({ objects: [filled('/URI(a)', 7 * (LIMITS.links + 1))] })],
    ['ends', Buffer.concat([pdfFile(), Buffer.from(filled('%%EOF', 5 * (LIMITS.changes + 1)))])],
  ])('%s is refused', (_, file) => {
    expect(inspectTemplate('pdf', file)).toEqual({ passed: false, reason: 'tooMuchInside' })
  })
})
