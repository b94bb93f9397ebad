import {
  formedInField,
  isStatedCompany,
  isStatedPerson,
  partyTypeField,
} from '../template/party-fields.ts'
import type { Condition, Step } from '../template/template.ts'
import { STATE_OPTIONS } from '../toolbox/states.ts'
import { DISCLOSER, RECEIVER } from './parties.ts'

const isListed: Condition = { field: 'confidentialInfoType', is: 'specific' }
const hasEnd: Condition = { field: 'termType', is: 'fixed' }

/** A person signs in person. */
const actsBySigner = (type: string): Condition => ({ not: isStatedPerson(type) })

const parties: Step = {
  id: 'parties',
  title: 'The parties',
  intro: 'Who shares information, who receives it, and when secrecy starts.',
  fields: [
    {
      key: 'agreementDate',
      label: 'Agreement date',
      kind: 'date',
      required: true,
      default: { today: true },
      help: 'Secrecy starts on this date, or earlier for information already shared for the same purpose.',
      why: 'Dates the agreement and starts the period in which shared information is covered.',
    },
    {
      key: 'disclosingParty',
      label: 'Disclosing party',
      kind: 'text',
      required: true,
      autocomplete: 'section-disclosing name',
      help: 'Full legal name of the person or business sharing information.',
      why: 'Names the party whose information is protected, throughout the document.',
    },
    {
      key: 'disclosingPartyAddress',
      label: "Disclosing party's address",
      kind: 'address',
      required: true,
      autocomplete: 'section-disclosing street-address',
      help: 'Used for notices and returns.',
      why: 'Identifies the disclosing party and says where notices and returned documents go.',
    },
    {
      key: 'receivingParty',
      label: 'Receiving party',
      kind: 'text',
      required: true,
      autocomplete: 'section-receiving name',
      help: 'Full legal name of the person or business receiving information.',
      why: 'Names the party that promises secrecy, throughout the document.',
    },
    {
      key: 'receivingPartyAddress',
      label: "Receiving party's address",
      kind: 'address',
      required: true,
      autocomplete: 'section-receiving street-address',
      help: 'Used for notices.',
      why: 'Identifies the receiving party and says where notices to it go.',
    },
    partyTypeField(
      DISCLOSER.type,
      'the disclosing party',
      'Decides how the disclosing party is introduced and signs.',
    ),
    formedInField(DISCLOSER.state, 'the disclosing party', isStatedCompany(DISCLOSER.type)),
    partyTypeField(
      RECEIVER.type,
      'the receiving party',
      'Decides how the receiving party is introduced and signs, and whether its own people may see the information.',
    ),
    formedInField(RECEIVER.state, 'the receiving party', isStatedCompany(RECEIVER.type)),
    {
      key: 'relationshipType',
      label: 'What is the relationship?',
      kind: 'select',
      required: true,
      requiredMessage: 'Please choose the relationship.',
      default: 'business',
      options: [
        { value: 'business', label: 'Possible business deal or partnership' },
        { value: 'investor', label: 'Investor or lender' },
        { value: 'supplier', label: 'Supplier or customer' },
        { value: 'contractor', label: 'Contractor or consultant' },
        { value: 'employee', label: 'Employee or job candidate' },
        { value: 'other', label: 'Something else' },
      ],
      help: 'Workers get extra legal protections that the document must state.',
      why: 'Describes the receiving party in the background. For a worker it adds the rights that the law protects.',
    },
    {
      key: 'mutual',
      label: 'Both sides share confidential information',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'Tick this for a mutual agreement. The two parties above are then called the first and the second party, and each protects what the other shares.',
      why: 'Makes every duty work in both directions.',
    },
  ],
}

const purpose: Step = {
  id: 'purpose',
  title: 'Why information is shared',
  intro: 'The one purpose for which the information may be used.',
  fields: [
    {
      key: 'purpose',
      label: 'Purpose',
      kind: 'textarea',
      required: true,
      help: 'One or two sentences, for example: To review our drawings and quote a price for 500 parts. The receiver may use the information for this purpose only.',
      why: 'Sets the limit of permitted use, which the rest of the document refers to.',
    },
  ],
}

