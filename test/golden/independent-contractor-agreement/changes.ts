import { type Changes, changesFor } from '../../support/golden.ts'
import { STAGES, STUDIO, WEBSITE } from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: WEBSITE,
    changes: {
      'the term is open despite an end date': { duration_type: 'until_terminated' },
      'the term is not chosen': { duration_type: '' },
      "the contractor works at the company's place": { work_location: 'company_location' },
      'answers that say none add nothing': {
        confidentiality_exceptions: 'None',
        pre_existing_materials: 'N/A',
        ownership_details: 'none',
        insurance_minimums: 'None.',
        termination_cause: '-',
      },
      'the work is done in Alaska': { state: 'Alaska' },
      'services carry their own values': {
        service_description: 'Redesign, $4,000\nMove the shop: $2,400.00',
      },
      'a service is included in the values of the others': {
        service_description: 'Redesign, $6,400;\nTraining',
      },
      'under another arrangement': {
        payment_structure: 'other',
        payment_amount: '',
        payment_structure_other: 'Retainer of $1,500 a month',
      },
      'under another arrangement with an estimate': {
        payment_structure: 'other',
        payment_amount: '9000',
        payment_structure_other: 'Retainer',
      },
      'billed on invoices': { payment_frequency: 'invoice' },
      'billed every two weeks': { payment_frequency: 'biweekly' },
      'billed at milestones without milestones': { payment_frequency: 'milestones' },
      'paid by check': { payment_method: 'check', invoice_deadline: 'Within 5 days' },
      'paid by wire': { payment_method: 'wire_transfer' },
      'paid through PayPal': { payment_method: 'paypal' },
      'paid in another way': {
        payment_method: 'other',
        payment_method_other: 'Cash against a receipt',
        payment_terms: '7 days',
      },
      'the company owns, with details': { ownership_details: 'Each party credits the other' },
      'no owner is chosen': { work_ownership: '' },
      'the notice includes the word notice': { termination_notice: "Two weeks' written notice." },
      'causes are added': { termination_cause: 'Loss of the lease\nThree late deliveries' },
      'a notary is wanted': { notary_county: 'New Haven County' },
      'payments of 2025': { start_date: '2025-12-01' },
      'the guide asks for a first check of the facts unless the term is over by then': {
        end_date: '2027-08-15',
      },
      'a deposit and a cancellation fee': { deposit_amount: '1000', cancellation_fee: '500' },
      'no benefits, due on receipt, and a retainer': {
        payment_structure: 'hourly',
        payment_amount: '85',
        hourly_cap: '9000',
        retainer_amount: '800',
        retainer_hours: 10,
        benefits_withheld: 'none',
        payment_terms: 'Due upon receipt',
      },
      'net days, business days and all benefits': {
        payment_terms: 'net 45',
        benefits_withheld: 'all employee benefits',
        termination_notice: '10 business days',
      },
      'values of services paid by the hour': {
        service_description: 'Recipes, $4,000\nTraining, 2500\nTasting for the season, 2027',
        payment_structure: 'hourly',
        payment_amount: '85',
      },
      'insurance, legal fees, goods and personal data': {
        insurance_minimums: 'General liability, $1,000,000 each occurrence',
        legal_fees: 'prevailing',
        physical_deliverables: true,
        data_security: true,
      },
      ...changesFor('liability limited to', 'liability_cap', ['twice_fees', 'none']),
      'liability limited to an amount': { liability_cap: 'amount', liability_cap_amount: '50000' },
      'one license is lost once': { termination_cause: 'Loss of CPA license' },
      'a company that is a person signs as one': {
        company_name: 'Al Roe',
        company_signatory: 'Al Roe',
      },
      'the day of signing is written by hand': { signature_date: '2027-02-10' },
      'a change order form is an exhibit of its own, when asked for': { change_order_form: true },
      'receipts come after the last invoice': {
        expenses: 'company_some',
        expense_terms: 'Postage',
      },
      'approved receipts come after the last invoice': { expenses: 'company_all' },
      'the kind of contractor is not known': { contractor_entity_type: '' },
      'a co-owner licenses the work with the code in it': {
        work_ownership: 'joint',
        ownership_details: 'As agreed.',
      },
    },
  },
  {
    from: STAGES,
    changes: {
      'milestones billed monthly': { payment_frequency: 'monthly' },
      'a deposit among the milestones': {
        milestone_schedule: 'Deposit, 1400\nDesigns, March 1, 2027, 5000',
      },
      'a deposit with a day': {
        milestone_schedule: 'Deposit, March 8, 2027, 1400\nDesigns, May 1, 2027, 5000',
      },
    },
  },
  {
    from: STUDIO,
    changes: {
      'the contractor owns, without details': { ownership_details: '' },
      'a notary in California': { state: 'California' },
    },
  },
  {
    from: WEBSITE,
    changes: {
      'in Illinois, billed monthly': { state: 'Illinois', payment_frequency: 'monthly' },
      ...changesFor('in', 'state', ['Florida', 'District of Columbia', 'Delaware', 'Ohio']),
      'a firm in California': { state: 'California', contractor_entity_type: 'corporation' },
      ...changesFor('a cause:', 'termination_cause', ['License suspended by the board']),
      'a term into December': { start_date: '2027-02-01', end_date: '2027-12-20' },
    },
  },
  { from: STAGES, changes: { 'milestones in Illinois': { state: 'Illinois' } } },
]
