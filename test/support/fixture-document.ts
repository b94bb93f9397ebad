import type {
  AssembledDocument,
  Block,
  Heading,
  Paragraph,
  Run,
  Signer,
} from '../../shared/documents/engine/model.ts'

const NO_FIELDS = { fields: [] as string[] }

export const text = (value: string, look: { bold?: boolean; italic?: boolean } = {}): Run => ({
  kind: 'text',
  text: value,
  source: 'template',
  ...look,
})
const blank = (label: string, length: 'short' | 'long' = 'short'): Run => ({
  kind: 'blank',
  label,
  length,
})
const ref = (target: string, number: string): Run => ({
  kind: 'ref',
  target,
  text: number,
})

const section = (number: string | undefined, id: string, title: string): Heading => ({
  ...NO_FIELDS,
  kind: 'heading',
  level: 1,
  id,
  number,
  runs: [text(title)],
})
const subsection = (number: string | undefined, id: string, title: string): Heading => ({
  ...section(number, id, title),
  level: 2,
})
const paragraph = (runs: Run[] | string, more: Partial<Paragraph> = {}): Paragraph => ({
  ...NO_FIELDS,
  kind: 'paragraph',
  look: 'body',
  runs: typeof runs === 'string' ? [text(runs)] : runs,
  ...more,
})
const clause = (number: string, runs: Run[] | string, id?: string): Paragraph =>
  paragraph(runs, { number, id })
const row = (...cells: Run[][]) => ({ ...NO_FIELDS, cells })
const labeledRow = (label: string, ...value: Run[]) => row([text(label)], value)

const signer = (role: string, name: string): Signer => ({
  ...NO_FIELDS,
  role,
  lines: [
    { label: 'Signature', value: [blank('Signature', 'long')] },
    { label: 'Printed name', value: [text(name)] },
    { label: 'Date', value: [text('December 5, 2026')] },
    { label: 'Telephone', value: [blank('Telephone', 'long')] },
  ],
})

const SELLER = 'Łukasz Nguyễn'
const BUYER = '李小龍 (Lee Siu-lung)'

const opening: Block[] = [
  { ...NO_FIELDS, kind: 'title', runs: [text('Bill of Sale')] },
  { ...NO_FIELDS, kind: 'subtitle', runs: [text('Motor Vehicle')] },
  paragraph('Governing state: Connecticut', { look: 'centered' }),
  {
    ...NO_FIELDS,
    kind: 'table',
    look: 'summary',
    widths: [0.28, 0.72],
    rows: [
      labeledRow('Seller', text(SELLER)),
      labeledRow('Date of payment', blank('Date the price is paid')),
      labeledRow('Condition', text('Limited warranty, Section '), ref('warranty', '4')),
    ],
  },
  paragraph('If this summary differs from the sections below, the sections control.', {
    look: 'note',
  }),
]

const parties: Block[] = [
  section('1', 'parties', 'The Parties'),
  paragraph([
    text('This Bill of Sale is made on '),
    text('December 5, 2026'),
    text(' between '),
    text(SELLER, { bold: true }),
    text(' and '),
    text(BUYER, { bold: true }),
    text(', each of whom is bound by the whole of this document.'),
  ]),
  section('2', 'item', 'The Item Sold'),
  paragraph('Seller sells and Buyer buys the following item:'),
  {
    ...NO_FIELDS,
    kind: 'list',
    marker: 'bullet',
    items: [
      'Subaru Outback 2.5i Premium, model year 2016, five-door wagon, lapis blue',
      'Two keys, the owner’s manual, the service book and the roof bars',
    ].map((each) => ({ ...NO_FIELDS, marker: '•', runs: [text(each)] })),
  },
  subsection(undefined, 'faults', 'Faults disclosed'),
  paragraph([
    text('Seller’s statement of mileage was taken on '),
    blank('Date of reading'),
    text(' by '),
    blank('Name of the person who read the odometer', 'long'),
    text(
      ', and Buyer has compared it with the instrument. A line with a blank in it is a little further from the next one, so that there is space to write on it.',
    ),
  ]),
]

