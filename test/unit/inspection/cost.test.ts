import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { LIMITS } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { MAX_UPLOAD_BYTES } from '../../../shared/template-files.ts'
import { wordFile, wordParts } from '../../support/hostile/docx.ts'
import { pdfFile, stream } from '../../support/hostile/pdf.ts'
import { type Entry, zipOf } from '../../support/hostile/zip.ts'
import { ROOT } from '../../support/source-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'inspection-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const MEGABYTE = 1024 * 1024

/** Random bytes, which can't be compressed. */
const noise = (size: number, seed = 1): Buffer => {
  const bytes = Buffer.alloc(size)
  let value = seed
  for (let index = 0; index < size; index++) {
    value = (value * 1_103_515_245 + 12_345) & 0x7fffffff
    bytes[index] = value >> 16
  }
  bytes[0] = 0x89
  return bytes
}

const entryOf = (name: string, data: Buffer, more: Partial<Entry> = {}): Entry => ({
  name,
  data,
  stored: true,
  ...more,
})

/** Files of ten megabytes that declare a far larger unpacked size. */
const DECLARED = [
  {
    what: 'ten gigabytes',
    make: () => {
      const large = entryOf('word/media/a', noise(9 * MEGABYTE), { declared: 0xfffffff0 })
      const more = [1, 2].map((n) => entryOf(`word/${n}`, noise(9), { declared: 0xfffffff0 }))
      return zipOf([...wordParts({}), large, ...more])
    },
  },
  {
    what: 'a hundred thousand parts',
    make: () => zipOf([...wordParts({}), entryOf('a', noise(9 * MEGABYTE))], { count: 0xffff }),
  },
]

/** The file in which Linux reports a process's peak memory. */
const STATUS = '/proc/self/status'

const SCRIPT = `
import { readFileSync } from 'node:fs'
import { inspectTemplate } from '${ROOT}lambdas/admin/uploads/inspection/inspect.ts'
const status = (name) => Number(readFileSync('${STATUS}', 'utf8').match(name + ':\\\\s+(\\\\d+)')[1])
await inspectTemplate('docx', Buffer.from('warm'))
const before = status('VmRSS')
const verdict = await inspectTemplate(process.argv[2], readFileSync(process.argv[1]))
console.log(JSON.stringify({ verdict: { passed: verdict.passed }, kilobytes: status('VmHWM') - before }))
`

/** Inspects a file in its own process; resolves with the growth of its memory. */
const grow = (type: 'docx' | 'pdf', bytes: Buffer) => {
  const file = join(folder, `file.${type}`)
  writeFileSync(file, bytes)
  const options = ['--max-semi-space-size=2', '--input-type=module', '-e', SCRIPT, file, type]
  const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8' })
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout) as { verdict: { passed: boolean }; kilobytes: number }
}

/** Parts of the maximum size, full of elements and two-byte characters. */
const ELEMENT = `<w:r w:a="b"><w:t>${'é'.repeat(100)}</w:t></w:r>`
const largeParts = Array.from({ length: 3 }, (_, n) => ({
  name: `word/header${n}.xml`,
  data: `<a>${ELEMENT.repeat(Math.floor((LIMITS.xml - 10_000) / Buffer.byteLength(ELEMENT)))}</a>`,
}))
const pictures = Array.from({ length: 9 }, (_, n) => entryOf(`word/media/${n}`, noise(MEGABYTE, n)))

describe.skipIf(!existsSync(STATUS))('memory', () => {
  it.each(DECLARED)(
    'does not grow for ten megabytes that declare $what: nothing is decompressed',
    ({ make }) => {
      const { verdict, kilobytes } = grow('docx', make())
      expect(verdict.passed).toBe(false)
      expect(kilobytes / 1024).toBeLessThan(16)
    },
  )

  it.each([
    ['a Word file full of pictures', 'docx', true, () => zipOf([...wordParts({}), ...pictures])],
    [
      'a Word file of the largest parts',
      'docx',
      true,
      () => zipOf([...wordParts({}), ...largeParts]),
    ],
    [
      'a part that unpacks without end',
      'docx',
      false,
      () =>
        wordFile({
          extra: [
            { name: 'word/a.xml', data: Buffer.alloc(200 * MEGABYTE), declared: LIMITS.part },
          ],
        }),
    ],
    [
      'a PDF of one large picture',
      'pdf',
      true,
      () => pdfFile({ objects: [stream('/Length 1', noise(9.9 * MEGABYTE))] }),
    ],
    [
      'a PDF whose objects unpack without end',
      'pdf',
      false,
      () =>
        pdfFile({
          objects: [
            stream(
              '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
              deflateSync(Buffer.alloc(200 * MEGABYTE)),
            ),
          ],
        }),
    ],
  ] as const)('stays below 256 MB for %s', (_, type, passes, make) => {
    const bytes = make()
    expect(bytes.length).toBeLessThan(MAX_UPLOAD_BYTES)
    const { verdict, kilobytes } = grow(type, bytes)
    expect(kilobytes / 1024).toBeLessThan(256)
    expect(verdict.passed).toBe(passes)
  })
})
