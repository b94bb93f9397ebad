import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import { LIMITS } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { wordFile } from '../../support/hostile/docx.ts'
import { objectStream, pdfFile, stream } from '../../support/hostile/pdf.ts'
import { linkTo } from '../../support/hostile/pdf-beyond-pages.ts'
import { REPEATED_IN_PDF } from '../../support/hostile/repeated.ts'

/** The maximum CPU time of a file; quadratic time would take many times as long. */
const MAX_MS_PER_FILE = 2500

const filled = (text: string, bytes = 300_000) => text.repeat(Math.ceil(bytes / text.length))
const pdfWith = (text: string) => pdfFile({ objects: [filled(text)] })
const inDictionary = (text: string) =>
  pdfFile({ objects: [`9 0 obj\n<< ${filled(text)} >>\nstream\nx\nendstream\nendobj`] })

describe('a PDF that repeats', () => {
  it.each(REPEATED_IN_PDF)(
    '%j is inspected within seconds',
    async (text) => {
      const inStream = pdfFile({ objects: [stream('/Length 1', filled(text))] })
      const inObject = pdfFile({ objects: [`9 0 obj ${filled(text)}\nendobj`] })
      for (const file of [
        inObject,
        pdfWith(text),
        inDictionary(text),
        linkTo(filled(text)),
        inStream,
      ]) {
        const before = process.threadCpuUsage()
        await inspectTemplate('pdf', file)
        const { user, system } = process.threadCpuUsage(before)
        expect((user + system) / 1000).toBeLessThan(MAX_MS_PER_FILE)
      }
    },
    30_000,
  )
})

it.each([
  '<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(20_000),
  `<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(20_000)}</w:p>`,
])('a Word file that repeats text is inspected within seconds: case %#', async (body) => {
  const before = process.threadCpuUsage()
  expect(await inspectTemplate('docx', wordFile({ body }))).toMatchObject({ passed: true })
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(MAX_MS_PER_FILE)
})

describe('a Word file with too many', () => {
  const refused = { passed: false, reason: 'tooMuchInside' }
  const xml = (marks: number) =>
    `<a>${'<b c="d"/>'.repeat(marks / 4)}${'&lt;'.repeat(marks / 2 - 2)}</a>`
  const parts = (marks: number) => ({
    extra: [1, 2].map((n) => ({ name: `word/header${n}.xml`, data: xml(marks / 2) })),
  })
  const links = (count: number) => ({
    name: 'word/_rels/a.xml.rels',
    data: `<a>${'<b/>'.repeat(count)}</a>`,
  })

  it('tags, attributes and entities is rejected, with slightly fewer it passes', async () => {
    expect(await inspectTemplate('docx', wordFile(parts(LIMITS.marks)))).toEqual(refused)
    expect(await inspectTemplate('docx', wordFile(parts(LIMITS.marks - 100)))).toMatchObject({
      passed: true,
    })
  })

  it('links is rejected, with slightly fewer it passes', async () => {
    expect(await inspectTemplate('docx', wordFile({ extra: [links(LIMITS.listMarks)] }))).toEqual(
      refused,
    )
    const few = wordFile({ extra: [links(LIMITS.listMarks - 100)] })
    expect(await inspectTemplate('docx', few)).toMatchObject({ passed: true })
  })
})

describe('a PDF with too many', () => {
  const header = '1 0 '.repeat(LIMITS.packedObjects + 1)
  const list = deflateSync(header)
  it.each([
    [
      'streams',
      pdfFile({
        objects: [filled('\n1 0 obj<<>>stream\nendstream endobj', 36 * (LIMITS.streams + 1))],
      }),
    ],
    [
      'object streams',
      pdfFile({
        objects: Array.from({ length: LIMITS.objectStreams + 1 }, () => objectStream('1')),
      }),
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
    [
      'links',
      pdfFile({
        objects: [
          filled('1 0 obj <</URI(a)>> endobj ', 27 * (LIMITS.links + 2)).replace(
            /1 0 obj/g,
            (_, index) => `${index} 0 obj`,
          ),
        ],
      }),
    ],
  ])('%s is rejected', async (_, file) => {
    expect(await inspectTemplate('pdf', file)).toEqual({ passed: false, reason: 'tooMuchInside' })
  })
})
