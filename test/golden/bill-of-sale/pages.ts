import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenPages, PageCase } from '../../support/golden.ts'
import { CAR, SAW } from './cases.ts'

const WARRANTY = { condition_type: 'warranty', warranty_details: 'The engine, for 90 days.' }

const STATES = [
  'New York',
  'California',
  'Texas',
  'Florida',
  'Massachusetts',
  'Delaware',
  'Nevada',
  'Ohio',
]

const four = (name: string, answers: Answers): PageCase => [name, answers, [4], [2, 3]]

/** California's certificate stands on a page of its own, as its notice must come first. */
const withNotary = (state: string): PageCase => [
  `${state}, with a notary`,
  { ...CAR, state },
  [state === 'California' ? 5 : 4],
  [2, 3],
]

export const pages: GoldenPages = {
  specified: 4,
  cases: [
    four('BS-1', CAR),
    four('BS-2', SAW),
    four('the sample', template.sampleAnswers),
    four('nothing answered', {}),
    four('a private warranty', { ...CAR, ...WARRANTY }),
    [
      'a deposit and a loan to pay off',
      {
        ...CAR,
        deposit_amount: 500,
        deposit_rule: 'loss',
        payment_date: '2026-12-20',
        lienholder: 'Harbor Bank',
        payoff_amount: 2100,
        payoff_by: 'buyer',
      },
      [4, 5],
      [2, 3],
    ],
    four('a wrong mileage', { ...CAR, odometer_status: 'not_actual' }),
    four('payment later, by check', {
      ...CAR,
      payment_date: '2026-12-20',
      payment_method: 'check',
    }),
    [
      'four owners, two of whom the notary sees',
      {
        ...CAR,
        seller_name: 'Ann Lee and Bo Lee',
        buyer_name: 'Cy Ortiz & Di Ortiz',
      },
      [5],
      [2, 3],
    ],
    ['the notary certifies both signatures', { ...CAR, notary_signers: 'both' }, [5], [2, 3]],
    [
      'the notary certifies those of four owners',
      {
        ...CAR,
        seller_name: 'Ann Lee and Bo Lee',
        buyer_name: 'Cy Ortiz & Di Ortiz',
        notary_signers: 'both',
      },
      [5],
      [2, 3],
    ],
    [
      'both in California, each on a page of its own',
      { ...CAR, state: 'California', notary_signers: 'both' },
      [6],
      [2, 3],
    ],
    four('two companies that say so', {
      ...CAR,
      seller_name: 'Blue Door',
      seller_type: 'llc',
      seller_formed_in: 'Delaware',
      seller_signer: 'Noor Vance',
      seller_signer_title: 'Manager',
      buyer_name: 'Quarry Hill and Sons',
      buyer_type: 'corporation',
    }),
    four('two companies', { ...CAR, seller_name: 'Lee LLC', buyer_name: 'Ortiz, Inc.' }),
    four('a saw with a notary', { ...SAW, notary_county: 'Dutchess' }),
    ...['vessel', 'trailer', 'equipment', 'animal', 'other'].map((item_type) =>
      four(`item: ${item_type}`, { ...CAR, item_type }),
    ),
    ...STATES.flatMap((state) => [
      withNotary(state),
      four(`${state}, without`, { ...CAR, state, notary_county: '' }),
    ]),
  ],
}
