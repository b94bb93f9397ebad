import { LIMITS, type RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { field, linking, MAIN, part, relationships, wordFile, wordParts } from './docx.ts'
import { inXml } from './docx-links.ts'
import { zipOf } from './zip.ts'

type Hostile = { what: string; make: () => Buffer; reason: RefusalReason }

/** Kinds of relationships that a template has no use for. Source: ECMA-376 part 1, clause 11. */
const KINDS: Readonly<Record<string, RefusalReason>> = {
  vbaProject: 'macros',
  wordVbaData: 'macros',
  attachedToolbars: 'macros',
  keyMapCustomizations: 'macros',
  attachedTemplate: 'external',
  subDocument: 'external',
  frame: 'external',
  mailMergeSource: 'mailMerge',
  oleObject: 'embedded',
  package: 'embedded',
  control: 'embedded',
  activeXControlBinary: 'embedded',
  aFChunk: 'embedded',
}

const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`

/** Fields whose instruction is not where a look at each of them alone would find it. */
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

/** An element of so many bytes. */
const xmlOf = (bytes: number) => `<a>${' '.repeat(bytes - '<a></a>'.length)}</a>`

/** Word files that hold what a template has no use for, and such as are none. */
export const HOSTILE_CONTENTS: readonly Hostile[] = [
  ...Object.entries(KINDS).map(([kind, reason]) => ({
    what: `a part that is a ${kind}`,
    make: () => wordFile(linking(kind, 'a', false)),
    reason,
  })),
  ...FIELDS.map(([what, body, reason]) => ({ what, make: () => wordFile({ body }), reason })),
  { what: 'controls', make: () => wordFile(part('word/activeX/a', 'x')), reason: 'embedded' },
  {
    what: 'a control that only its type names',
    make: () =>
      wordFile({
        types: '<Override PartName="/word/a" ContentType="application/vnd.ms-office.activeX+xml"/>',
      }),
    reason: 'embedded',
  },
  {
    what: 'a list of links that is no list',
    make: () => wordFile(part('word/_rels/document.xml.rels', 'x')),
    reason: 'damaged',
  },
  {
    what: 'a main part that is not there',
    make: () =>
      wordFile({
        types: `<Override PartName="/word/b.xml" ContentType="${MAIN}"/>`,
        ...part('_rels/.rels', rootTo('word/b.xml')),
      }),
    reason: 'wrongType',
  },
  {
    what: 'a main part that something else pretends to name',
    make: () => {
      const decoy = '<Decoy Type="a/officeDocument" Target="word/document.xml"/>'
      return wordFile(part('_rels/.rels', rootTo('xl/workbook.xml', decoy)))
    },
    reason: 'wrongType',
  },
  {
    what: 'a chunk of another format without a relationship',
    make: () => wordFile({ body: '<w:altChunk r:id="rId9"/>' }),
    reason: 'embedded',
  },
  {
    what: 'an object without a relationship',
    make: () => wordFile({ body: '<o:OLEObject ProgID="Package"/>' }),
    reason: 'embedded',
  },
  {
    what: 'a chunk in a part that begins with spaces',
    make: () => wordFile(part('word/a.bin', ' \n<w:altChunk/>')),
    reason: 'embedded',
  },
  {
    what: 'objects in a folder beside all others',
    make: () => wordFile(part('embeddings/a.png', 'x')),
    reason: 'embedded',
  },
  {
    what: 'a list of types that is no XML',
    make: () => wordFile(part('[Content_Types].xml', 'types')),
    reason: 'damaged',
  },
  {
    what: 'no list of types',
    make: () => zipOf(wordParts({}).filter(({ name }) => name !== '[Content_Types].xml')),
    reason: 'wrongType',
  },
  {
    what: 'no list of what it begins with',
    make: () => zipOf(wordParts({}).filter(({ name }) => name !== '_rels/.rels')),
    reason: 'wrongType',
  },
  {
    what: 'a part of XML as long as ten contracts',
    make: () => wordFile(part('word/a.xml', xmlOf(LIMITS.xml + 1))),
    reason: 'tooMuchInside',
  },
  {
    what: 'many such parts',
    make: () =>
      zipOf([
        ...wordParts({}),
        ...[1, 2, 3, 4].map((n) => ({
          name: `word/header${n}.xml`,
          data: xmlOf(LIMITS.allXml / 4),
        })),
      ]),
    reason: 'tooMuchInside',
  },
]
