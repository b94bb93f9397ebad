import { deflateSync } from 'node:zlib'
import type { RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
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

const EMPTY = '<< /A 1 >>'

const OBJECTS: readonly [what: string, reason: RefusalReason, object: string | Buffer][] = [
  ['a script in packed objects', 'script', objectStream(SCRIPT)],
  [
    'packed objects of an escaped type',
    'script',
    objectStream(SCRIPT, { type: '/Type /Obj#53tm' }),
  ],
  ['packed objects without a type', 'unreadable', objectStream(SCRIPT, { type: '' })],
  [
    'packed objects behind a comment',
    'unreadable',
    objectStream(SCRIPT, { before: '% 8 0 obj << /A 1\n' }),
  ],
  [
    'packed objects behind a string',
    'unreadable',
    objectStream(SCRIPT, { before: '/A (\n8 0 obj << /B () >> )' }),
  ],
  [
    'packed objects of an indirect type',
    'unreadable',
    stream('/Type 6 0 R /N 1 /First 4', '5 0 (a)'),
  ],
  ['a script in a stream', 'script', stream('/Length 60', `7 0 obj ${SCRIPT} endobj`)],
  ['an object in a stream', 'unreadable', stream('/Length 60', `7 0 obj ${EMPTY} endobj`)],
  ['a script behind a comment', 'script', `% 7 0 obj ${SCRIPT} endobj`],
  ['a form submission', 'opens', '7 0 obj << /S /SubmitForm /F (https://e.example) >> endobj'],
  ['an attached file', 'attachment', stream('/Type /EmbeddedFile /Length 1', 'x')],
  ['an untyped attached file', 'attachment', '7 0 obj << /F (a.exe) /EF << /F 9 0 R >> >> endobj'],
  [
    'packed objects of two filters',
    'unreadable',
    objectStream(EMPTY, { filter: '/Filter [/LZWDecode /FlateDecode]' }),
  ],
  ['damaged packed objects', 'unreadable', stream('/Type /ObjStm /N 1 /Filter /FlateDecode', 'x')],
]

/** Files named .pdf that the inspection must reject, each with its defect. */
export const HOSTILE_PDF = hostileFiles<Pdf>(
  [
    ...OBJECTS.map(([what, reason, object]) => [what, reason, { objects: [object] }] as const),
    ['nothing', 'wrongType', () => Buffer.alloc(0)],
    ['an archive', 'wrongType', () => Buffer.from('PK\u0003\u0004 rest')],
    [
      'a PDF after something else',
      'wrongType',
      () => Buffer.concat([Buffer.from('GIF89a'), pdfFile()]),
    ],
    ['half a file', 'damaged', () => pdfFile().subarray(0, 100)],
    ['no offset', 'damaged', () => Buffer.from(`${pdfFile()}`.replace('startxref\n9', ''))],
    ['no pages', 'damaged', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
    ['a script', 'script', { catalog: `/OpenAction ${SCRIPT}` }],
    [
      'a script with an escaped name',
      'script',
      { catalog: '/OpenAction << /S /J#61vaScr#69pt /#4aS (x) >>' },
    ],
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
    ['a password', 'encrypted', { trailer: '/Encrypt 7 0 R' }],
    [
      'a decompression bomb in an object stream',
      'tooMuchInside',
      () => pdfFile({ objects: [objectStream(' '.repeat(20 * MEGABYTE))] }),
    ],
  ],
  pdfFile,
)
