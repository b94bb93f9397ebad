import type { Answers } from '../template/template.ts'

/** A private car sale between invented people. */
export const sampleAnswers: Answers = {
  date: '2026-11-28',
  seller_name: 'Rosalind Okonjo-Pratt',
  seller_address: '31 Cider Mill Lane, Glastonbury, CT 06033',
  buyer_name: 'Tobias Lindqvist',
  buyer_address: '162 Whitney Avenue, Apt 4, New Haven, CT 06510',
  seller_in_business: false,
  item_type: 'vehicle',
  item_description: '2018 Honda Civic EX, silver',
  item_details:
    "Year 2018, make Honda, model Civic EX\nBody style four-door sedan, color silver\nSet of four all-weather floor mats, two keys and the owner's manual",
  identification_number: '2HGFC2F78JH541907',
  odometer_reading: 71264,
  odometer_status: 'actual',
  known_defects:
    'Scratch on the rear bumper, left side\nFront passenger window switch sticks in cold weather',
  sale_amount: '11400.00',
  payment_date: '2026-11-28',
  payment_method: 'other',
  payment_method_other: "Cashier's check no. 20418 from Founders Savings Bank",
  transfer_date: 'when paid',
  free_of: 'liens, loans and unpaid repair bills',
  condition_type: 'as_is',
  buyer_inspection: 'inspected',
  seller_promises: 'Seller will send Buyer the service records by December 5, 2026.',
  proof_use: 'registration, insurance and tax',
  state: 'Connecticut',
  signature_date: '2026-11-28',
  notary_county: 'Hartford',
}
