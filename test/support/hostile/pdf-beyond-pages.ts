import { LIMITS, type RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { packed, pdfFile, stream } from './pdf.ts'
import { zipOf } from './zip.ts'

type Hostile = { what: string; make: () => Buffer; reason: RefusalReason }

const action = (target: string) => `<< /S /URI /URI ${target} >>`
const annotation = (target: string) =>
  `7 0 obj << /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action(target)} >> endobj`

/** A file with a link to this target, a PDF string or whatever stands in its place. */
export const linkTo = (target: string): Buffer => pdfFile({ objects: [annotation(target)] })

const hexOf = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`
const utf16 = (text: string) => hexOf(`\u00fe\u00ff${[...text].map((one) => `\0${one}`).join('')}`)

const TARGETS: readonly [what: string, target: string][] = [
  ['a link to a script', '(javascript:app.alert\\(1\\))'],
  ['a link to a script in capitals', '(JavaScript:alert)'],
  ['a link to a script spelled in octal', '(\\152avascript\\072alert)'],
  ['a link to a script over two lines', '(java\\\nscript:alert)'],
  ['a link to a script behind spaces', '(\t  java\tscript:alert)'],
  ['a link to a script in hexadecimal', hexOf('javascript:alert')],
  ['a link to a script in hexadecimal with spaces', hexOf('javascript:alert').replace(/./g, '$& ')],
  ['a link to a script in Unicode', utf16('javascript:alert')],
  ['a link to a file', '(file:///etc/passwd)'],
  ['a link to a file of a server', '(\\\\\\\\server\\\\share\\\\a.exe)'],
  ['a link to a path', '(/etc/passwd)'],
  ['a link to a server without a scheme', '(//evil.example/a)'],
  ['a link to data', '(data:text/html,x)'],
  ['a link to a script behind a bracket', '(\\(https:alert)'],
  ['a link to a script whose letter is five digits', '(\\0721avascript:alert)'],
  ['a link to a scheme with a letter too many', '(http\\377s://e.example)'],
  ['a link to a scheme of a browser', '(about:blank)'],
  ['a link to a program', '(ms-word:ofe|u|https://e.example/a.docx)'],
]

const ANNOTATIONS: readonly [what: string, object: string][] = [
  ['a film', '<< /Type /Annot /Subtype /Movie /Movie << /F (a.avi) >> >>'],
  ['a film in an action', '<< /S /Movie /T (a) >>'],
  ['a sound', '<< /Type /Annot /Subtype /Sound /Sound 9 0 R >>'],
  ['a sound with a spelled out name', '<< /S /So#75nd >>'],
  ['a rendition', '<< /S /Rendition /OP 0 >>'],
  ['rich media', '<< /Type /Annot /Subtype /RichMedia >>'],
  ['a 3D model', '<< /Type /Annot /Subtype /3D /3DD 9 0 R >>'],
]

const archive = () => zipOf([{ name: 'a.exe', data: 'MZ' }])
const behind = (data: Buffer | string) => Buffer.concat([pdfFile(), Buffer.from(data)])

/** Another program saved a change: objects and an end of their own, as ISO 32000-1, 7.5.6 has it. */
export const UPDATE =
  '7 0 obj\n<< /A 1 >>\nendobj\nxref\n7 1\n0000000009 00000 n \ntrailer\n<< /Root 1 0 R /Size 8 /Prev 9 >>\nstartxref\n9\n%%EOF\n'

/** An archive among the objects, the end of whose directory is rewritten at its offset. */
const archiveWith = (write: (pdf: Buffer, end: number) => void, data = archive()): Buffer => {
  const pdf = pdfFile({ objects: [data] })
  write(pdf, pdf.indexOf('PK\u0005\u0006'))
  return pdf
}

/** What looks like the end of a directory, whose numbers lead nowhere. */
export const NO_DIRECTORY = `PK\u0005\u0006${'x'.repeat(18)}`

const ENDS = '%%EOF'

const DATA: readonly Hostile[] = [
  {
    what: 'an archive whose directory only its offset finds',
    make: () =>
      archiveWith((pdf, end) => {
        pdf.writeUInt32LE(1, end + 12)
        pdf.writeUInt32LE(pdf.indexOf('PK\u0001\u0002'), end + 16)
      }),
    reason: 'archive',
  },
  {
    what: 'an archive whose directory only longer numbers find',
    make: () =>
      archiveWith(
        (pdf, end) => pdf.fill(0xff, end + 12, end + 20),
        Buffer.from(`PK\u0006\u0007${'x'.repeat(16)}PK\u0005\u0006${'x'.repeat(18)}`),
      ),
    reason: 'archive',
  },
  {
    what: 'more ends of archives than chance makes',
    make: () => pdfFile({ objects: [NO_DIRECTORY.repeat(101)] }),
    reason: 'archive',
  },
  {
    what: 'an empty archive',
    make: () => pdfFile({ objects: [zipOf([])] }),
    reason: 'archive',
  },
  {
    what: 'an empty archive as its last bytes',
    make: () => {
      const pdf = pdfFile()
      const last = `\nstartxref\n9\n%PK\u0005\u0006${ENDS}${'\0'.repeat(13)}`
      return Buffer.concat([pdf.subarray(0, pdf.indexOf('\nstartxref')), Buffer.from(last)])
    },
    reason: 'archive',
  },
  {
    what: 'an end in a stream only',
    make: () => {
      const pdf = pdfFile({ objects: [stream('/Length 5', ENDS)] })
      return pdf.subarray(0, pdf.lastIndexOf(ENDS))
    },
    reason: 'damaged',
  },
  {
    what: 'more ends than programs write',
    make: () => behind(ENDS.repeat(LIMITS.changes)),
    reason: 'tooMuchInside',
  },
  {
    what: 'a change whose beginning is hidden behind spaces',
    make: () => behind(`7${' '.repeat(40)}0 obj 1 endobj ${ENDS}`),
    reason: 'hidden',
  },
  { what: 'an archive behind its end', make: () => behind(archive()), reason: 'archive' },
  { what: 'a page of the web behind its end', make: () => behind('<html>'), reason: 'hidden' },
  { what: 'numbers behind its end', make: () => behind('7 0 8'), reason: 'hidden' },
  { what: 'an object and no end', make: () => behind('7 0 obj 1 endobj'), reason: 'hidden' },
  {
    what: 'data between its end and a change',
    make: () => Buffer.concat([pdfFile(), Buffer.from('7z data\n'), Buffer.from(UPDATE)]),
    reason: 'hidden',
  },
  {
    what: 'an archive between its objects',
    make: () => pdfFile({ objects: [archive()] }),
    reason: 'archive',
  },
  {
    what: 'an archive in a stream',
    make: () => pdfFile({ objects: [stream('/Length 1', archive())] }),
    reason: 'archive',
  },
  {
    what: 'an archive in a stream, behind which it goes on',
    make: () => behind(Buffer.concat([stream('/Length 1', archive(), 7), Buffer.from('\n%%EOF')])),
    reason: 'archive',
  },
]

/** PDFs with more than pages: links that start something, films and sounds, data behind the end. */
export const HOSTILE_BEYOND_PAGES: readonly Hostile[] = [
  ...TARGETS.map(([what, target]) => ({
    what,
    make: () => linkTo(target),
    reason: 'links' as const,
  })),
  {
    what: 'a link to a script among packed objects',
    make: () => pdfFile({ objects: [packed(action('(javascript:alert)'))] }),
    reason: 'links',
  },
  {
    what: 'a link to a script under a spelled out key',
    make: () => pdfFile({ objects: ['7 0 obj << /S /URI /U#52I (javascript:a) >> endobj'] }),
    reason: 'links',
  },
  {
    what: 'a script before all links',
    make: () => pdfFile({ catalog: '/URI << /Base (javascript:alert) >>' }),
    reason: 'links',
  },
  { what: 'a link that stands elsewhere', make: () => linkTo('8 0 R'), reason: 'unreadable' },
  {
    what: 'a link behind a comment',
    make: () => linkTo('% (https://e.example)\n(javascript:a)'),
    reason: 'links',
  },
  ...ANNOTATIONS.map(([what, object]) => ({
    what,
    make: () => pdfFile({ objects: [`7 0 obj ${object} endobj`] }),
    reason: 'media' as const,
  })),
  {
    what: 'a sound among packed objects',
    make: () => pdfFile({ objects: [packed('<< /Subtype /Sound >>')] }),
    reason: 'media',
  },
  ...DATA,
]
