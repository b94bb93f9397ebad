import {
  formedInField,
  isStatedCompany,
  isStatedPerson,
  partyTypeField,
} from '../template/party-fields.ts'
import type { Condition, Step } from '../template/template.ts'
import { STATE_OPTIONS } from '../toolbox/states.ts'
import { COMPANY, CONTRACTOR } from './parties.ts'

const isFixedTerm: Condition = { field: 'duration_type', is: 'fixed' }
const worksElsewhere: Condition = { field: 'work_location', is: 'other_location' }
const isHourly: Condition = { field: 'payment_structure', is: 'hourly' }
const isByMilestone: Condition = { field: 'payment_structure', is: 'milestone' }
const isPricedOtherwise: Condition = { field: 'payment_structure', is: 'other' }
const isPaidOtherwise: Condition = { field: 'payment_method', is: 'other' }
const paysSomeExpenses: Condition = { field: 'expenses', is: 'company_some' }
const isJointlyOwned: Condition = { field: 'work_ownership', is: 'joint' }
const isEntity: Condition = {
  field: 'contractor_entity_type',
  is: ['llc_single', 'llc_multi', 'corporation', 'partnership'],
}

/** Whether somebody signs for the company, which is not a person. */
const actsBySigner: Condition = { not: isStatedPerson(COMPANY.type) }

/** The one message for every amount of money, with the specification's pattern. */
const AMOUNT = {
  regex: /^\d+(\.\d{1,2})?$/,
  message: 'Please enter a valid dollar amount (e.g. 100 or 100.00)',
}

const parties: Step = {
  id: 'parties',
  title: 'Who is signing',
  intro:
    'A signature does not make anyone a contractor: the facts and the law of the state decide that. This form writes down facts that support it.',
  fields: [
    {
      key: 'date',
      label: 'Agreement date',
      kind: 'date',
      required: true,
      default: { today: true },
      help: 'The day the agreement is made, usually when both sides sign.',
      why: 'Dates the agreement in its first section.',
    },
    {
      key: 'company_name',
      label: "Company's legal name",
      kind: 'text',
      required: true,
      autocomplete: 'section-company organization',
      help: 'The business that will pay, exactly as registered. An individual in business writes a personal name.',
      why: 'Names the company throughout and above its signature.',
    },
    {
      key: 'company_address',
      label: "Company's address",
      kind: 'address',
      required: true,
      autocomplete: 'section-company street-address',
      help: 'Mailing address; some states require it in the contract.',
      why: 'Identifies the company and stands in the payment particulars of Exhibit B.',
    },
    {
      key: 'contractor_name',
      label: "Contractor's legal name",
      kind: 'text',
      required: true,
      autocomplete: 'section-contractor name',
      help: 'The person or business doing the work, as on Form W-9.',
      why: 'Names the contractor throughout and above the signature.',
    },
    {
      key: 'contractor_address',
      label: "Contractor's address",
      kind: 'address',
      required: true,
      autocomplete: 'section-contractor street-address',
      help: 'Mailing address for notices and tax forms.',
      why: 'Identifies the contractor and stands in the payment particulars of Exhibit B.',
    },
    partyTypeField(
      COMPANY.type,
      'the company',
      'Decides how the company is introduced and signs. A person who pays signs as one.',
    ),
    formedInField(COMPANY.state, 'the company', isStatedCompany(COMPANY.type)),
    {
      key: 'contractor_entity_type',
      label: "Contractor's business type",
      kind: 'select',
      required: true,
      default: 'individual',
      options: [
        { value: 'individual', label: 'Individual or sole proprietor' },
        { value: 'llc_single', label: 'LLC with one owner' },
        { value: 'llc_multi', label: 'LLC with more owners' },
        { value: 'corporation', label: 'Corporation' },
        { value: 'partnership', label: 'Partnership' },
      ],
      help: 'Freelance-pay laws often cover individuals and one-person companies.',
      why: 'Shapes the signature block, the tax section and, in some states, the payment particulars.',
    },
    formedInField(CONTRACTOR.state, 'the contractor', isEntity),
  ],
}

