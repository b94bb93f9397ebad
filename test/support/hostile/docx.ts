import { gzipSync } from 'node:zlib'
import type { RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { MAX_UPLOAD_BYTES } from '../../../shared/template-files.ts'
import { type Entry, local, zipOf } from './zip.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const MAIN =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const XML = '<?xml version="1.0" encoding="UTF-8"?>'

type Link = { type: string; target: string; external?: boolean }

const contentTypes = (main: string, extra = '') =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${extra}</Types>`

export const relationships = (links: readonly Link[]) =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links
    .map(
      ({ type, target, external }, index) =>
        `<Relationship Id="rId${index}" Type="${OFFICE}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`

const documentXml = (body: string) =>
  `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${body}</w:p></w:body></w:document>`

type Word = {
  body?: string
  document?: string | Uint8Array
  links?: readonly Link[]
  mainType?: string
  types?: string
  /** Entries added after the parts, or in place of those with the same name. */
  extra?: readonly Entry[]
}

export const wordParts = ({
  body = '',
  document,
  links = [],
  mainType = MAIN,
  types = '',
  extra = [],
}: Word): Entry[] => {
  const parts: Entry[] = [
    { name: '[Content_Types].xml', data: contentTypes(mainType, types) },
    {
      name: '_rels/.rels',
      data: relationships([{ type: 'officeDocument', target: 'word/document.xml' }]),
    },
    { name: 'word/document.xml', data: document ?? documentXml(body) },
    { name: 'word/_rels/document.xml.rels', data: relationships(links) },
  ]
  return [...parts.filter(({ name }) => !extra.some((entry) => entry.name === name)), ...extra]
}

/** A small sound Word file with these changes. */
export const wordFile = (changes: Word = {}): Buffer => zipOf(wordParts(changes))

export const field = (...runs: string[]) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${runs
    .map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`)
    .join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

const MEGABYTE = 1024 * 1024
/** The length in bytes of a local file header before the name. */
const HEADER = 30
export const part = (name: string, data: Entry['data'], more: Partial<Entry> = {}): Word => ({
  extra: [{ name, data, ...more }],
})
export const linking = (type: string, target: string, external = true): Word => ({
  links: [{ type, target, external }],
})

const broken = (name: string) => ({ extra: [{ name, data: documentXml('x'), broken: true }] })

/** Files named .docx that the inspection must refuse, each with its fault. */
export const HOSTILE_WORD: readonly { what: string; make: () => Buffer; reason: RefusalReason }[] =
  [
    { what: 'nothing', make: () => Buffer.alloc(0), reason: 'wrongType' },
    { what: 'one byte', make: () => Buffer.from('P'), reason: 'wrongType' },
    { what: 'a PDF', make: () => Buffer.from('%PDF-1.7\n%%EOF'), reason: 'wrongType' },
    { what: 'a program', make: () => Buffer.from('MZ\u0090\0\u0003'), reason: 'wrongType' },
    {
      what: 'a plain archive',
      make: () => zipOf([{ name: 'a.txt', data: 'a' }]),
      reason: 'wrongType',
    },
    {
      what: 'a spreadsheet',
      make: () =>
        wordFile({
          mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
        }),
      reason: 'wrongType',
    },
    {
      what: 'a part whose packed bytes are none',
      make: () => wordFile(broken('word/document.xml')),
      reason: 'damaged',
    },
    { what: 'half a file', make: () => wordFile().subarray(0, 400), reason: 'damaged' },
    { what: 'macros', make: () => wordFile(part('word/vbaProject.bin', 'x')), reason: 'macros' },
    {
      what: 'macros under another name',
      make: () =>
        wordFile({ ...linking('vbaProject', 'theme.bin', false), ...part('word/theme.bin', 'x') }),
      reason: 'macros',
    },
    {
      what: 'the type of a document with macros',
      make: () => wordFile({ mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
      reason: 'macros',
    },
    {
      what: 'a linked template',
      make: () =>
        wordFile({
          ...part(
            'word/_rels/settings.xml.rels',
            relationships([
              { type: 'attachedTemplate', target: 'https://evil.example/t.dotm', external: true },
            ]),
          ),
        }),
      reason: 'external',
    },
    {
      what: 'a linked picture',
      make: () => wordFile(linking('image', 'https://evil.example/a.png')),
      reason: 'external',
    },
    {
      what: 'a picture by address',
      make: () =>
        wordFile({ body: '<w:pict><v:imagedata src="https://evil.example/a.png"/></w:pict>' }),
      reason: 'external',
    },
    {
      what: 'a link whose mode is spelled in entities',
      make: () =>
        wordFile(
          part(
            'word/_rels/document.xml.rels',
            relationships([
              { type: 'image', target: 'https://e.example/a.png', external: true },
            ]).replace('External', '&#69;xtern&#x61;l'),
          ),
        ),
      reason: 'external',
    },
    {
      what: 'a link to a file of the reader',
      make: () => wordFile(linking('hyperlink', 'file://///server/share')),
      reason: 'links',
    },
    {
      what: 'an embedded object',
      make: () => wordFile(linking('oleObject', 'embeddings/o.bin', false)),
      reason: 'embedded',
    },
    {
      what: 'an object of another program',
      make: () => wordFile(part('word/media/image1.png', Buffer.from('d0cf11e0a1b11ae1', 'hex'))),
      reason: 'embedded',
    },
    {
      what: 'a chunk of another format',
      make: () => wordFile(linking('aFChunk', 'chunk.rtf', false)),
      reason: 'embedded',
    },
    {
      what: 'a command in a field',
      make: () => wordFile({ body: field('DDEAUTO c:\\\\windows\\\\cmd.exe') }),
      reason: 'external',
    },
    {
      what: 'a command over several runs',
      make: () => wordFile({ body: field(' D', 'DE', ' cmd') }),
      reason: 'external',
    },
    {
      what: 'a picture in a simple field',
      make: () =>
        wordFile({
          body: '<w:fldSimple w:instr="INCLUDEPICTURE &quot;http://e.example/a&quot;"/>',
        }),
      reason: 'external',
    },
    {
      what: 'a field named by another field',
      make: () =>
        wordFile({
          body: `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${field('QUOTE 68 68 69')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
        }),
      reason: 'external',
    },
    {
      what: 'a document type with entities',
      make: () => wordFile({ document: `<!DOCTYPE a [<!ENTITY b "c">]>${documentXml('&b;')}` }),
      reason: 'damaged',
    },
    {
      what: 'text in another encoding',
      make: () => wordFile({ document: Buffer.from(`\ufeff${documentXml('')}`, 'utf16le') }),
      reason: 'damaged',
    },
    {
      what: 'broken XML',
      make: () => wordFile({ document: '<w:document><w:body a=b></w:document>' }),
      reason: 'damaged',
    },
    {
      what: 'an archive inside',
      make: () => wordFile(part('word/media/a.png', zipOf([{ name: 'a', data: 'a' }]))),
      reason: 'archive',
    },
    {
      what: 'a packed part inside',
      make: () => wordFile(part('word/media/a.emz', gzipSync('a'))),
      reason: 'archive',
    },
    {
      what: 'a part that climbs',
      make: () => wordFile(part('../../etc/cron.d/x', 'x')),
      reason: 'unsafeNames',
    },
    {
      what: 'a part with backslashes',
      make: () => wordFile(part('word\\..\\..\\x', 'x')),
      reason: 'unsafeNames',
    },
    {
      what: 'a part at the root',
      make: () => wordFile(part('/etc/passwd', 'x')),
      reason: 'unsafeNames',
    },
    { what: 'a part on a drive', make: () => wordFile(part('C:/x', 'x')), reason: 'unsafeNames' },
    {
      what: 'a symbolic link',
      make: () => wordFile(part('word/link', '/etc/passwd', { mode: 0o120777 })),
      reason: 'unsafeNames',
    },
    {
      what: 'one part twice',
      make: () => zipOf([...wordParts({}), { name: 'WORD/document.xml', data: 'x' }]),
      reason: 'damaged',
    },
    {
      what: 'a header that names another part',
      make: () => wordFile(part('word/a.xml', '<a/>', { localName: 'word/b.xml' })),
      reason: 'damaged',
    },
    {
      what: 'parts that share their bytes',
      make: () => zipOf([...wordParts({}), { ...wordParts({})[0], name: 'x', data: '', at: 0 }]),
      reason: 'damaged',
    },
    {
      what: 'a part within the bytes of another',
      make: () => {
        const inner: Entry = { name: 'word/b', data: 'b', stored: true }
        const outer: Entry = { name: 'word/a', data: local(inner), stored: true }
        return zipOf([outer, ...wordParts({}), { ...inner, at: HEADER + outer.name.length }])
      },
      reason: 'damaged',
    },
    {
      what: 'a password',
      make: () => wordFile(part('word/a.xml', '<a/>', { flags: 1 })),
      reason: 'encrypted',
    },
    {
      what: 'a bomb that declares itself',
      make: () => wordFile(part('word/a.xml', '<a/>', { declared: 4_000_000_000 })),
      reason: 'tooMuchInside',
    },
    {
      what: 'a bomb that declares four bytes',
      // It is broken at its end, which nobody notices who stops where it grows too long.
      make: () =>
        wordFile(part('word/a.xml', Buffer.alloc(MEGABYTE), { declared: 4, brokenLate: true })),
      reason: 'tooMuchInside',
    },
    {
      what: 'many large parts',
      make: () =>
        zipOf([
          ...wordParts({}),
          ...Array.from({ length: 8 }, (_, n) => ({
            name: `word/${n}`,
            data: 'x',
            declared: 10 * MEGABYTE,
          })),
        ]),
      reason: 'tooMuchInside',
    },
    {
      what: 'a hundred thousand parts',
      make: () => zipOf(wordParts({}), { count: 0xffff }),
      reason: 'tooMuchInside',
    },
    {
      what: 'a part shorter than declared',
      make: () => wordFile(part('word/a.xml', '<a/>', { declared: 9 })),
      reason: 'damaged',
    },
    {
      what: 'more than may be sent',
      make: () => Buffer.alloc(MAX_UPLOAD_BYTES + 1),
      reason: 'tooLarge',
    },
    {
      what: 'as much as may be sent, of nothing',
      make: () => Buffer.alloc(MAX_UPLOAD_BYTES),
      reason: 'wrongType',
    },
  ]
