import { LIMITS, type RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { field, MAIN, relationships, type Word, withPart, wordFile, wordParts } from './docx.ts'
import { inXml } from './docx-links.ts'
import { type HostileCase, hostileFiles } from './hostile.ts'
import { zipOf } from './zip.ts'

const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`

/** Fields whose instruction is split, so that no single element contains it. */
const FIELDS: readonly [what: string, body: string, reason: RefusalReason][] = [
  ['a command behind thousands of spaces', field(`${' '.repeat(5000)}DDE cmd`), 'external'],
  ['a command behind a run of spaces', field(' '.repeat(5000), 'DDE cmd'), 'external'],
  [
    'a command whose name goes on in its result',
    `${mark('begin')}${instruction('DDE')}${mark('separate')}${instruction('X')}${mark('end')}`,
    'external',
  ],
  [
    'a command that goes on in its result',
    `${mark('begin')}${instruction('D')}${mark('separate')}${instruction('DE cmd')}${mark('end')}`,
    'fields',
  ],
  ['a command behind a field', field('PAGE') + instruction('DDE cmd'), 'external'],
  [
    'a link without a beginning, computed by a field',
    instruction('HYPERLINK "https://e.example/') + field('QUOTE a'),
    'links',
  ],
  ['a link whose quotation never ends', field(inXml('HYPERLINK "file:///a')), 'links'],
  ['a shape that links to a program', '<v:shape href="ms-word:data:image/png"/>', 'links'],
]

const rootTo = (target: string, before = '') =>
  relationships([{ type: 'officeDocument', target }]).replace('<Relationship ', `${before}$&`)

/** An element of this many bytes. */
const xmlOf = (bytes: number) => `<a>${' '.repeat(bytes - '<a></a>'.length)}</a>`

/** Word files with content that a template doesn't need, and files that aren't Word files. */
export const HOSTILE_CONTENTS = hostileFiles<Word>(
  [
    ...FIELDS.map(([what, body, reason]): HostileCase<Word> => [what, reason, { body }]),
    ['controls', 'embedded', withPart('word/activeX/a', 'x')],
    [
      'a control identified only by its type',
      'embedded',
      {
        types: '<Override PartName="/word/a" ContentType="application/vnd.ms-office.activeX+xml"/>',
      },
    ],
    ['relationships that are no XML', 'damaged', withPart('word/_rels/document.xml.rels', 'x')],
    [
      'a missing main part',
      'wrongType',
      {
        types: `<Override PartName="/word/b.xml" ContentType="${MAIN}"/>`,
        ...withPart('_rels/.rels', rootTo('word/b.xml')),
      },
    ],
    [
      'a main part named by a fake relationship',
      'wrongType',
      () => {
        const decoy = '<Decoy Type="a/officeDocument" Target="word/document.xml"/>'
        return wordFile(withPart('_rels/.rels', rootTo('xl/workbook.xml', decoy)))
      },
    ],
    [
      'a chunk of another format without a relationship',
      'embedded',
      { body: '<w:altChunk r:id="rId9"/>' },
    ],
    [
      'a chunk in a part that begins with spaces',
      'embedded',
      withPart('word/a.bin', ' \n<w:altChunk/>'),
    ],
    ['content types that are no XML', 'damaged', withPart('[Content_Types].xml', 'types')],
    [
      'no content types',
      'wrongType',
      () => zipOf(wordParts({}).filter(({ name }) => name !== '[Content_Types].xml')),
    ],
    [
      'no root relationships',
      'wrongType',
      () => zipOf(wordParts({}).filter(({ name }) => name !== '_rels/.rels')),
    ],
    [
      'an XML part as long as ten contracts',
      'tooMuchInside',
      withPart('word/a.xml', xmlOf(LIMITS.xml + 1)),
    ],
    [
      'many such parts',
      'tooMuchInside',
      () =>
        zipOf([
          ...wordParts({}),
          ...[1, 2, 3, 4].map((n) => ({
            name: `word/header${n}.xml`,
            data: xmlOf(LIMITS.allXml / 4),
          })),
        ]),
    ],
  ],
  wordFile,
)
