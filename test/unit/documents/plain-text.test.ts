import { expect, test } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import {
  countWords,
  documentWords,
  sectionsOf,
} from '../../../shared/documents/engine/plain-text.ts'
import { loan, withAgreement } from '../../support/fixture-template/index.ts'

const today = '2026-11-21'

test('words leave out numbers, markers and blanks', () => {
  const source = `## One {% #one clauses=true %}

As Section {% ref("one") %} says, {% $lender %} signs.

- A bullet

{% page-break /%}

{% signatures %}
{% signer role="Lender" %}{% line label="Signature" /%}{% /signer %}
{% /signatures %}`
  const made = assemble(withAgreement(source), 'agreement', {}, { today })
  const words = 'One As Section 1 says, signs. A bullet Lender Signature'
  expect(documentWords(made).join(' ')).toBe(words)
  expect(countWords(made)).toBe(10)
})

test('sections are listed with their numbers, also those kept together', () => {
  const made = assemble(loan, 'agreement', loan.sampleAnswers, { today })
  expect(sectionsOf(made).slice(0, 3)).toEqual([
    { id: 'summary', number: undefined, title: 'Summary' },
    { id: 'loan', number: '1', title: 'The loan' },
    { id: 'promises', number: '2', title: 'Promises' },
  ])
  expect(sectionsOf(made).at(-1)).toMatchObject({ id: 'notary-acknowledgment' })
})
