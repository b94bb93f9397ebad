import { expect, it } from 'vitest'
import { renderDocx } from '../../../lambdas/generation/render/docx/write-docx.ts'
import { renderPdf } from '../../../lambdas/generation/render/pdf/write-pdf.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { wordDifference } from '../../../web/features/admin/templates/word-difference.ts'
import { docxParts } from '../../support/docx-text.ts'
import { pdfPageTexts } from '../../support/pdf-text.ts'
import { loadTemplateById } from '../../support/templates.ts'
import { elements } from '../../support/xml.ts'

const TEXT = 'Seller pays $1,250.00 within 30 days.'

it.each([
  ['the same', TEXT, TEXT, [], []],
  ['another amount', 'Pay $1,250.00.', 'Pay $1,350.00.', ['1,250.00'], ['1,350.00']],
  ['an extra word', 'Seller shall not pay', 'Seller shall pay', ['not'], []],
  ['a repeated word', 'pay and pay', 'and pay', ['pay'], []],
  ['a missing clause', 'One clause', 'One clause and another', [], ['and', 'another']],
  ['another year', 'due in 2026', 'due in 2027', ['2026'], ['2027']],
  ['automatic numbers of Word', '1. Price\n2.1 Terms (a) cash', 'Price Terms cash', [], []],
  ['other quotation marks and case', 'SELLER’S “car”', 'Seller\'s "car"', [], []],
  ['a word broken at the end of a line', 'agree-\nment', 'agreement', [], []],
  ['a footer on each page', 'Bill of Sale Page 1 of 2 x Bill of Sale Page 2 of 2', 'x', [], []],
])('finds the difference in a text with %s', (_, pdf, word, added, missing) => {
  expect(wordDifference(pdf, word, 'Bill of Sale Page of')).toEqual({ added, missing })
})

it.each(['bill-of-sale', 'employment-agreement', 'last-will-and-testament'])(
  'finds no difference between the generated blank Word file and PDF: %s',
  async (id) => {
    const template = await loadTemplateById(id)
    const options = { createdAt: new Date('2026-11-27T12:00:00Z') }
    const document = assemble(template, 'agreement', {}, { today: '2026-11-27' })
    const parts = docxParts(await renderDocx(document, options))
    const textOf = (name: RegExp) =>
      [...parts]
        .filter(([path]) => name.test(path))
        .flatMap(([, part]) => elements(part, 'w:p').map(({ text }) => text))
        .join('\n')
    const pdf = (await pdfPageTexts(await renderPdf(document, options))).join('\n')
    const difference = wordDifference(
      pdf,
      textOf(/document\.xml$/),
      textOf(/\/(?:header|footer)\d*\.xml$/),
    )
    expect(difference).toEqual({ added: [], missing: [] })
  },
)
