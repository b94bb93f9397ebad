import type { RefusalReason } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import { field, linking, MAIN, part, relationships, wordFile } from './docx.ts'
import { inXml } from './docx-links.ts'

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
  mailMergeSource: 'external',
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
    'external',
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
]
