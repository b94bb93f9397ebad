/*
 * `npm run bench:inspection`: how long uploads of up to 10 MB are inspected, made to take as long as they
 * can. Milliseconds of the processor, the least of some runs, since other programs may share it.
 */
import { deflateSync } from 'node:zlib'
import { inspectTemplate } from '../../lambdas/admin/uploads/inspection/inspect.ts'
import { LIMITS } from '../../lambdas/admin/uploads/inspection/refusal.ts'
import { type FileType, MAX_UPLOAD_BYTES } from '../../shared/template-files.ts'
import { wordParts } from '../support/hostile/docx.ts'
import { pdfFile, stream } from '../support/hostile/pdf.ts'
import { REPEATED_IN_PDF, REPEATED_IN_XML } from '../support/hostile/repeated.ts'
import { zipOf } from '../support/hostile/zip.ts'

const RUNS = 3
const MOST_MILLISECONDS = 2000
const MOST_BYTES = MAX_UPLOAD_BYTES - 2000

const filled = (text: string, bytes = MOST_BYTES) => text.repeat(Math.floor(bytes / text.length))

const packedAndPlain = (text: string): Buffer => {
  const objects = filled(text, LIMITS.objects - MOST_BYTES / 2 - 4000)
  const data = deflateSync(`5 0 ${objects}`)
  const dictionary = `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length}`
  return pdfFile({ objects: [filled(text, MOST_BYTES / 2), stream(dictionary, data)] })
}

const word = (text: string): Buffer => {
  const parts = [1, 2, 3].map((n) => ({
    name: `word/header${n}.xml`,
    data: `<a>${filled(text, LIMITS.xml - 10_000)}</a>`,
  }))
  return zipOf([...wordParts({}), ...parts])
}

const manyParts = (count: number): Buffer => {
  const data = `<a>${'x'.repeat(3000)}</a>`
  const parts = Array.from({ length: count }, (_, n) => ({ name: `word/header${n}.xml`, data }))
  return zipOf([...wordParts({}), ...parts])
}

const withMarks = (text: string): Buffer => {
  const marks = text.split(/[<=&]/).length - 1
  const data = `<a>${text.repeat(Math.floor((LIMITS.marks - 100) / Math.max(1, marks) / 4))}</a>`
  const parts = [1, 2, 3, 4].map((n) => ({ name: `word/header${n}.xml`, data }))
  return zipOf([...wordParts({}), ...parts])
}

const MEGABYTE = 1024 * 1024
const pictures = () =>
  zipOf([
    ...wordParts({}),
    ...[1, 2, 3, 4].map((n) => ({
      name: `word/media/${n}`,
      data: Buffer.alloc(11.5 * MEGABYTE, n),
    })),
  ])

type Upload = { what: string; type: FileType; make: () => Buffer }

const UPLOADS: readonly Upload[] = [
  ...REPEATED_IN_PDF.flatMap((text): Upload[] => [
    {
      what: `a PDF of ${JSON.stringify(text)}`,
      type: 'pdf',
      make: () => pdfFile({ objects: [filled(text)] }),
    },
    {
      what: `a PDF with an object of ${JSON.stringify(text)}`,
      type: 'pdf',
      make: () => pdfFile({ objects: [`9 0 obj ${filled(text)}\nendobj`] }),
    },
    {
      what: `a PDF of ${JSON.stringify(text)}, half of it packed`,
      type: 'pdf',
      make: () => packedAndPlain(text),
    },
  ]),
  ...REPEATED_IN_XML.flatMap((text): Upload[] => [
    { what: `a Word file of ${JSON.stringify(text)}`, type: 'docx', make: () => word(text) },
    {
      what: `a Word file of as many ${JSON.stringify(text)} as may be`,
      type: 'docx',
      make: () => withMarks(text),
    },
  ]),
  { what: 'a Word file of 1,900 parts', type: 'docx', make: () => manyParts(1900) },
  { what: 'a Word file of large pictures', type: 'docx', make: pictures },
  {
    what: 'a ZIP file of 60,000 parts',
    type: 'docx',
    make: () => zipOf(wordParts({}), { count: 60_000 }),
  },
]

const spent = async (type: FileType, bytes: Buffer) => {
  const before = process.cpuUsage()
  const verdict = await inspectTemplate(type, bytes)
  const { user, system } = process.cpuUsage(before)
  return { milliseconds: (user + system) / 1000, verdict }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

let longest = 0
for (const { what, type, make } of UPLOADS) {
  const bytes = make()
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await spent(type, bytes))
  const least = Math.min(...runs.map(({ milliseconds }) => milliseconds))
  longest = Math.max(longest, least)
  const verdict = runs[0]?.verdict
  const outcome = verdict?.passed ? 'passes' : verdict?.reason
  print(`${least.toFixed(0).padStart(5)} ms  ${what}: ${outcome}`)
}
print(`Longest: ${longest.toFixed(0)} ms; at most ${MOST_MILLISECONDS} are meant.`)
process.exitCode = longest > MOST_MILLISECONDS ? 1 : 0
