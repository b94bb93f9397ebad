import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import fc from '../../support/fast-check.ts'
import { HOSTILE_WORD, wordFile } from '../../support/hostile/docx.ts'
import { HOSTILE_PDF, objectStream, pdfFile } from '../../support/hostile/pdf.ts'

const isSmall = ({ what }: { what: string }) => !what.includes('bomb')
const WORDS = [wordFile(), ...HOSTILE_WORD.filter(isSmall).map(({ make }) => make())]
const PDFS = [pdfFile(), ...HOSTILE_PDF.filter(isSmall).map(({ make }) => make())]

type Change = { at: number; cut: number; put: Uint8Array }

/** Arbitrary replacements of bytes at arbitrary offsets. */
const changes = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(12),
    put: fc.uint8Array({ maxLength: 12 }),
  }),
  { minLength: 1, maxLength: 6 },
)

const applyChanges = (bytes: Buffer, list: readonly Change[]): Buffer =>
  list.reduce((now, { at, cut, put }) => {
    const index = Math.floor(at * now.length)
    return Buffer.concat([now.subarray(0, index), put, now.subarray(index + cut)])
  }, bytes)

/** The maximum CPU milliseconds for any file, on any machine. */
const MAX_CPU_MS = 2000

const reaches = async (type: 'docx' | 'pdf', bytes: Buffer) => {
  const before = process.threadCpuUsage()
  expect((await inspectTemplate(type, bytes)).passed).toBeTypeOf('boolean')
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(MAX_CPU_MS)
}

describe('arbitrary bytes', () => {
  it('inserted into a Word file get a verdict', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...WORDS), changes, (bytes, list) =>
        reaches('docx', applyChanges(bytes, list)),
      ),
      { numRuns: 600 },
    ))

  it('inserted into a PDF get a verdict', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...PDFS), changes, (bytes, list) =>
        reaches('pdf', applyChanges(bytes, list)),
      ),
      { numRuns: 600 },
    ))
})

describe('a script', () => {
  const spelled = fc
    .array(fc.boolean(), { minLength: 10, maxLength: 10 })
    .map((which) =>
      [...'JavaScript']
        .map((letter, index) => (which[index] ? `#${letter.charCodeAt(0).toString(16)}` : letter))
        .join(''),
    )
  const filler = fc.string({ maxLength: 60 }).map((text) => text.replace(/[^ -~]|[()\\/<>%]/g, ''))

  it('is found however its name is escaped and wherever it is compressed', () =>
    fc.assert(
      fc.asyncProperty(spelled, filler, fc.boolean(), async (name, text, isPacked) => {
        const object = `<< /A (${text}) /S /${name} >>`
        const objects = [isPacked ? objectStream(object) : `7 0 obj ${object} endobj`]
        expect(await inspectTemplate('pdf', pdfFile({ objects }))).toEqual({
          passed: false,
          reason: 'script',
        })
      }),
    ))
})
