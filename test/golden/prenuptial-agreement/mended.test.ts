import { describe, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row } from '../../support/golden.ts'
import { APART, agreementText, LISTED } from './cases.ts'

const EQUAL: Answers = { ...LISTED, inheritanceProvision: 'separate' }
const CALIFORNIAN: Answers = {
  ...APART,
  state: 'California',
  county: 'Alameda',
  party1Counsel: '',
  party2Counsel: '',
}

/** What one spouse's lawyer could turn against the other, and what the text now says about it. */
const ROWS: Row[] = [
  {
    when: 'half of the net value is owed, and nobody says net of what',
    from: EQUAL,
    change: {},
    says: [
      'Net value is value less the Debt secured by the item. Whoever receives the item pays that Debt from then on; Article 6 governs every other Debt.',
    ],
  },
  {
    when: 'property follows the title, so no net value is divided',
    from: APART,
    change: {},
    omits: ['Net value is'],
  },
  {
    when: 'one of two owners of a home with a mortgage buys the other out',
    from: APART,
    change: {},
    says: [
      'less the Debt secured by the home, from which the buyer frees the other.',
      'If neither has bought within 120 days after the Filing Date, the home is sold and the net proceeds follow the Title.',
    ],
  },
  {
    when: 'the title of a home says 70 and 30, and everything is divided in half',
    from: EQUAL,
    change: {},
    says: ['the home is sold and the net proceeds are divided in half.'],
    omits: ['the net proceeds follow the Title'],
  },
  {
    when: 'household debts are shared, and one spouse makes more of them after the filing',
    from: EQUAL,
    change: {},
    says: ["and a Debt that a party makes after it is that party's alone."],
  },
  {
    when: 'the couple has terms of its own on debts',
    from: EQUAL,
    change: { debtLiability: 'custom', customDebtArrangement: 'All debts in half.' },
    says: ["is that party's alone, unless the terms in Article 6 say otherwise."],
  },
  {
    when: 'household costs go by income, and household debts in half',
    from: EQUAL,
    change: {},
    says: [
      'The parties pay household costs as they arise, in proportion to their Income',
      '; a Debt still unpaid on the Filing Date follows Article 6.',
    ],
  },
  {
    when: 'separate money was paid into a joint account, which belongs to each in half',
    from: APART,
    change: {},
    says: [
      'An account in both names for paying bills gives up no Separate Property but what is paid into it,',
    ],
    omits: ['An account in both names for paying bills does not give up Separate Property'],
  },
  {
    when: "money put into the other's property is asked back in the middle of the marriage",
    from: APART,
    change: {},
    says: ['is repaid at cost, without interest, on a Termination Event, if a signed receipt'],
  },
  {
    when: 'property follows the title in a community property state',
    from: CALIFORNIAN,
    change: {},
    says: [
      'what this Article gives to one party is no community property, during the marriage and when it ends by divorce or by death.',
    ],
  },
  {
    when: 'the state has no community property, or shares it in half',
    from: APART,
    change: {},
    omits: ['is no community property'],
  },
  {
    when: 'California shares property in half',
    from: { ...CALIFORNIAN, maritalPropertyDivision: 'equal-split' },
    change: {},
    omits: ['is no community property'],
  },
  {
    when: 'the equalizing payment is late',
    from: APART,
    change: { equalizingPayer: 'First Party', equalizingAmount: '25000' },
    says: [
      'A payment more than 15 days late bears simple interest at the rate that applies to money judgments in Connecticut.',
    ],
  },
  {
    when: 'own terms cut support while a case is pending in Florida',
    from: APART,
    change: { state: 'Florida', alimonyWaiver: 'custom', customAlimony: 'No alimony at all.' },
    says: [
      'Temporary Support, while a case is pending, is not limited.',
      "on the parties' own terms; temporary Support is not limited",
    ],
  },
  {
    when: 'own terms cut support elsewhere',
    from: APART,
    change: { alimonyWaiver: 'custom', customAlimony: 'No alimony at all.' },
    omits: ['Temporary Support, while a case is pending, is not limited.', 'they have no effect'],
  },
  {
    when: 'own terms give less support than the law of a state that does not let them',
    from: APART,
    change: { state: 'Iowa', alimonyWaiver: 'custom', customAlimony: 'No alimony at all.' },
    says: [
      'As far as these terms give a party less Support than the law of Iowa, they have no effect.',
    ],
  },
]

describe('no way out', () => {
  test.each(ROWS)('$when', ({ from = APART, change, ...row }) => {
    expectWording(agreementText({ ...from, ...change }), row)
  })
})

describe('the explanation that California asks for names every right given up', () => {
  const given = (other: string): string[] => [
    `You give up any claim to what ${other} owns now, also for work or money that goes into it, unless a signed paper says otherwise.`,
    "You promise to sign after the wedding what gives up your survivor's rights in employer retirement plans.",
  ]

  test.each([
    ['first', { party2Counsel: 'Ann Lee, Lee & Co.' }, 'Nadia Simone Perrault'],
    ['second', { party1Counsel: 'Ann Lee, Lee & Co.' }, 'Adrian Wells Corbett'],
  ])('to the %s party', (_, change, other) => {
    expectWording(agreementText({ ...CALIFORNIAN, ...change }), { says: given(other) })
  })

  test.each(['party1', 'party2'])('and the waiver of %s does not contradict it', (party) => {
    const alone = { ...CALIFORNIAN, alimonyWaiver: `${party}-waives` }
    const unbound = 'in California this limit does not bind me while I sign without a lawyer.'
    expectWording(agreementText(alone), { says: [unbound] })
    expectWording(agreementText({ ...alone, state: 'Connecticut' }), { omits: [unbound] })
  })

  test('where only listed property stays separate', () => {
    const listed = { ...CALIFORNIAN, separatePropertyOption: 'specific-separate' }
    expectWording(agreementText({ ...listed, party1SeparateProperty: 'Condominium' }), {
      says: ['You give up any claim to what it lists for the other.'],
    })
  })
})
