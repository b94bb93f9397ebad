import { template } from '../../../shared/documents/promissory-note/index.ts'
import type { GoldenPages, PageCase } from '../../support/golden.ts'
import { BAKERY, FAMILY, INTEREST_FREE, INTEREST_ONLY, LUMP_SUM } from './cases.ts'

const STATES = ['California', 'Texas', 'Florida', 'Massachusetts', 'Delaware', 'Nevada', 'Ohio']

const SECURED = {
  securityType: 'secured',
  collateral: '2018 Honda Civic EX, silver, VIN 2HGFC2F78JH541907',
}
const SHORT = { loanAmount: 5000, paymentAmount: 450, dueDate: '2027-06-01' }
const GUARANTOR = { guarantorName: 'Ada Quill', guarantorAddress: '3 Elm Street, Salem' }

export const pages: GoldenPages = {
  specified: 5,
  cases: [
    ['PN-1', FAMILY, [5], [2, 3]],
    ['PN-2', BAKERY, [5], [2, 3]],
    ['the sample', template.sampleAnswers, [5], [2, 3]],
    ['one payment', LUMP_SUM, [5], [2, 3]],
    ['without interest', INTEREST_FREE, [5], [2, 3]],
    ['interest only', INTEREST_ONLY, [5], [2, 3]],
    ['nothing answered', {}, [6], [2, 3]],
    ['60 payments', { ...FAMILY, paymentAmount: 339.69 }, [5, 6], [2, 3]],
    ['a long, shortened schedule', { ...FAMILY, paymentAmount: 150 }, [5, 6], [2, 3]],
    [
      'PN-1 with a notary',
      { ...FAMILY, notaryRequired: true, county: 'New Haven' },
      [5, 6],
      [2, 3],
    ],
    ['two borrowers', { ...FAMILY, borrowerName: 'Ann Lee and Bo Lee' }, [5, 6], [2, 3]],
    ['five payments, secured', { ...FAMILY, ...SECURED, ...SHORT }, [5], [2, 3]],
    [
      'principal first, secured',
      { ...FAMILY, ...SECURED, paymentOrder: 'principal_first' },
      [5, 6],
      [2, 3],
    ],
    ['a guarantor', { ...FAMILY, ...GUARANTOR }, [5, 6], [2, 3]],
    ...STATES.map((state): PageCase => [state, { ...FAMILY, state }, [5], [2, 3]]),
  ],
}