const coverage: Step = {
  id: 'coverage',
  title: 'What is confidential and who may see it',
  intro: 'What the promise covers, and whether it may be shared with anyone else.',
  fields: [
    {
      key: 'confidentialInfoType',
      label: 'What is covered?',
      kind: 'radio',
      required: true,
      requiredMessage: 'Please choose what is covered.',
      default: 'all',
      options: [
        { value: 'all', label: 'All non-public information shared for the purpose' },
        { value: 'specific', label: 'Only the information listed below' },
      ],
      help: 'A list is easier to prove and easier to follow.',
      why: 'Chooses the definition of Confidential Information and the form of Exhibit A.',
    },
    {
      key: 'specificConfidentialInfo',
      label: 'List the confidential information',
      kind: 'textarea',
      list: { one: 'item', add: 'Add an item' },
      required: isListed,
      shownWhen: isListed,
      maxLength: 3000,
      help: 'One item per line, for example: 2026 customer price list; mold drawings MD-4 to MD-9.',
      why: 'Each line becomes a numbered item of Exhibit A. What is not listed is not covered.',
    },
    {
      key: 'sharingExceptions',
      label: 'Who may the receiver share it with?',
      kind: 'textarea',
      list: { one: 'person or role', add: 'Add a person or role' },
      required: false,
      default: 'No exceptions',
      help: 'Outsiders, one per line, for example: the accountant of the receiver; Ana Ruiz, an engineer of Delmar Labs. A business may always let its own people see what they need. Leave as "No exceptions" for no outsider.',
      why: 'Names add an exhibit of permitted recipients. "No exceptions" forbids sharing with any outsider.',
    },
    {
      key: 'shareAffiliates',
      label: 'Companies of the same group may see it',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'Parents, subsidiaries and sister companies that need it for the purpose.',
      why: 'Adds the affiliates of the receiver to its own people, for whom it answers.',
    },
    {
      key: 'shareAdvisers',
      label: 'Professional advisers may see it',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'Lawyers, accountants and other advisers bound to secrecy.',
      why: 'Adds the advisers of the receiver to its own people, for whom it answers.',
    },
    {
      key: 'secretTalks',
      label: 'Keep the talks themselves secret',
      kind: 'checkbox',
      required: false,
      default: false,
      // A worker may talk about the terms of the job.
      shownWhen: { not: { field: 'relationshipType', is: 'employee' } },
      help: 'Neither side may then say that you are talking.',
      why: 'Adds a section on the secrecy of the talks, which binds both sides.',
    },
    {
      key: 'noPoaching',
      label: 'Neither side woos away staff of the other for 12 months',
      kind: 'checkbox',
      required: false,
      default: false,
      shownWhen: { not: { field: 'relationshipType', is: ['employee', 'contractor'] } },
      help: 'Covers only people met through the talks. General job ads stay free. Not offered in California, Minnesota and North Dakota.',
      why: 'Adds a section on staff, which binds both sides.',
    },
  ],
}

