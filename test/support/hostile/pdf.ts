import { deflateSync } from 'node:zlib'
import { type HostileCase, hostileFiles } from './hostile.ts'

export type Pdf = {
  /** Entries added to the catalog. */
  catalog?: string
  /** Indirect objects added to the file. */
  objects?: readonly (string | Buffer)[]
  trailer?: string
}

const concatLatin1 = (parts: readonly (string | Buffer)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )

/** A PDF with one empty page and these changes. */
export const pdfFile = ({ catalog = '', objects = [], trailer = '' }: Pdf = {}): Buffer =>
  concatLatin1([
    '%PDF-1.7\n',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n',
    ...objects.flatMap((object) => [object, '\n']),
    `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 4 ${trailer} >>\nstartxref\n9\n%%EOF\n`,
  ])

/** A stream object with this dictionary (without its brackets). */
export const stream = (dictionary: string, data: string | Buffer, number = 9): Buffer =>
  concatLatin1([`${number} 0 obj\n<< ${dictionary} >>\nstream\n`, data, '\nendstream\nendobj'])

/** An object stream (PDF 1.5) with these objects. */
export const objectStream = (
  object: string,
  { type = '/Type /ObjStm', before = '', filter = '/Filter /FlateDecode' } = {},
): Buffer => {
  const header = '5 0 '
  const data = deflateSync(Buffer.from(`${header}${object}`, 'latin1'))
  return stream(
    `${type} /N 1 /First ${header.length} ${filter} /Length ${data.length} ${before}`,
    data,
  )
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>'
const MEGABYTE = 1024 * 1024

/** Files named .pdf that the inspection must reject, each with its defect. */
export const HOSTILE_PDF = hostileFiles<Pdf>(
  [
    ['nothing', 'wrongType', () => Buffer.alloc(0)],
    ['one byte', 'wrongType', () => Buffer.from('%')],
    ['an archive', 'wrongType', () => Buffer.from('PK\u0003\u0004 rest')],
    [
      'a PDF after something else',
      'wrongType',
      () => Buffer.concat([Buffer.from('GIF89a'), pdfFile()]),
    ],
    ['half a file', 'damaged', () => pdfFile().subarray(0, 100)],
    ['no pages', 'damaged', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
    ['a script', 'script', { catalog: `/OpenAction ${SCRIPT}` }],
    [
      'a script with an escaped name',
      'script',
      { catalog: '/OpenAction << /S /J#61vaScr#69pt /#4aS (x) >>' },
    ],
    ['a script in an object stream', 'script', { objects: [objectStream(SCRIPT)] }],
    [
      'a script in an object stream with an escaped type',
      'script',
      { objects: [objectStream(SCRIPT, { type: '/Type /Obj#53tm' })] },
    ],
    [
      'a script in an object stream without a type',
      'unreadable',
      { objects: [objectStream(SCRIPT, { type: '' })] },
    ],
    [
      'a script in an object stream behind a comment',
      'unreadable',
      { objects: [objectStream(SCRIPT, { before: '% 8 0 obj << /A 1\n' })] },
    ],
    [
      'a script in an object stream behind a string',
      'unreadable',
      { objects: [objectStream(SCRIPT, { before: '/A (\n8 0 obj << /B () >> )' })] },
    ],
    [
      'an object stream with an indirect type',
      'unreadable',
      {
        objects: ['6 0 obj /ObjStm endobj', objectStream('<< /A 1 >>', { type: '/Type 6 0 R' })],
      },
    ],
    [
      'a script in a stream declared as text',
      'script',
      { objects: [stream('/Length 60', `7 0 obj ${SCRIPT} endobj`)] },
    ],
    [
      'an object in a stream declared as text',
      'unreadable',
      { objects: [stream('/Length 60', '7 0 obj << /A 1 >> endobj')] },
    ],
    ['a script behind a comment', 'script', { objects: [`% 7 0 obj ${SCRIPT} endobj`] }],
    ['a script of a form', 'script', { catalog: '/AcroForm << /XFA 9 0 R >>' }],
    ['a program launch', 'opens', { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }],
    [
      'a web page to open, by reference',
      'opens',
      {
        catalog: '/OpenAction 7 0 R',
        objects: ['7 0 obj << /S /URI /URI (https://e.example) >> endobj'],
      },
    ],
    ...['/S /GoToX', '/A /GoTo', ''].map(
      (entries): HostileCase<Pdf> => [
        `something to do that is <<${entries}>>`,
        'opens',
        { catalog: `/OpenAction << ${entries} >>` },
      ],
    ),
    ['an action that does not exist', 'opens', { catalog: '/OpenAction 99 0 R' }],
    [
      'two actions, of which readers use the second',
      'opens',
      {
        catalog: '/OpenAction 7 0 R',
        objects: ['7 0 obj [3 0 R /Fit] endobj', '7 0 obj << /S /URI /URI (tel:1) >> endobj'],
      },
    ],
    [
      'a form submission',
      'opens',
      { objects: ['7 0 obj << /S /SubmitForm /F (https://e.example) >> endobj'] },
    ],
    ['an attached file', 'attachment', { objects: [stream('/Type /EmbeddedFile /Length 1', 'x')] }],
    [
      'an attached file without a type',
      'attachment',
      { objects: ['7 0 obj << /F (a.exe) /EF << /F 9 0 R >> >> endobj'] },
    ],
    ['a password', 'encrypted', { trailer: '/Encrypt 7 0 R' }],
    [
      'an object stream with an unusual filter',
      'unreadable',
      {
        objects: [objectStream('<< /A 1 >>', { filter: '/Filter [/ASCIIHexDecode /FlateDecode]' })],
      },
    ],
    [
      'an object stream that cannot be decompressed',
      'unreadable',
      { objects: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'x')] },
    ],
    [
      'a decompression bomb in an object stream',
      'tooMuchInside',
      () =>
        pdfFile({
          objects: [
            stream(
              '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
              deflateSync(Buffer.alloc(20 * MEGABYTE)),
            ),
          ],
        }),
    ],
  ],
  pdfFile,
)
