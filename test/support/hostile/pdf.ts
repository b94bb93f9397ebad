import { deflateSync } from 'node:zlib'
import type { RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'

type Pdf = {
  /** Entries added to the catalog. */
  catalog?: string
  /** Indirect objects added to the file. */
  objects?: readonly (string | Buffer)[]
  trailer?: string
}

const latin1 = (parts: readonly (string | Buffer)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )

/** A PDF of one empty page with these changes. */
export const pdfFile = ({ catalog = '', objects = [], trailer = '' }: Pdf = {}): Buffer =>
  latin1([
    '%PDF-1.7\n',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>\nendobj\n',
    ...objects.flatMap((object) => [object, '\n']),
    `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R /Size 4 ${trailer} >>\nstartxref\n9\n%%EOF\n`,
  ])

/** A stream object with this dictionary (without its brackets). */
export const stream = (dictionary: string, data: string | Buffer, number = 9): Buffer =>
  latin1([`${number} 0 obj\n<< ${dictionary} >>\nstream\n`, data, '\nendstream\nendobj'])

/** An object stream (PDF 1.5) that holds these objects. */
export const packed = (
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

/** Files named .pdf that the inspection must refuse, each with its fault. */
export const HOSTILE_PDF: readonly { what: string; make: () => Buffer; reason: RefusalReason }[] = [
  { what: 'nothing', make: () => Buffer.alloc(0), reason: 'wrongType' },
  { what: 'one byte', make: () => Buffer.from('%'), reason: 'wrongType' },
  { what: 'an archive', make: () => Buffer.from('PK\u0003\u0004 rest'), reason: 'wrongType' },
  {
    what: 'a page of the web',
    make: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    reason: 'wrongType',
  },
  {
    what: 'a PDF after something else',
    make: () => Buffer.concat([Buffer.from('GIF89a'), pdfFile()]),
    reason: 'wrongType',
  },
  { what: 'half a file', make: () => pdfFile().subarray(0, 100), reason: 'damaged' },
  { what: 'no pages', make: () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), reason: 'damaged' },
  {
    what: 'a script',
    make: () => pdfFile({ catalog: `/OpenAction ${SCRIPT}` }),
    reason: 'script',
  },
  {
    what: 'a script with a spelled out name',
    make: () => pdfFile({ catalog: '/OpenAction << /S /J#61vaScr#69pt /#4aS (x) >>' }),
    reason: 'script',
  },
  {
    what: 'a script among packed objects',
    make: () => pdfFile({ objects: [packed(SCRIPT)] }),
    reason: 'script',
  },
  {
    what: 'a script among packed objects of a spelled out type',
    make: () => pdfFile({ objects: [packed(SCRIPT, { type: '/Type /Obj#53tm' })] }),
    reason: 'script',
  },
  {
    what: 'a script among packed objects without a type',
    make: () => pdfFile({ objects: [packed(SCRIPT, { type: '' })] }),
    reason: 'unreadable',
  },
  {
    what: 'a script among packed objects behind a comment',
    make: () => pdfFile({ objects: [packed(SCRIPT, { before: '% 8 0 obj << /A 1\n' })] }),
    reason: 'unreadable',
  },
  {
    what: 'a script among packed objects behind a string',
    make: () => pdfFile({ objects: [packed(SCRIPT, { before: '/A (\n8 0 obj << /B () >> )' })] }),
    reason: 'unreadable',
  },
  {
    what: 'packed objects without a type behind a comment',
    make: () => pdfFile({ objects: [packed(SCRIPT, { type: '', before: '% 8 0 obj << /A 1\n' })] }),
    reason: 'unreadable',
  },
  {
    what: 'packed objects without a type behind a string',
    make: () =>
      pdfFile({ objects: [packed(SCRIPT, { type: '', before: '/A (\n8 0 obj << /B () >> )' })] }),
    reason: 'unreadable',
  },
  {
    what: 'packed objects whose type stands elsewhere',
    make: () =>
      pdfFile({
        objects: ['6 0 obj /ObjStm endobj', packed('<< /A 1 >>', { type: '/Type 6 0 R' })],
      }),
    reason: 'unreadable',
  },
  {
    what: 'a script in a stream that pretends to be text',
    make: () => pdfFile({ objects: [stream('/Length 60', `7 0 obj ${SCRIPT} endobj`)] }),
    reason: 'script',
  },
  {
    what: 'an object in a stream that pretends to be text',
    make: () => pdfFile({ objects: [stream('/Length 60', '7 0 obj << /A 1 >> endobj')] }),
    reason: 'unreadable',
  },
  {
    what: 'a script behind a comment',
    make: () => pdfFile({ objects: [`% 7 0 obj ${SCRIPT} endobj`] }),
    reason: 'script',
  },
  {
    what: 'a script of a form',
    make: () => pdfFile({ catalog: '/AcroForm << /XFA 9 0 R >>' }),
    reason: 'script',
  },
  {
    what: 'a program to start',
    make: () => pdfFile({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    reason: 'opens',
  },
  {
    what: 'a web page to open',
    make: () => pdfFile({ catalog: '/OpenAction << /S /URI /URI (https://e.example) >>' }),
    reason: 'opens',
  },
  {
    what: 'a web page to open, by reference',
    make: () =>
      pdfFile({
        catalog: '/OpenAction 7 0 R',
        objects: ['7 0 obj << /S /URI /URI (https://e.example) >> endobj'],
      }),
    reason: 'opens',
  },
  ...['/S /GoToX', '/A /GoTo', ''].map((entries) => ({
    what: `something to do that is <<${entries}>>`,
    make: () => pdfFile({ catalog: `/OpenAction << ${entries} >>` }),
    reason: 'opens' as const,
  })),
  {
    what: 'something to do that is not there',
    make: () => pdfFile({ catalog: '/OpenAction 99 0 R' }),
    reason: 'opens',
  },
  {
    what: 'two things to do, of which a reader takes the second',
    make: () =>
      pdfFile({
        catalog: '/OpenAction 7 0 R',
        objects: ['7 0 obj [3 0 R /Fit] endobj', '7 0 obj << /S /URI /URI (tel:1) >> endobj'],
      }),
    reason: 'opens',
  },
  {
    what: 'data to send',
    make: () =>
      pdfFile({ objects: ['7 0 obj << /S /SubmitForm /F (https://e.example) >> endobj'] }),
    reason: 'opens',
  },
  {
    what: 'an attached file',
    make: () => pdfFile({ objects: [stream('/Type /EmbeddedFile /Length 1', 'x')] }),
    reason: 'attachment',
  },
  {
    what: 'an attached file without a type',
    make: () => pdfFile({ objects: ['7 0 obj << /F (a.exe) /EF << /F 9 0 R >> >> endobj'] }),
    reason: 'attachment',
  },
  { what: 'a password', make: () => pdfFile({ trailer: '/Encrypt 7 0 R' }), reason: 'encrypted' },
  {
    what: 'objects packed in an unusual way',
    make: () =>
      pdfFile({
        objects: [packed('<< /A 1 >>', { filter: '/Filter [/ASCIIHexDecode /FlateDecode]' })],
      }),
    reason: 'unreadable',
  },
  {
    what: 'objects that cannot be unpacked',
    make: () =>
      pdfFile({ objects: [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'x')] }),
    reason: 'unreadable',
  },
  {
    what: 'a bomb of packed objects',
    make: () =>
      pdfFile({
        objects: [
          stream(
            '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
            deflateSync(Buffer.alloc(20 * MEGABYTE)),
          ),
        ],
      }),
    reason: 'tooMuchInside',
  },
]