const time: Step = {
  id: 'time',
  title: 'How long, and what happens at the end',
  intro: 'How long information is shared, and how long it stays secret.',
  fields: [
    {
      key: 'termType',
      label: 'How long may information be shared?',
      kind: 'radio',
      required: true,
      requiredMessage: 'Please choose how long information may be shared.',
      default: 'fixed',
      options: [
        { value: 'fixed', label: 'Until a set date' },
        { value: 'perpetual', label: 'No set end date' },
      ],
      help: 'This is the sharing period, not the secrecy period.',
      why: 'Sets the Disclosing Period. Without an end date, either party may stop future sharing on 30 days of notice.',
    },
    {
      key: 'endDate',
      label: 'End date',
      kind: 'date',
      required: hasEnd,
      shownWhen: hasEnd,
      range: { yearsAhead: 30 },
      help: 'Last day on which shared information is covered.',
      why: 'Ends the Disclosing Period and, when you choose a number of years, starts the count of the secrecy that follows.',
    },
    {
      key: 'confidentialityTerm',
      label: 'How long must it stay secret?',
      kind: 'select',
      required: true,
      requiredMessage: 'Please choose how long the information must stay secret.',
      default: '3',
      options: [
        { value: '1', label: '1 year' },
        { value: '2', label: '2 years' },
        { value: '3', label: '3 years' },
        { value: '5', label: '5 years' },
        { value: '10', label: '10 years' },
        { value: 'indefinite', label: 'As long as it remains confidential' },
      ],
      help: 'Trade secrets stay protected for as long as they are trade secrets, whatever you choose.',
      why: 'Sets the Secrecy Period.',
    },
    {
      key: 'returnMethod',
      label: 'At the end, the receiver must',
      kind: 'radio',
      required: true,
      requiredMessage: 'Please choose what the receiver must do at the end.',
      default: 'return',
      options: [
        { value: 'return', label: 'Return everything' },
        { value: 'destroy', label: 'Destroy everything and confirm' },
      ],
      help: 'Copies made by automatic backup are handled in the document.',
      why: 'Chooses the duty at the end and the certificate that the receiver signs.',
    },
  ],
}

const signing: Step = {
  id: 'signing',
  title: 'State and signatures',
  intro: 'Which law applies, and who signs.',
  fields: [
    {
      key: 'governingLaw',
      label: 'Governing state',
      kind: 'select',
      required: true,
      default: 'Connecticut',
      options: STATE_OPTIONS,
      help: 'For a worker, choose the state where the person works.',
      why: 'Sets the governing law, the courts, the state supplement and, for a worker, the sentence that the state requires.',
    },
    {
      key: 'legalFees',
      label: 'Who pays attorney fees in a lawsuit?',
      kind: 'select',
      required: false,
      options: [
        { value: 'own', label: 'Each side its own' },
        { value: 'prevailing', label: 'The side that loses' },
      ],
      help: 'If you leave this open, each side pays its own unless a statute says otherwise.',
      why: 'Chooses the last sentence of the section on remedies.',
    },
    {
      key: 'disclosingSignatory',
      label: 'Who signs for the disclosing party?',
      kind: 'text',
      required: false,
      shownWhen: actsBySigner(DISCLOSER.type),
      help: 'Leave blank if the disclosing party is a person.',
      why: "Makes the disclosing party's signature block that of a business.",
    },
    {
      key: 'disclosingTitle',
      label: 'Title of the person who signs for the disclosing party',
      kind: 'text',
      required: { field: 'disclosingSignatory', filled: true },
      requiredMessage: "Please add the signer's title.",
      shownWhen: { field: 'disclosingSignatory', filled: true },
      help: 'For example: Member, President, General Manager.',
      why: "Printed under the signer's name to show the authority to sign.",
    },
    {
      key: 'receivingSignatory',
      label: 'Who signs for the receiving party?',
      kind: 'text',
      required: false,
      shownWhen: actsBySigner(RECEIVER.type),
      help: 'Leave blank if the receiving party is a person.',
      why: "Makes the receiving party's signature block that of a business.",
    },
    {
      key: 'receivingTitle',
      label: 'Title of the person who signs for the receiving party',
      kind: 'text',
      required: { field: 'receivingSignatory', filled: true },
      requiredMessage: "Please add the signer's title.",
      shownWhen: { field: 'receivingSignatory', filled: true },
      help: 'For example: Partner, Treasurer, Managing Director.',
      why: "Printed under the signer's name to show the authority to sign.",
    },
  ],
}

/** The questions of the non-disclosure agreement, in form order. */
export const steps: readonly Step[] = [parties, purpose, coverage, time, signing]