const services: Step = {
  id: 'services',
  title: 'The services and the term',
  intro: 'The result you are buying, and for how long.',
  fields: [
    {
      key: 'service_description',
      label: 'What services will be provided?',
      kind: 'textarea',
      list: { one: 'service', add: 'Add a service' },
      required: true,
      requiredMessage: 'Please describe the services.',
      maxLength: 2000,
      help: 'Describe the result, not the hours. One service per line; the lines become the itemized list. A price such as $400 at the end of a line becomes its value.',
      why: 'Becomes the itemized statement of work in Exhibit A.',
    },
    {
      key: 'deliverables',
      label: 'Deliverables',
      kind: 'textarea',
      list: { one: 'deliverable', add: 'Add a deliverable' },
      required: true,
      requiredMessage: 'Please list the deliverables.',
      maxLength: 2000,
      help: 'What the contractor will hand over, and when. One per line, for example "Page designs by March 1, 2027".',
      why: 'Becomes the list that the company accepts, with its due dates in Exhibit A.',
    },
    {
      key: 'start_date',
      label: 'Start date',
      kind: 'date',
      required: true,
      range: { yearsAhead: 3 },
      help: 'First day services may begin.',
      why: 'Starts the term and picks the tax reporting figure in force.',
    },
    {
      key: 'duration_type',
      label: 'How long does it last?',
      kind: 'radio',
      required: true,
      requiredMessage: 'Please choose how long the agreement lasts.',
      default: 'fixed',
      options: [
        { value: 'fixed', label: 'Until a set date' },
        { value: 'until_terminated', label: 'Until one side ends it' },
      ],
      help: 'Projects usually have an end date.',
      why: 'Prints either a fixed term or an open one with a yearly review.',
    },
    {
      key: 'end_date',
      label: 'End date',
      kind: 'date',
      required: isFixedTerm,
      requiredMessage: 'End date is required for fixed-term agreements',
      shownWhen: isFixedTerm,
      range: { yearsAhead: 10 },
      help: 'The agreement ends on this date unless both sides extend it in writing.',
      why: 'Ends the fixed term.',
    },
  ],
}

const place: Step = {
  id: 'place',
  title: 'Where the work is done',
  fields: [
    {
      key: 'work_location',
      label: 'Place of work',
      kind: 'radio',
      required: true,
      default: 'contractor_location',
      options: [
        { value: 'contractor_location', label: "The contractor's own place" },
        { value: 'company_location', label: "The company's premises" },
        { value: 'other_location', label: 'Another place' },
      ],
      help: "Working mainly at the company's premises can point to employment.",
      why: 'Chooses the wording of the section on the place of work.',
    },
    {
      key: 'work_location_other',
      label: 'Other location',
      kind: 'text',
      required: worksElsewhere,
      requiredMessage: 'Please specify the other work location',
      shownWhen: worksElsewhere,
      help: 'For example: client sites in Kings County, New York.',
      why: 'Names the place in the section on the place of work.',
    },
  ],
}

const pricing: Step['fields'] = [
  {
    key: 'payment_structure',
    label: 'How is the price set?',
    kind: 'select',
    required: true,
    requiredMessage: 'Please choose how the price is set.',
    default: 'fixed_price',
    options: [
      { value: 'fixed_price', label: 'One fixed price' },
      { value: 'hourly', label: 'Hourly rate' },
      { value: 'milestone', label: 'Milestone payments' },
      { value: 'other', label: 'Another arrangement' },
    ],
    help: 'Project pricing fits contractor status best.',
    why: 'Chooses the wording of the section on fees and the columns of Exhibits A and B.',
  },
  {
    key: 'payment_amount',
    label: 'Amount (US dollars)',
    kind: 'text',
    required: { not: isPricedOtherwise },
    requiredMessage: AMOUNT.message,
    pattern: AMOUNT,
    format: 'money',
    help: 'Total price, hourly rate, or total of all milestones. Digits only. For another arrangement, an estimate if you have one.',
    why: 'Printed as the price in the section on fees and in Exhibits A and B.',
  },
  {
    key: 'hourly_cap',
    label: 'Most that may be billed',
    kind: 'text',
    required: false,
    shownWhen: isHourly,
    pattern: AMOUNT,
    format: 'money',
    help: 'Optional ceiling, for example 6000.',
    why: 'Adds a ceiling to the hourly fees.',
  },
  {
    key: 'milestone_schedule',
    label: 'Milestones',
    kind: 'textarea',
    list: { one: 'milestone', add: 'Add a milestone' },
    required: isByMilestone,
    requiredMessage: 'Please list each milestone with its date and amount.',
    shownWhen: isByMilestone,
    maxLength: 2000,
    help: 'One per line: name, due date, amount. For example "Designs approved, March 1, 2027, 2000".',
    why: 'Becomes the milestone table of Exhibit B.',
  },
  {
    key: 'payment_structure_other',
    label: 'Describe the arrangement',
    kind: 'textarea',
    required: isPricedOtherwise,
    requiredMessage: 'Please describe the payment arrangement.',
    shownWhen: isPricedOtherwise,
    help: 'For example: retainer of 1500 a month for up to 20 hours.',
    why: 'Becomes the terms of the section on fees.',
  },
]

