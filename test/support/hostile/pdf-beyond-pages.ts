import { LIMITS } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { pageOf } from './hidden-text.ts'
import { type HostileCase, hostileFiles } from './hostile.ts'
import { objectStream, type Pdf, pdfFile, stream } from './pdf.ts'
import { zipOf } from './zip.ts'

const action = (target: string) => `<< /S /URI /URI ${target} >>`
const annotation = (target: string) =>
  `7 0 obj << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action(target)} >> endobj`

/** A file with a link to this target, a PDF string or any other object. */
export const linkTo = (target: string): Buffer => pdfFile({ objects: [annotation(target)] })

const hexOf = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`
const utf16 = (text: string) => hexOf(`\u00fe\u00ff${[...text].map((one) => `\0${one}`).join('')}`)

const TARGETS: readonly [what: string, target: string][] = [
  ['a link to a script', '(javascript:app.alert\\(1\\))'],
  ['a link to a script spelled in octal', '(\\152avascript\\072alert)'],
  ['a link to a script over two lines', '(java\\\nscript:alert)'],
  ['a link to a script behind spaces', '(\t  java\tscript:alert)'],
  ['a link to a script in hexadecimal', hexOf('javascript:alert')],
  ['a link to a script in hexadecimal with spaces', hexOf('javascript:alert').replace(/./g, '$& ')],
  ['a link to a script in Unicode', utf16('javascript:alert')],
  ['a link to a file', '(file:///etc/passwd)'],
  ['a link to a file of a server', '(\\\\\\\\server\\\\share\\\\a.exe)'],
  ['a link to a server without a scheme', '(//evil.example/a)'],
  ['a link to a script behind a bracket', '(\\(https:alert)'],
  ['a link to a script whose letter is five digits', '(\\0721avascript:alert)'],
  ['a link to a scheme with a letter too many', '(http\\377s://e.example)'],
]

const archive = () => zipOf([{ name: 'a.exe', data: 'MZ' }])
const appendToPdf = (data: Buffer | string) => Buffer.concat([pdfFile(), Buffer.from(data)])

/** A change saved by another program: additional objects with a trailer, as in ISO 32000-1, 7.5.6. */
export const UPDATE =
  '7 0 obj\n<< /A 1 >>\nendobj\nxref\n7 1\n0000000009 00000 n \ntrailer\n<< /Root 1 0 R /Size 8 /Prev 9 >>\nstartxref\n9\n%%EOF\n'

/** A ZIP archive among the objects, whose end of directory has the right offset. */
const archiveWith = (write: (pdf: Buffer, end: number) => void, data = archive()): Buffer => {
  const pdf = pdfFile({ objects: [data] })
  write(pdf, pdf.indexOf('PK\u0005\u0006'))
  return pdf
}

/** Bytes that look like the end of a ZIP directory with invalid offsets. */
export const NO_DIRECTORY = `PK\u0005\u0006${'x'.repeat(18)}`

const END_MARKER = '%%EOF'

const HIDDEN_DATA: readonly HostileCase<Pdf>[] = [
  [
    'an archive whose directory only its offset finds',
    'archive',
    () =>
      archiveWith((pdf, end) => {
        pdf.writeUInt32LE(1, end + 12)
        pdf.writeUInt32LE(pdf.indexOf('PK\u0001\u0002'), end + 16)
      }),
  ],
  [
    'an archive whose directory only longer numbers find',
    'archive',
    () =>
      archiveWith(
        (pdf, end) => pdf.fill(0xff, end + 12, end + 20),
        Buffer.from(`PK\u0006\u0007${'x'.repeat(16)}PK\u0005\u0006${'x'.repeat(18)}`),
      ),
  ],
  ['more ends of archives than chance makes', 'archive', { objects: [NO_DIRECTORY.repeat(101)] }],
  ['an empty archive', 'archive', { objects: [zipOf([])] }],
  [
    'an empty archive as its last bytes',
    'archive',
    () => {
      const pdf = pdfFile()
      const last = `\nstartxref\n9\n%PK\u0005\u0006${END_MARKER}${'\0'.repeat(13)}`
      return Buffer.concat([pdf.subarray(0, pdf.indexOf('\nstartxref')), Buffer.from(last)])
    },
  ],
  [
    'an end in a stream only',
    'damaged',
    () => {
      const pdf = pdfFile({ objects: [stream('/Length 5', END_MARKER)] })
      return pdf.subarray(0, pdf.lastIndexOf(END_MARKER))
    },
  ],
  [
    'more ends than programs write',
    'tooMuchInside',
    () => appendToPdf(END_MARKER.repeat(LIMITS.changes)),
  ],
  [
    'a change whose beginning is hidden behind spaces',
    'hidden',
    () => appendToPdf(`7${' '.repeat(40)}0 obj 1 endobj ${END_MARKER}`),
  ],
  ['an archive behind its end', 'archive', () => appendToPdf(archive())],
  ['a page of the web behind its end', 'hidden', () => appendToPdf('<html>')],
  ['numbers behind its end', 'hidden', () => appendToPdf('7 0 8')],
  ['an object and no end', 'hidden', () => appendToPdf('7 0 obj 1 endobj')],
  [
    'data between its end and a change',
    'hidden',
    () => Buffer.concat([pdfFile(), Buffer.from('7z data\n'), Buffer.from(UPDATE)]),
  ],
  ['an archive between its objects', 'archive', { objects: [archive()] }],
  ['an archive in a stream', 'archive', { objects: [stream('/Length 1', archive())] }],
  [
    'an archive in a stream, behind which it goes on',
    'archive',
    () => appendToPdf(Buffer.concat([stream('/Length 1', archive(), 7), Buffer.from('\n%%EOF')])),
  ],
]

/** PDFs with more than pages: links that start programs, media, data behind the end. */
export const HOSTILE_BEYOND_PAGES = hostileFiles<Pdf>(
  [
    ...TARGETS.map(([what, target]): HostileCase<Pdf> => [what, 'links', () => linkTo(target)]),
    ['a page twice', 'damaged', { objects: ['2 0 obj <</Type/Pages/Kids[3 0 R 3 0 R]>> endobj'] }],
    ['paint that has no end', 'damaged', () => pageOf(`${'9'.repeat(400)} 0 m 9 9 l f`)],
    ['a script before all links', 'links', { catalog: '/URI << /Base (javascript:alert) >>' }],
    ['a link in another object', 'unreadable', () => linkTo('8 0 R')],
    ['a link behind a comment', 'links', () => linkTo('% (https://e.example)\n(javascript:a)')],
    ['a sound in an object stream', 'media', { objects: [objectStream('<< /Subtype /Sound >>')] }],
    ...HIDDEN_DATA,
  ],
  pdfFile,
)
