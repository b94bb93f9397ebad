import { assemble } from '../../shared/documents/engine/assemble.ts'
import type { AssembledDocument, Run } from '../../shared/documents/engine/model.ts'
import { withAgreement } from './fixture-template/index.ts'
import sale from './fixture-template/sale.md'

export const text = (value: string, look: { bold?: boolean; italic?: boolean } = {}): Run => ({
  kind: 'text',
  text: value,
  source: 'template',
  ...look,
})

const payments = Array.from({ length: 24 }, (_, index) => [
  String(index + 1),
  `January ${index + 1}, 2027`,
  '$327.08',
  `$${(7850 - 327.08 * (index + 1)).toFixed(2)}`,
])

/** A document with every kind of block and run, long enough for several pages. */
export const fixtureDocument: AssembledDocument = assemble(
  { ...withAgreement(sale), derive: () => ({ payments, buyer: '李小龍 (Lee Siu-lung)' }) },
  'agreement',
  { lender: 'Łukasz Nguyễn' },
  { today: '2026-12-05' },
)

const NO_FIELDS = { fields: [] as string[] }

/** A document of one paragraph with this text. */
export const documentWithText = (value: string): AssembledDocument => ({
  title: value,
  footer: [text(value)],
  initials: [],
  blocks: [
    { ...NO_FIELDS, kind: 'title', runs: [text(value)] },
    { ...NO_FIELDS, kind: 'heading', level: 1, id: 'first', number: '1', runs: [text(value)] },
    { ...NO_FIELDS, kind: 'paragraph', look: 'body', runs: [text(value)] },
    { ...NO_FIELDS, kind: 'paragraph', look: 'body', runs: [text(value)], number: '1.1' },
    {
      ...NO_FIELDS,
      kind: 'table',
      look: 'grid',
      widths: [0.3, 0.7],
      header: [[text('Label')], [text('Value')]],
      rows: [{ ...NO_FIELDS, cells: [[text('Name')], [text(value)]] }],
    },
    {
      ...NO_FIELDS,
      kind: 'signatures',
      signers: [
        {
          ...NO_FIELDS,
          role: value,
          lines: [
            {
              label: 'Signature',
              value: [{ kind: 'blank', label: 'Signature', length: 'long' }],
            },
            { label: 'Printed name', value: [text(value)] },
          ],
        },
      ],
    },
  ],
})
