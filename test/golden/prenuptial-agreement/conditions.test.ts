import { describe, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { APART, agreementText, LISTED } from './cases.ts'

const OWN = 'First line of ours.\nSecond line of ours.'

/** One row for each condition of the outline, with the wording that an answer adds and removes. */
const ROWS: Row[] = [
  {
    when: 'everything stays separate',
    change: {},
    says: ['evidence of Separate Property and not its limit', 'the part of a pension earned'],
    omits: ['Schedule C'],
  },
  {
    when: 'only a list stays separate',
    from: LISTED,
    change: { party2SeparateProperty: 'None' },
    says: ['and that Schedule C does not list', 'Second Party lists nothing.'],
    omits: ['not its limit', '• None'],
  },
  {
    when: 'property is divided in half',
    change: { maritalPropertyDivision: 'equal-split' },
    says: [
      'all Marital Property is valued as of the Filing Date',
      'Articles 4 and 5: half each, what is marital of a business included',
      'The part of a business that is Marital Property is valued and divided like other Marital Property.',
      'pays the other half of that value',
    ],
    omits: ['who holds Title to it', 'Agreed division', 'The other party has no share in it'],
  },
  {
    when: 'property is divided in half, but each keeps a business',
    change: { maritalPropertyDivision: 'equal-split', businessRule: 'owner-keeps' },
    says: [
      "half each, except that each party keeps that party's own business",
      'keeps it with its goodwill',
      'What the business has paid out to its owner is Marital Property',
    ],
    omits: ['pays the other half of that value'],
  },
  {
    when: 'a business under the own rule of the parties',
    change: { maritalPropertyDivision: 'custom', customPropertyDivision: OWN },
    says: ['As far as the terms in Section 4.1 do not settle it, the part of a business'],
    omits: ['The other party has no share in it'],
  },
  {
    when: 'a business follows the title',
    change: { businessRule: 'divide' },
    says: ['keeps it with its goodwill', 'The other party has no share in it.'],
    omits: ['pays the other half of that value'],
  },
  {
    when: 'one party evens out the division',
    from: { ...LISTED, sunsetYears: 10 },
    change: { equalizingPayer: 'Second Party', equalizingAmount: 25000 },
    says: [
      'Equalizing payment. If a Termination Event ends in a decree, Second Party pays First Party $25,000.00 to even out the division, within 120 days after the decree. The sum is fixed',
      'It is a division of property and not Support.',
      'No payment is owed for a Termination Event after the sunset in Article 13.',
    ],
    omits: ['It is paid'],
  },
  {
    when: 'the payment has a day and a way of its own, and the agreement does not end',
    change: {
      equalizingPayer: 'First Party',
      equalizingAmount: 25000,
      equalizingDue: 'in 24 equal monthly payments',
      equalizingMethod: 'property',
    },
    says: [
      '$25,000.00 to even out the division, due: in 24 equal monthly payments. It is paid in money, or in property at the value',
    ],
    omits: ['120 days after the decree', 'No payment is owed'],
  },
  {
    when: 'the payment is made by bank transfer',
    change: {
      equalizingPayer: 'First Party',
      equalizingAmount: 25000,
      equalizingMethod: 'bank_transfer',
    },
    says: ['It is paid by bank transfer.'],
  },
  {
    when: "the payment is made by cashier's check",
    change: {
      equalizingPayer: 'First Party',
      equalizingAmount: 25000,
      equalizingMethod: 'cashiers_check',
    },
    says: ["It is paid by cashier's check."],
  },
  {
    when: 'California explains the payment to both, who sign without lawyers',
    change: {
      state: 'California',
      party1Counsel: '',
      party2Counsel: '',
      equalizingPayer: 'First Party',
      equalizingAmount: 25000,
    },
    says: [
      'you pay Nadia Simone Perrault the fixed sum of $25,000.00',
      'Adrian Wells Corbett pays you the fixed sum of $25,000.00',
    ],
  },
  {
    when: 'nobody pays, although a sum was typed',
    change: { equalizingAmount: 25000 },
    omits: ['Equalizing payment', 'equalizing payment'],
  },
  {
    when: 'gifts are shared although the rest follows the title',
    change: { inheritanceProvision: 'marital' },
    says: [
      'to the party who holds Title, except shared gifts and inheritances',
      'shared in half, whoever holds Title',
      'divided in half, whoever holds Title to it',
      'Section 4.1 does not apply to it',
    ],
    omits: ['is Marital Property and follows Article 4'],
  },
  {
    when: 'gifts are shared and so is the rest',
    change: { inheritanceProvision: 'marital', maritalPropertyDivision: 'equal-split' },
    says: ['is Marital Property and follows Article 4'],
    omits: ['whoever holds Title to it'],
  },
  {
    when: 'property is divided by title',
    change: {},
    says: ['belongs to the earner', 'unless the Title itself states other shares'],
    omits: ['half of its net value', 'Agreed division'],
  },
  {
    when: 'property is divided by a rule of their own',
    change: { maritalPropertyDivision: 'custom', customPropertyDivision: OWN },
    says: [
      'Agreed division',
      '(a) First line of ours.\n(b) Second line of ours.',
      'that these terms do not cover is valued as of the Filing Date',
      'or from Article 1, 5 or 8, or from a Title in the names of both, these terms control',
    ],
    omits: ['belongs to the earner'],
  },
  {
    when: 'each pays for what that party made',
    change: {},
    says: ['made before the wedding or makes during the marriage', 'A creditor is not bound'],
    omits: ['Student loans and gambling'],
  },
  {
    when: 'household debts are shared',
    change: { debtLiability: 'joint' },
    says: ['Student loans and gambling debts are never shared', 'A creditor is not bound'],
    omits: ['is owed as they signed it'],
  },
  {
    when: 'debts follow a rule of their own',
    change: { debtLiability: 'custom', customDebtArrangement: OWN },
    says: ['Agreed rule for debts', '(b) Second line of ours.', 'stays with the party who made it'],
  },
  {
    when: 'inheritances stay separate',
    change: {},
    says: ['whether it has vested or not'],
    omits: ['This does not reach what the recipient'],
  },
  {
    when: 'inheritances are shared',
    change: { inheritanceProvision: 'marital' },
    says: ['divided in half, whoever holds Title to it', 'a child of that party'],
    omits: ['whether it has vested or not'],
  },
  {
    when: 'inheritances follow a rule of their own',
    change: { inheritanceProvision: 'custom', customInheritance: OWN },
    says: [
      'Agreed rule for gifts and inheritances',
      'these terms do not cover is the Separate Property',
    ],
  },
  {
    when: 'the first gives up support',
    change: { alimonyWaiver: 'party1-waives' },
    says: ['First Party (Adrian Wells Corbett) gives up', 'Second Party gives up nothing'],
    omits: ['each party gives up Support', 'First Party gives up nothing'],
  },
  {
    when: 'the second gives up support',
    change: { alimonyWaiver: 'party2-waives' },
    says: ['Second Party (Nadia Simone Perrault) gives up', 'First Party gives up nothing'],
    omits: ['each party gives up Support', 'Second Party gives up nothing'],
  },
  {
    when: 'support is left to the court',
    change: { alimonyWaiver: 'no-waiver' },
    says: ['Nothing in this agreement limits Support'],
    omits: ['public assistance', 'gives up Support', 'Support from Adrian Wells Corbett'],
  },
  {
    when: 'support follows terms of their own',
    change: { alimonyWaiver: 'custom', customAlimony: OWN },
    says: ['Agreed support', '(a) First line of ours.', 'do not cover, a court decides'],
    omits: ['each party gives up Support'],
  },
  {
    when: 'rights at death stay',
    change: { deathProvision: 'no-effect' },
    says: ['does not touch rights at death', 'to govern property, debts and spousal support.'],
    omits: ['in place of the statutory share', 'U.S.C.', 'rights at death.\n(d)'],
  },
  {
    when: 'nothing but property is settled',
    change: { deathProvision: 'no-effect', alimonyWaiver: 'no-waiver' },
    says: ['to govern property and debts.'],
  },
  {
    when: 'rights at death are given up',
    change: {},
    says: ['to govern property, debts, spousal support and rights at death.', 'for 60 days'],
  },
  {
    when: 'death follows terms of their own',
    change: { deathProvision: 'custom', customDeathProvision: OWN },
    says: [
      'Agreed terms at death',
      '(b) Second line of ours.',
      'As far as the terms in Article 10',
    ],
    omits: ['the right to serve as administrator'],
  },
  {
    when: 'there are children from before',
    change: { party1PriorChildren: 'Ann, born 2009\nBo, born 2011' },
    says: [
      'First Party has children from an earlier relationship: Ann, born 2009; Bo, born 2011.',
      'One reason for this Article is that First Party',
    ],
    omits: ['that Second Party wants property'],
  },
  {
    when: 'there is one child from before',
    change: { party1PriorChildren: 'Ella Corbett, 2012' },
    says: [
      'First Party has a child from an earlier relationship: Ella Corbett, 2012.',
      'wants property to be free for the child named in',
    ],
    omits: ['has children from'],
  },
  {
    when: 'the children are said to be none',
    change: { party2PriorChildren: 'None' },
    omits: ['children from an earlier relationship: '],
  },
  {
    when: 'rights at death stay, with children',
    from: LISTED,
    change: { party2PriorChildren: 'Cy, born 2012' },
    says: ['Second Party has a child from an earlier relationship: Cy, born 2012.'],
    omits: ['One reason for this Article'],
  },
  {
    when: 'there is a sunset',
    change: { sunsetYears: 22 },
    says: ['the 22nd anniversary', 'Articles 3 to 10 end', 'withdraw a retirement plan waiver'],
  },
  { when: 'the sunset is 0', change: { sunsetYears: 0 }, omits: ['anniversary'] },
  { when: 'after one year', change: { sunsetYears: 1 }, says: ['the 1st anniversary'] },
  { when: 'after eleven years', change: { sunsetYears: 11 }, says: ['the 11th anniversary'] },
  {
    when: 'the second has a lawyer',
    change: { party2Counsel: 'Bo Day, Esq.' },
    says: ["of Second Party's own choice, Bo Day, Esq."],
    omits: ['has decided not to', 'Waiver of Independent Counsel'],
  },
  {
    when: 'a party without a lawyer',
    change: {},
    says: ['I was advised in writing on [Date], before I signed the agreement, to hire a lawyer'],
  },
  {
    when: 'a schedule is empty',
    change: { party1Assets: '', party2Debts: '', party2Income: ' ' },
    says: [
      '[To be completed by Adrian Wells Corbett before signing]\nKind\n',
      '[To be completed by Nadia Simone Perrault before signing]\nCreditor\n',
      '[To be completed by Nadia Simone Perrault before signing]\nEmployment\n',
    ],
    omits: ['declares: none'],
  },
  {
    when: 'a value cannot be read',
    change: { party1Assets: 'House - joint - 2027-06-01 - about $400,000\nCar' },
    says: ['about $400,000', 'Total, to be written in'],
    omits: ['$565,000.00'],
  },
  {
    when: 'debts have three parts',
    change: { party1Debts: 'Shore Bank - car loan - $9,100.50\nCard - $899.50' },
    says: ['Shore Bank\ncar loan\n$9,100.50\nCard\n\n$899.50\nTotal\n\n$10,000.00'],
  },
  {
    when: 'no date is set',
    change: { agreementDate: '', finalDraftDate: '', county: '' },
    says: ['made on [Date you will sign]', '[Date both had the final version]', 'County of ['],
  },
  {
    when: 'in Nevada',
    change: { state: 'Nevada' },
    says: ['(NRS 123A.060)', '(NRS 123A.090)', 'It is made under NRS 123A.010 to 123A.100.'],
    omits: ['Conn. Gen. Stat.'],
  },
  {
    when: 'in the District of Columbia',
    change: { state: 'District of Columbia' },
    says: [
      'The law of the District of Columbia governs',
      'Party\nDistrict of Columbia\nThis instrument',
    ],
    omits: ['State of District', 'County of', 'It is made under'],
  },
  {
    when: 'in a commonwealth',
    change: { state: 'Massachusetts', county: 'Essex County' },
    says: ['Commonwealth of Massachusetts, County of Essex, ss.'],
  },
  {
    when: 'in Louisiana',
    change: { state: 'Louisiana', county: 'Orleans' },
    says: ['Parish of Orleans'],
  },
  {
    when: 'in Florida',
    change: { state: 'Florida' },
    says: [
      '§ 732.702',
      'physical presence',
      'Florida Page: Witnesses',
      'gives up Support from the other for the time after the marriage has ended. Temporary Support, while a case is pending, is not limited.',
      'Support from Adrian Wells Corbett, after the marriage has ended.',
    ],
    omits: ['cross out their lines', 'temporary and later', 'while a case is pending and after it'],
  },
  {
    when: 'in Texas, something of one party is shared',
    change: { state: 'Texas', inheritanceProvision: 'marital' },
    says: ['does not convert Separate Property under Texas law into community property'],
  },
  {
    when: 'in Texas, nothing of one party is shared',
    change: { state: 'Texas' },
    omits: ['community property under'],
  },
  {
    when: 'in California',
    change: { state: 'California' },
    says: ['§ 1612(c)', 'seven calendar days', 'verifies only the identity', 'community property'],
    omits: ['Commissioner of the Superior Court'],
  },
  {
    when: 'in California, with both lawyers and both dates',
    change: { state: 'California', party2Counsel: 'Bo Day, Esq.' },
    says: ['Agreement signed on\nJuly 12, 2027\nJuly 12, 2027', 'Each party has a lawyer'],
    omits: ['The waiver and the explanation are attached', 'no effect without'],
  },
  {
    when: 'in California, a waiver of support without a lawyer',
    change: { state: 'California' },
    says: [
      'given up by both parties, as far as the law allows; no effect against Second Party, who has no lawyer',
      'The waiver and the explanation are attached',
      'Agreement signed on\nJuly 12, 2027',
    ],
  },
  {
    when: 'in California, explained without a lawyer',
    change: {
      state: 'California',
      alimonyWaiver: 'custom',
      customAlimony: OWN,
      debtLiability: 'joint',
      inheritanceProvision: 'marital',
      sunsetYears: 7,
    },
    says: [
      'Written Explanation for Second Party',
      'The agreement sets these terms: First line of ours. Second line of ours.',
      'You give up your half of what Adrian Wells Corbett earns.',
      'household debts made during the marriage are paid in half',
      'You give up the right to keep all of what you receive.',
      'On the 7th anniversary of the marriage these rules stop',
    ],
    omits: ['Written Explanation for First Party', 'Other terms.'],
  },
  {
    when: 'in New York, rights at death given up',
    change: { state: 'New York' },
    says: ['§ 5-1.1-A(e)', 'Each party has read these figures and knows the sums'],
    omits: ['§ 45a-436'],
  },
  {
    when: 'in New York, with both incomes',
    change: { state: 'New York', party1Income: '$112,000 wages', party2Income: '$38,400 wages' },
    says: [
      'payable to this party, per year\n$0.00\n$21,760.00\nPresumptive maintenance after divorce payable to this party, per year\n$0.00\n$21,760.00',
      '§ 236(B)(5-a) and (6)',
      'before the deductions that the law allows. A lawyer',
    ],
    omits: ['[Amount or zero]', 'the cap of'],
  },
  {
    when: 'in New York, with an income above the cap',
    change: { state: 'New York', party1Income: 'None', party2Income: '$400,000' },
    says: ['per year\n$72,300.00\n$0.00', 'up to the cap of $241,000.00'],
  },
  {
    when: 'in New York, with an income in two parts',
    change: { state: 'New York', party1Income: '$94,600 and $16,800 rent' },
    says: ['[Amount or zero]', 'worked out before signing'],
  },
  {
    when: 'in New York, with incomes for which the formula gives no figure',
    change: { state: 'New York', party1Income: '$12,000 wages', party2Income: 'None' },
    says: ['[Amount or zero]'],
    omits: ['payable to this party, per year\n$0.00'],
  },
  {
    when: 'in New York, support untouched',
    change: { state: 'New York', alimonyWaiver: 'no-waiver' },
    says: ['The agreement does not limit maintenance.'],
    omits: ['§ 5-311'],
  },
  {
    when: 'terms of their own are still to be written',
    change: { alimonyWaiver: 'custom', deathProvision: 'custom' },
    says: ['• [Your own support terms]', '• [Your own terms for death]'],
  },
  {
    when: 'nothing is answered',
    from: {},
    change: {},
    says: [
      'First Party (tick one):',
      '☐ Everything each party owned before.',
      '☐ Both give it up.',
      '[To be completed by First Party before signing]',
      'Certificate of Lawyer for Second Party',
      'Waiver of Independent Counsel by Second Party',
      'Use this schedule only if',
    ],
  },
]

describe('what each answer prints', () => {
  test.each(ROWS)('$when', ({ from = APART, change, says = [], omits = [] }) => {
    const text = agreementText({ ...from, ...change })
    expectWording(text, { says, omits })
  })
})
