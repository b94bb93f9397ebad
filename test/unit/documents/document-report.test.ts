import { describe, expect, test } from 'vitest'
import { checkDocument } from '../../../bin/document-check/check-document.ts'
import { GRADE_FORMULA, reportLines } from '../../../bin/document-check/report-lines.ts'
import { reportOn } from '../../../shared/documents/linter/report.ts'
import { templateIds } from '../../../shared/documents/registry.ts'
import { loan, withAgreement } from '../../support/fixture-template/index.ts'
import { loadTemplateById } from '../../support/templates.ts'

const reportFor = (...source: string[]) =>
  reportOn(withAgreement(`# Loan\n\n${source.join('\n')}\n`))
const termsFor = (...source: string[]) => {
  const { defined, unused, undefined: missing } = reportFor(...source).terms
  const names = (terms: typeof defined) => terms.map(({ term }) => term)
  return { defined: names(defined), unused: names(unused), missing: names(missing) }
}

describe('defined terms', () => {
  test.each([
    ['a name in quotation marks', 'The lender ("**Lender**") lends. Lender waits.'],
    ['what a paragraph says', '**Lender** means the person who lends.\n\nLender waits.'],
    ['with another name', '**Lender** ("creditor") means the person who lends.\n\nLender waits.'],
    ['after an article', 'It is lent. The **Lender** is the person who lends. The Lender waits.'],
    [
      'a table of definitions',
      '## Definitions\n\n{% rows %}\n{% row label="Lender" %}who lends{% /row %}\n{% /rows %}\n\nThe Lender waits.',
    ],
  ])('%s is a definition', (_, source) => {
    expect(termsFor(source)).toEqual({ defined: ['Lender'], unused: [], missing: [] })
  })

  test('two can be defined at once', () => {
    expect(
      termsFor('**Profit** and **Loss** mean what is left.\n\nProfit or Losses.').defined,
    ).toEqual(['Profit', 'Loss'])
  })

  test('unused terms are listed, with plurals and lowercase counted as uses', () => {
    expect(
      termsFor(
        'The "**Cap**", the "**Child**" and "**Good faith**".\n\nAll children, in good faith.',
      ),
    ).toEqual({ defined: ['Cap', 'Child', 'Good faith'], unused: ['Cap', 'Child'], missing: [] })
  })

  test('capitalized words without a definition are listed by line', () => {
    expect(
      reportFor('The bank ("**Bank**") pays. The Bank or the Borrower waits.').terms.undefined,
    ).toEqual([{ term: 'Borrower', line: 3 }])
  })

  test.each([
    'Section 3 of the Internal Revenue Code.',
    'Each Monday, and a Rule 506 sale.',
    '## The Delivery Record\n\nSign the Delivery Record.',
    'The page "The Loan at a Glance".',
    '**Duties of the Bank.** It pays.',
    'An owner in the State of Ohio.',
    'This Loan is lent.',
  ])('%j contains no term', (source) => {
    expect(termsFor(source).missing).toEqual([])
  })

  test('a word split between condition branches is not a term', () => {
    const source =
      'The {% if $insured %}Insured{% else /%}Sale{% /if %} ("**Insured**", "**Sale**") of the Sale and the Insured.'
    expect(termsFor(source).missing).toEqual([])
  })
})

test('broken references and unreferenced ids are reported', () => {
  const { references } = reportOn(
    withAgreement(
      '# Loan\n\n## One {% #one clauses=true %}\n\nText. {% #two %}\n\nSee {% ref("two") %}.',
    ),
  )
  expect(references.agreement).toEqual({ count: 1, dangling: [], unused: [{ id: 'one', line: 3 }] })
})

test('questions not used in any text are listed', () => {
  expect(reportOn(loan).questions.unread).toEqual(['due', 'other_reason'])
})

test('the report fits a terminal', () => {
  const lines = reportLines(
    reportFor('The bank ("**Bank**") waits for the Borrower, who lives at {% $address %}.'),
    'shared/documents/loan',
  )
  expect(lines.filter((line) => line.length > 100)).toEqual([])
  expect(GRADE_FORMULA).toContain('Flesch-Kincaid')
  expect(lines).toContain('  used, not defined         1: Borrower (line 3)')
})

describe('errors in a document', () => {
  const faultsIn = (source: string) =>
    checkDocument({ ...withAgreement(source), id: 'loan' }, () => '').faults

  test.each([
    ['See {% ref("gone") %}.', 'agreement.md:3 ref("gone"): no heading or clause has this id'],
    [
      'See {% ref("off") %}.\n\n{% if not($insured) %}\n## Off {% #off %}\n\nNone.\n{% /if %}',
      '(agreement): ref("off") is not in the document',
    ],
    [
      'Ask the Guarantor.',
      'agreement.md:3 "Guarantor" looks like a defined term but has no definition',
    ],
  ])('%s', (source, message) => {
    expect(faultsIn(`# Loan\n\n${source}\n`)).toEqual([expect.stringContaining(message)])
  })

  test('are absent for a valid document, which has a report', () => {
    const { faults, lines } = checkDocument(loan, () => '')
    expect(faults).toEqual([])
    expect(lines.length).toBeGreaterThan(20)
  })
})

/** The parties' addresses appear only in the table of parties, which doesn't summarize clauses. */
const WITHOUT_CLAUSE: Readonly<Record<string, string[]>> = {
  'divorce-settlement-agreement': ['Spouse 1', 'Spouse 2'],
}

test.each(templateIds)('%s has no errors', async (id) => {
  const template = await loadTemplateById(id)
  const { terms, references, summary, states } = reportOn(template)
  expect(terms.undefined).toEqual([])
  expect(terms.unused).toEqual([])
  expect(references.agreement.dangling).toEqual([])
  expect(references.instructions.dangling).toEqual([])
  expect(summary.without.map(({ label }) => label)).toEqual(WITHOUT_CLAUSE[id] ?? [])
  expect(Object.values(states).flat()).toHaveLength(51)
})
