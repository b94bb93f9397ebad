import type { Answers } from '../template/template.ts'

/** A loan between invented sisters for a car, repaid in two and a half years. */
export const sampleAnswers: Answers = {
  date: '2026-12-01',
  borrowerName: 'Wilhelmina Okafor',
  borrowerAddress: '27 Orchard Street, Apt 3, New Haven, CT 06511',
  lenderName: 'Beatrix Okafor',
  lenderAddress: '8 Harbor Lane, Madison, CT 06443',
  borrowerType: 'individual',
  loanPurpose: 'personal',
  loanAmount: 12500,
  dateLoanGiven: '2026-12-01',
  interestRate: 4.5,
  interestCalculation: 'monthly',
  paymentType: 'installments',
  paymentAmount: 450,
  paymentFrequency: 'month',
  startDate: '2027-01-01',
  paymentOrder: 'interest_first',
  paymentMethod: 'bank_transfer',
  gracePeriod: 10,
  lateFee: 20,
  missedPayments: 3,
  prepaymentPenalty: 'no_penalty',
  securityType: 'unsecured',
  state: 'Connecticut',
  notaryRequired: false,
}
