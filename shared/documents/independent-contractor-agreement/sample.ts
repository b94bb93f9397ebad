import type { Answers } from '../template/template.ts'

/** A shop has its online store rebuilt in stages; all people and companies are invented. */
export const sampleAnswers: Answers = {
  date: '2026-12-01',
  company_name: 'Saltmarsh Outfitters, LLC',
  company_address: '18 Water Street, Guilford, CT 06437',
  contractor_name: 'Pelham Web Works, LLC',
  contractor_address: '240 Chapel Street, Suite 5, New Haven, CT 06510',
  contractor_entity_type: 'llc_single',
  service_description:
    'Design of a new online store, $3,200\nBuild of the store with search, cart and checkout, $5,400\nMove of products and orders from the old store, $1,400',
  deliverables:
    'Approved designs of all page types by January 15, 2027\nWorking store on a test server by March 12, 2027\nLive store, source files and handoff notes by April 9, 2027',
  start_date: '2026-12-07',
  duration_type: 'fixed',
  end_date: '2027-04-30',
  work_location: 'contractor_location',
  payment_structure: 'milestone',
  payment_amount: '10000.00',
  milestone_schedule:
    'Designs accepted, January 15, 2027, 3000\nStore accepted on the test server, March 12, 2027, 4500\nStore live and delivered, April 9, 2027, 2500',
  payment_frequency: 'milestones',
  payment_terms: '15 days after invoice',
  invoice_deadline: 'within 10 days after the services billed',
  payment_method: 'direct_deposit',
  expenses: 'company_some',
  expense_terms: 'Stock photographs, up to $300 in all\nLicense fee of the shop software',
  benefits_withheld:
    'health insurance, paid vacation, sick leave, retirement contributions, bonuses, overtime',
  confidentiality_exceptions: 'May show the live store in a portfolio',
  work_ownership: 'company',
  pre_existing_materials: 'Build scripts and page components made before the project',
  termination_notice: '14 days',
  state: 'Connecticut',
  signature_date: '2026-12-01',
  company_signatory: 'Honor Vantine',
  company_title: 'Manager',
  contractor_signatory: 'Gideon Pelham',
  contractor_title: 'Member',
}
