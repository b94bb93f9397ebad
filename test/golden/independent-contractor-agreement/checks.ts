import { type Changes, changesFor } from '../../support/golden.ts'
import { STAGES, STUDIO, WEBSITE } from './cases.ts'

const FIRM = {
  contractor_entity_type: 'partnership',
  contractor_signatory: 'Ada Quill',
  contractor_title: 'Partner',
}

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: WEBSITE,
    changes: {
      'hint: a contractor abroad': { contractor_address: '8 Rue Vide, Lyon, France' },
      'hint: a fixed price without an end': { duration_type: 'until_terminated' },
      'refused: two people as one contractor': { contractor_name: 'Ann Quill and Bo Quill' },
      'refused: two people as one company': {
        company_name: 'Ann Quill and Bo Quill',
        company_type: 'person',
      },
      'refused: a retainer without hours': { payment_structure: 'hourly', retainer_amount: '800' },
      'refused: amounts of zero, and services above the price': {
        deposit_amount: '0',
        cancellation_fee: '0.00',
        liability_cap: 'amount',
        liability_cap_amount: '0',
        service_description: 'Redesign, $6,500\nTraining',
      },
      'refused: nothing is handed over': { deliverables: 'None' },
      'hint: no due date': { payment_terms: 'upon receipt' },
      'hint: a due date in words': { payment_terms: 'fifteen days after invoice' },
      'hint: net 45 in New York': { state: 'New York', payment_terms: 'Net 45' },
      'hint: a month in California': { state: 'California', payment_terms: '1 month' },
      'hint: 30 days in New York': { state: 'New York', payment_terms: '30 days' },
      'hint: 45 days in Texas': { state: 'Texas', payment_terms: '45 days' },
      'hint: net 45 for a firm in New York': {
        state: 'New York',
        payment_terms: 'Net 45',
        ...FIRM,
      },
      'hint: 30 days in Illinois': { state: 'Illinois', payment_terms: '30 days' },
      'hint: a small fee': { payment_amount: '1999.99' },
      'hint: a fee of the reporting figure': { payment_amount: '2000' },
      'hint: milestones billed monthly': { ...STAGES, payment_frequency: 'monthly' },
      'hint: services without their values in New York': { state: 'New York' },
      'hint: services with their values in New York': {
        state: 'New York',
        service_description: 'Redesign, $4,000\nMove, $2,400',
      },
      'hint: a milestone without an amount': {
        ...STAGES,
        milestone_schedule: 'Designs, March 1, 2027',
      },
      'hint: no notice period': { termination_notice: 'reasonable' },
      'hint: two weeks of notice': { termination_notice: 'two weeks' },
      'hint: signed before its date': { signature_date: '2027-02-07' },
      'hint: work before signing': { signature_date: '2027-02-16' },
      'hint: work on the day of signing': { signature_date: '2027-02-15' },
      'hint: weekly hourly pay': { payment_structure: 'hourly', payment_frequency: 'weekly' },
      'hint: weekly parts of a price': { payment_frequency: 'weekly' },
      'hint: work on the premises': { work_location: 'company_location' },
      'hint: all expenses paid': { expenses: 'company_all', state: 'Ohio' },
      'hint: hourly with an end': { payment_structure: 'hourly' },
      'hint: a schedule': { service_description: 'Cover the Monday schedule' },
      'hint: full time': { service_description: 'Full-time support' },
      'hint: a result': { service_description: 'Reshuffled menu' },
      'hint: a non-compete': { service_description: 'Design with noncompete' },
      'hint: an exclusive right': { ownership_details: 'Exclusive to Company' },
      'hint: a non-exclusive right': { ownership_details: 'A non-exclusive license' },
      'refused: the structure alone, when its amount does not count': {
        payment_structure: 'other',
        payment_amount: '',
      },
      'allowed: no end date without an end': { duration_type: 'until_terminated', end_date: '' },
    },
  },
  {
    from: {},
    changes: {
      'refused: all at once': {
        duration_type: 'fixed',
        work_location: 'other_location',
        payment_method: 'other',
        expenses: 'company_some',
        payment_amount: '12,000',
      },
    },
  },
  {
    from: WEBSITE,
    changes: {
      ...changesFor('allowed: an amount of', 'payment_amount', ['100', '100.5', '100.00', '0']),
      ...changesFor('refused: an amount of', 'payment_amount', [
        '12,500',
        '$100',
        '100.',
        '-5',
        '1e3',
      ]),
      'refused: milestones with another total': { ...STAGES, payment_amount: '6000' },
      'refused: services with another total': {
        service_description: 'Redesign, $4,000\nMove, $2,000',
      },
      'refused: a person as a limited liability company': {
        contractor_name: 'Hyeon-Woo Parkmere',
        contractor_entity_type: 'llc_single',
        contractor_signatory: 'Hyeon-Woo Parkmere',
        contractor_title: 'Member',
      },
      'refused: an invoice every two weeks by a day of the month': {
        payment_frequency: 'biweekly',
        invoice_deadline: 'by the 5th of each month',
      },
      'refused: a deposit above the price': { deposit_amount: '99999' },
      'hint: a company without an ending, and patient records': {
        contractor_name: 'Quillmoor Carpentry',
        contractor_entity_type: 'llc_multi',
        contractor_signatory: 'Otis Rembert',
        contractor_title: 'Member',
        service_description: 'Scan patient records',
      },
    },
  },
  { from: STUDIO, changes: { 'allowed: answers that point to employment': {} } },
]