const price: Block[] = [
  section('3', 'price', 'Price and Payment'),
  clause(
    '3.1',
    [
      text('Buyer pays Seller '),
      text('$7,850.00', { bold: true }),
      text(
        ' (Seven Thousand Eight Hundred Fifty and 00/100 Dollars) by cashier’s check on December 5, 2026. Receipt is conditional on the check clearing. If the check is returned unpaid, ownership has not passed and Seller may take the Item back.',
      ),
    ],
    'price-sum',
  ),
  clause('3.2', [
    text('Any tax on the sale is governed by Section '),
    ref('warranty', '4'),
    text(' and not by Section '),
    ref('price-sum', '3.1'),
    text('; see '),
    text('Conn. Gen. Stat. § 42a-2-201', { italic: true }),
    text('.'),
  ]),
  paragraph('The parties agree on the following steps:'),
  {
    ...NO_FIELDS,
    kind: 'list',
    marker: 'letter',
    items: [
      'Buyer hands over the check at Seller’s bank during opening hours, and both wait until the bank confirms the funds;',
      'Buyer removes the Item at Buyer’s own cost and risk on the same day.',
    ].map((each, index) => ({ ...NO_FIELDS, marker: `(${'abc'[index]})`, runs: [text(each)] })),
  },
  subsection('3.3', 'schedule', 'Payment schedule'),
  paragraph('The price was settled in four parts.'),
  {
    ...NO_FIELDS,
    kind: 'table',
    look: 'grid',
    widths: [0.14, 0.36, 0.25, 0.25],
    align: ['left', 'left', 'right', 'right'],
    header: [[text('No.')], [text('Date')], [text('Payment')], [text('Balance')]],
    rows: Array.from({ length: 24 }, (_, index) =>
      row(
        [text(String(index + 1))],
        [text(`January ${index + 1}, 2027`)],
        [text('$327.08')],
        [text(`$${(7850 - 327.08 * (index + 1)).toFixed(2)}`)],
      ),
    ),
  },
]

const condition: Block[] = [
  section('4', 'warranty', 'Condition of the Item'),
  {
    ...NO_FIELDS,
    kind: 'box',
    paragraphs: [
      paragraph([
        text(
          'THE ITEM IS SOLD AS IS, WHERE IS, WITH ALL FAULTS. SELLER GIVES NO WARRANTY, EXPRESS OR IMPLIED, INCLUDING ANY WARRANTY OF MERCHANTABILITY OR OF FITNESS FOR A PARTICULAR PURPOSE.',
          { bold: true },
        ),
      ]),
      paragraph([text('Buyer’s initials '), blank('Initials')]),
    ],
  },
  ...Array.from({ length: 4 }, (_, index) =>
    paragraph(
      `General term ${index + 1}. This document is the whole agreement of the parties about the Item and replaces everything said or written before it. It may be changed only in a writing signed by both. If a part of it cannot be enforced, the rest stands. It binds the heirs and successors of each party, and a signed copy, also an electronic one, is as good as the original unless an agency asks for ink.`,
    ),
  ),
]

const closing: Block[] = [
  {
    ...NO_FIELDS,
    kind: 'together',
    blocks: [
      section(undefined, 'signatures', 'Signatures'),
      paragraph('The parties sign this Bill of Sale on the dates written below.', {
        keepWithNext: true,
      }),
      {
        ...NO_FIELDS,
        kind: 'signatures',
        signers: [
          signer('Seller', SELLER),
          signer('Buyer', BUYER),
          signer('Witness', 'Ana 😀 Ωμέγα'),
        ],
      },
    ],
  },
  { ...NO_FIELDS, kind: 'page-break' },
  section(undefined, 'record', 'Delivery and Payment Record'),
  paragraph('The parties complete this record when the Item is handed over.', {
    keepWithNext: true,
  }),
  {
    ...NO_FIELDS,
    kind: 'table',
    look: 'form',
    widths: [0.46, 0.54],
    header: [[text('Point')], [text('Completed at handover')]],
    rows: [
      labeledRow('Date and hour of handover', blank('Date and hour')),
      labeledRow('Mileage at handover', text('about '), blank('Miles')),
    ],
  },
  paragraph('Before leaving, check each line:', { keepWithNext: true }),
  {
    ...NO_FIELDS,
    kind: 'list',
    marker: 'tick',
    items: [
      'The title certificate is signed by Seller and complete, with the mileage written in by hand and no corrections anywhere on its face.',
    ].map((each) => ({ ...NO_FIELDS, marker: '☐', runs: [text(each)] })),
  },
  {
    ...NO_FIELDS,
    kind: 'list',
    marker: 'step',
    items: ['Go to the motor vehicle agency.', 'Cancel the insurance after that, not before.'].map(
      (each, index) => ({ ...NO_FIELDS, marker: `${index + 1}.`, runs: [text(each)] }),
    ),
  },
]

/** A document with every kind of block and run, long enough for several pages. */
export const fixtureDocument: AssembledDocument = {
  title: 'Bill of Sale',
  footer: [text(`Bill of Sale - ${SELLER} to ${BUYER}`)],
  initials: ['Seller', 'Buyer'],
  blocks: [...opening, ...parties, ...price, ...condition, ...closing],
}

/** A document of one paragraph with this text. */
export const documentWithText = (value: string): AssembledDocument => ({
  title: value,
  footer: [text(value)],
  initials: [],
  blocks: [
    { ...NO_FIELDS, kind: 'title', runs: [text(value)] },
    section('1', 'first', value),
    paragraph(value),
    clause('1.1', value),
    {
      ...NO_FIELDS,
      kind: 'table',
      look: 'grid',
      widths: [0.3, 0.7],
      header: [[text('Label')], [text('Value')]],
      rows: [labeledRow('Name', text(value))],
    },
    { ...NO_FIELDS, kind: 'signatures', signers: [signer(value, value)] },
  ],
})