const paying: Step['fields'] = [
  {
    key: 'payment_frequency',
    label: 'When is payment requested?',
    kind: 'select',
    required: true,
    requiredMessage: 'Please choose when payment is requested.',
    default: 'invoice',
    options: [
      { value: 'completion', label: 'When the work is complete' },
      { value: 'invoice', label: 'On each invoice' },
      { value: 'weekly', label: 'Weekly' },
      { value: 'biweekly', label: 'Every two weeks' },
      { value: 'monthly', label: 'Monthly' },
      { value: 'milestones', label: 'At each milestone' },
    ],
    help: 'Regular weekly pay looks like wages.',
    why: 'Says when the contractor may send an invoice.',
  },
  {
    key: 'payment_terms',
    label: 'Payment terms',
    kind: 'text',
    required: true,
    requiredMessage: 'Please say when payment is due, for example 15 days after invoice.',
    default: '15 days after invoice',
    help: 'How soon the company must pay.',
    why: 'Fixes the day on which each invoice is due.',
  },
  {
    key: 'invoice_deadline',
    label: 'Invoice deadline',
    kind: 'text',
    required: true,
    default: 'within 10 days after the services billed',
    help: 'The date by which the contractor must send the list of services. Freelance laws ask for it.',
    why: 'Completes the sentence on invoices and the payment particulars of Exhibit B.',
  },
  {
    key: 'payment_method',
    label: 'Payment method',
    kind: 'select',
    required: true,
    default: 'direct_deposit',
    options: [
      { value: 'check', label: 'Check' },
      { value: 'direct_deposit', label: 'Direct deposit' },
      { value: 'wire_transfer', label: 'Wire transfer' },
      { value: 'paypal', label: 'PayPal' },
      { value: 'other', label: 'Other' },
    ],
    help: 'How the money reaches the contractor.',
    why: 'Says how invoices are paid; PayPal also changes the tax section.',
  },
  {
    key: 'payment_method_other',
    label: 'Other payment method',
    kind: 'text',
    required: isPaidOtherwise,
    requiredMessage: 'Please specify the other payment method',
    shownWhen: isPaidOtherwise,
    help: 'Name the service and account owner.',
    why: 'Describes the payment in the section on invoices and payment.',
  },
  {
    key: 'expenses',
    label: 'Who pays expenses?',
    kind: 'select',
    required: true,
    requiredMessage: 'Please choose who pays expenses.',
    default: 'contractor_all',
    options: [
      { value: 'contractor_all', label: 'The contractor pays all' },
      { value: 'company_some', label: 'The company pays listed expenses' },
      { value: 'company_all', label: 'The company pays all approved expenses' },
    ],
    help: 'Contractors normally carry their own costs.',
    why: 'Chooses the wording of the section on expenses.',
  },
  {
    key: 'expense_terms',
    label: 'Expense details',
    kind: 'textarea',
    list: { one: 'covered item', add: 'Add a covered item' },
    required: paysSomeExpenses,
    requiredMessage: 'Please specify which expenses are covered',
    shownWhen: paysSomeExpenses,
    help: 'List the covered items and any limit. One per line.',
    why: 'Each line becomes an expense that the company repays.',
  },
]

const payment: Step = {
  id: 'payment',
  title: 'Payment and expenses',
  intro: 'The price, the day it is due, and who carries the costs.',
  fields: [...pricing, ...paying],
}

