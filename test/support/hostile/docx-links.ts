import { field, type Word, withLink, wordFile } from './docx.ts'
import { type HostileCase, hostileFiles } from './hostile.ts'

const RELATIONSHIPS: readonly [target: string, external: boolean][] = [
  ['file:///c:/windows/cmd.exe', true],
  ['java&#9;script:alert(1)', true],
  ['ms-word:ofe|u|https://evil.example/a.docm', true],
  ['\\\\server\\share\\a.exe', true],
  ['a.exe', true],
  ['file:///c:/windows/cmd.exe', false],
]

const INSTRUCTIONS: readonly string[][] = [
  ['HYPERLINK "file:///c:/windows/cmd.exe"'],
  ['HYPERLINK file:///c:/windows/cmd.exe'],
  [' hyperlink ', '"fi', 'le:///c:/a.exe"'],
  ['HYPERLINK "ms-excel:ofv|u|https://evil.example/a.xls" \\l "a"'],
  ['HYPERLINK \\o "https://e.example" "ms-access:a"'],
  ['HYPERLINK \\h "file:///a"'],
  ['HYPERLINK \\l "a" "vbscript:a"'],
  ['HYPERLINK "\\\\\\\\server\\\\share"'],
  ['HYPERLINK "a.exe"'],
  ['HYPERLINK "https://e.example" "file:///a"'],
  [`HYPERLINK "https://e.example/${'a'.repeat(5000)}" "file:///a"`],
]

export const inXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** A link whose target is computed by another field. */
const COMPUTED = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "</w:instrText></w:r>${field('QUOTE file:')}<w:r><w:instrText>"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`

const BODIES: readonly [what: string, body: string][] = [
  ...INSTRUCTIONS.flatMap((runs): [string, string][] => [
    [`a field ${runs.join('').slice(0, 60)}`, field(...runs.map(inXml))],
    [
      `a simple field ${runs.join('').slice(0, 60)}`,
      `<w:fldSimple w:instr="${inXml(runs.join(''))}"/>`,
    ],
  ]),
  ['a link computed by a field', COMPUTED],
  ['a field that never ends', '<w:r><w:instrText>HYPERLINK "file:///a"</w:instrText></w:r>'],
  ['a shape that is a link', '<w:pict><v:shape href="ms-word:ofe|u|https://e.example"/></w:pict>'],
]

/** Word files whose links start a program or open a local file. */
export const HOSTILE_WORD_LINKS = hostileFiles<Word>(
  [
    ...RELATIONSHIPS.map(
      ([target, external]): HostileCase<Word> => [
        `a link${external ? '' : ', called internal,'} to ${target}`,
        'links',
        withLink('hyperlink', target, external),
      ],
    ),
    [
      'an external image declared as internal',
      'external',
      withLink('image', 'file:///c:/a.png', false),
    ],
    ...BODIES.map(([what, body]): HostileCase<Word> => [what, 'links', { body }]),
  ],
  wordFile,
)

/** Field instructions that lead only to websites, email addresses and places in the document. */
export const HARMLESS_FIELDS: readonly string[] = [
  'HYPERLINK "https://example.com/?a=1" \\o "Note: read this"',
  'HYPERLINK "HTTPS://example.com" \\l "part" \\t "_blank" \\n \\h',
  'HYPERLINK mailto:legal@example.com',
  'HYPERLINK \\l "_Toc123456"',
  'HYPERLINK  \\l  "_Toc:1"  \\h ',
  'HYPERLINK "tel:+15550100"',
  'HYPERLINK',
  'HYPERLINK " https://example.com"',
  'HYPERLINK "https:\\/\\/example.com"',
  'SEQ HYPERLINK "file:///a"',
  'TOC \\o "1-3" \\h \\z \\u',
].map(inXml)

/** An entry of a table of contents: a link that shows its page number. */
export const CONTENTS_ENTRY = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK \\l "_Toc1"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Terms</w:t></w:r>${field('PAGEREF _Toc1 \\h')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
