import type { Answers } from '../template/template.ts'

/** A couple in New Haven, both with lawyers, who keep a business apart and share the rest. */
export const sampleAnswers: Answers = {
  party1Name: 'Margit Solveig Aldana',
  party1Address: '58 Orange Street, New Haven, CT 06510',
  party2Name: 'Desmond Earl Whitlock',
  party2Address: '14 Quarry Road, Hamden, CT 06518',
  marriageDate: '2027-06-19',
  agreementDate: '2027-04-16',
  finalDraftDate: '2027-03-29',
  state: 'Connecticut',
  county: 'New Haven',
  party1Assets:
    'Aldana Bread Company LLC, 100 percent - sole - 2027-03-01 - $240,000\nTwo-family house, 58 Orange Street - sole - 2027-03-01 - $465,000\nChecking and savings, Harbor Trust - sole - 2027-03-15 - $28,300',
  party1Debts:
    'Harbor Trust - mortgage on the house - $212,400\nElm City Credit Union - equipment loan of the bakery - $61,750',
  party1Income: '$94,600 from the bakery and $16,800 rent (2026)',
  party2Assets:
    'Teachers pension, vested - sole - 2027-01-01 - $118,000\nBrokerage account, Whitney Securities - sole - 2027-03-15 - $41,250\n2023 station wagon - sole - 2027-03-15 - $22,000',
  party2Debts: 'Federal student loan - education - $18,900',
  party2Income: '$83,200 wages (2026)',
  party2PriorChildren: 'Iris Whitlock, born 2014',
  separatePropertyOption: 'all-separate',
  maritalPropertyDivision: 'title-holder',
  debtLiability: 'joint',
  inheritanceProvision: 'separate',
  alimonyWaiver: 'no-waiver',
  deathProvision: 'custom',
  customDeathProvision:
    'The survivor may live in the house at 58 Orange Street for two years after the death, paying its running costs.\nEach of us keeps life insurance of at least $150,000 for the other.\nOtherwise each of us gives up a share in the estate of the other.',
  sunsetYears: 15,
  party1Counsel: 'Rhoda Feinstein, Feinstein Abrams LLP',
  party2Counsel: 'Tomas Okafor, Okafor Family Law',
  additionalProvisions:
    'We keep one joint account for the household; each pays in a share of income every month.',
}