const independence: Step = {
  id: 'independence',
  title: 'Independence, secrecy, ownership, ending',
  fields: [
    {
      key: 'benefits_withheld',
      label: 'Benefits not provided',
      kind: 'textarea',
      list: { one: 'benefit', add: 'Add a benefit' },
      required: true,
      requiredMessage: 'Please list the benefits that are not provided.',
      default:
        'health insurance, paid vacation, sick leave, retirement contributions, bonuses, overtime',
      help: 'The list the contractor acknowledges, with commas or one per line.',
      why: 'Completes the section on benefits.',
    },
    {
      key: 'confidentiality_exceptions',
      label: 'Information the contractor may share',
      kind: 'textarea',
      list: { one: 'exception', add: 'Add an exception' },
      required: false,
      help: 'For example: may show finished work in a portfolio. One per line.',
      why: 'Each line becomes a permission in the section on confidential information.',
    },
    {
      key: 'work_ownership',
      label: 'Who owns the finished work?',
      kind: 'radio',
      required: true,
      requiredMessage: 'Please choose who owns the finished work.',
      default: 'company',
      options: [
        { value: 'company', label: 'The company' },
        { value: 'contractor', label: 'The contractor, with a license to the company' },
        { value: 'joint', label: 'Both' },
      ],
      help: 'Paying for work does not transfer copyright without signed words.',
      why: 'Chooses the section on ownership: an assignment, a license or shared ownership.',
    },
    {
      key: 'ownership_details',
      label: 'Ownership details',
      kind: 'textarea',
      list: { one: 'term', add: 'Add a term' },
      required: isJointlyOwned,
      requiredMessage: 'Please explain how joint ownership will work.',
      help: 'License limits, portfolio use, share of income. One term per line.',
      why: 'Adds your own terms to the section on ownership, ahead of the general ones.',
    },
    {
      key: 'pre_existing_materials',
      label: "Contractor's existing tools and materials",
      kind: 'textarea',
      list: { one: 'tool or material', add: 'Add a tool or material' },
      required: false,
      help: 'Templates, code or designs the contractor keeps. One per line.',
      why: 'Becomes the list of Exhibit C.',
    },
    {
      key: 'termination_notice',
      label: 'Notice to end early',
      kind: 'text',
      required: true,
      default: '14 days',
      help: 'Either side may end the agreement with this much written notice.',
      why: 'Sets the notice period in the section on ending.',
    },
    {
      key: 'termination_cause',
      label: 'Extra reasons to end at once',
      kind: 'textarea',
      list: { one: 'reason', add: 'Add a reason' },
      required: false,
      help: 'Added to material breach, dishonesty and insolvency. One per line.',
      why: 'Each line is added to the lettered list of causes.',
    },
    {
      key: 'change_order_form',
      label: 'Add a form for change orders',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'A half page to complete and sign when the work, the price or a date changes.',
      why: 'Adds Exhibit E, a change order to complete by hand.',
    },
  ],
}

const signing: Step = {
  id: 'signing',
  title: 'State and signatures',
  intro: 'Which law applies, and who signs.',
  fields: [
    {
      key: 'state',
      label: 'State where the work is done',
      kind: 'select',
      required: true,
      requiredMessage: 'Please choose the state where the work is done.',
      default: 'Connecticut',
      options: STATE_OPTIONS,
      help: 'Its law governs and its contractor test applies.',
      why: 'Sets the governing law, the state supplement, payment limits and your instructions.',
    },
    {
      key: 'signature_date',
      label: 'Signing date',
      kind: 'date',
      required: false,
      default: { sameAs: 'date' },
      help: 'The day on which you plan to sign. Leave blank if you do not know it yet.',
      why: 'Printed above the signatures as the planned day; each signer writes the real one by hand.',
    },
    {
      key: 'company_signatory',
      label: 'Who signs for the company?',
      kind: 'text',
      required: actsBySigner,
      shownWhen: actsBySigner,
      requiredMessage: 'Please name the person who signs for the company.',
      help: 'Person with authority.',
      why: "Printed in the company's signature block and as its contact in Exhibit A.",
    },
    {
      key: 'company_title',
      label: 'Title',
      kind: 'text',
      required: actsBySigner,
      shownWhen: actsBySigner,
      requiredMessage: 'Please give the title of the person who signs for the company.',
      help: "The signer's position, for example Manager, President or Owner.",
      why: "Printed in the company's signature block.",
    },
    {
      key: 'contractor_signatory',
      label: 'Who signs for the contractor?',
      kind: 'text',
      required: isEntity,
      requiredMessage: 'Please name the person who signs for the contractor.',
      shownWhen: isEntity,
      help: 'The owner or officer who signs for the business.',
      why: "Printed in the contractor's signature block and as its contact in Exhibit A.",
    },
    {
      key: 'contractor_title',
      label: "Contractor signer's title",
      kind: 'text',
      required: isEntity,
      shownWhen: isEntity,
      help: 'For example Member, Partner or President.',
      why: "Printed in the contractor's signature block.",
    },
    {
      key: 'notary_county',
      label: 'County for notary section',
      kind: 'text',
      required: false,
      format: 'county',
      pattern: {
        regex: /^[\p{L}\s.'’-]+$/u,
        message: 'Please enter a county name, for example Hartford.',
      },
      help: 'Leave blank unless you want a notary page. Not legally required.',
      why: 'Adds a notary acknowledgment at the end.',
    },
  ],
}

/** The questions of the independent contractor agreement, in the order in which they are asked. */
export const steps: readonly Step[] = [parties, services, place, payment, independence, signing]
