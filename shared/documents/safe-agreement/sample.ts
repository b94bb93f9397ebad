import type { Answers } from '../template/template.ts'

/** An angel investment in a young Connecticut corporation between invented people. */
export const sampleAnswers: Answers = {
  date: '2026-12-09',
  companyName: 'Saltmarsh Sensors, Inc.',
  companyState: 'Connecticut',
  companyEntityType: 'c_corporation',
  companyAddress: '214 Crown Street, New Haven, CT 06510',
  investorName: 'Leonora Castellane',
  investorAddress: '18 Bellevue Avenue, Newport, RI 02840',
  investorType: 'individual',
  accreditedStatus: 'income',
  investmentAmount: 100000,
  equityType: 'safe_preferred',
  valuationCap: 5000000,
  discountRate: 15,
  mfnRight: true,
  proRataRight: true,
  liquidationOption: 'greater_of',
  publicOption: 'automatic_conversion',
  confidentialityExceptions: 'Investor may name the Company as an investment on her website.',
  authorizedName: 'Ambrose Teixeira',
  authorizedTitle: 'Chief Executive Officer',
  notaryRequired: false,
}
