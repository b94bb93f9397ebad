import { partyFields } from '../template/party-fields.ts'
import type { Condition, Step } from '../template/template.ts'
import { STATE_OPTIONS } from '../toolbox/states.ts'
import { AGENT } from './agent.ts'
import {
  COUNTY_STATES,
  DIRECTOR_STATES,
  EMAIL_STATES,
  NAICS_STATES,
  OFFICE_STATES,
} from './state-rules.ts'

const inMassachusetts: Condition = { field: 'state', is: 'Massachusetts' }
const inNewYork: Condition = { field: 'state', is: 'New York' }
const inIllinois: Condition = { field: 'state', is: 'Illinois' }
const statesCounty: Condition = { field: 'state', is: COUNTY_STATES }
const statesEmail: Condition = { field: 'state', is: EMAIL_STATES }
const statesIndustry: Condition = { field: 'state', is: NAICS_STATES }
/** The District has no counties. */
const hasCounties: Condition = { not: { field: 'signingState', is: 'District of Columbia' } }
const needsOffice: Condition = { field: 'state', is: OFFICE_STATES }
const needsDirectors: Condition = { field: 'state', is: DIRECTOR_STATES }

const corporation: Step = {
  id: 'corporation',
  title: 'The corporation',
  intro: 'What the state will register.',
  fields: [
    {
      key: 'corporationName',
      label: 'Corporation name',
      kind: 'text',
      required: true,
      autocomplete: 'organization',
      help: 'Include an ending such as Inc., Corp. or Corporation, with the period.',
      why: 'Printed exactly as typed in the article on the name and on every attachment.',
    },
    {
      key: 'state',
      label: 'State of incorporation',
      kind: 'select',
      required: true,
      default: 'Connecticut',
      options: STATE_OPTIONS,
      help: 'Decides the title, wording, fee and registered-agent rule.',
      why: "Chooses what the charter is called, the law it is filed under, the state's own statements and the state guide.",
    },
    {
      key: 'incorporationDate',
      label: 'Date of the articles',
      kind: 'date',
      required: true,
      default: { today: true },
      help: 'The signing date. The corporation begins when the state files, not on this date.',
      why: 'Dates the signature of the incorporator.',
    },
    {
      key: 'effectiveDate',
      label: 'Effective date, if later than the filing',
      kind: 'date',
      required: false,
      help: 'Most states allow up to 90 days after filing. Leave blank to start when the state files.',
      why: 'Printed in the article on the effective time.',
    },
    {
      key: 'businessPurpose',
      label: 'Business purpose',
      kind: 'textarea',
      required: true,
      default: 'any lawful business',
      help: 'Completes the sentence "The purpose of the corporation is", for example: baking and selling bread. The form adds "and any other lawful act".',
      why: 'Becomes the article on the purpose. California allows only its own sentence there, so the purpose moves to the first board resolutions.',
    },
    {
      key: 'principalOffice',
      label: 'Principal office address',
      kind: 'address',
      required: needsOffice,
      requiredMessage: 'Enter the principal office address.',
      autocomplete: 'section-company street-address',
      help: 'A street address, not a P.O. box.',
      why: 'Adds an article on the principal office. If left blank, that article is omitted.',
    },
    {
      key: 'mailingAddress',
      label: 'Mailing address, if different',
      kind: 'address',
      required: false,
      help: 'Where the state and others send mail. A P.O. box is allowed here.',
      why: "Printed where the state requires a mailing address; otherwise the office's or the agent's address is printed.",
    },
    {
      key: 'companyEmail',
      label: 'Email address',
      kind: 'text',
      required: false,
      shownWhen: statesEmail,
      autocomplete: 'email',
      help: "The corporation's email address, or the registered agent's in Vermont. It becomes public.",
      why: 'State law requires it in the charter. If left blank, the charter has a line to fill in.',
    },
    {
      key: 'industryCode',
      label: 'Industry code (NAICS)',
      kind: 'text',
      required: false,
      shownWhen: statesIndustry,
      help: 'Six digits from census.gov/naics, for example 311811 for a retail bakery.',
      why: 'The state requires it in the charter. If left blank, the charter has a line to fill in.',
    },
    {
      key: 'officeCounty',
      label: "County of the corporation's office in the state",
      kind: 'text',
      format: 'county',
      required: inNewYork,
      requiredMessage: "Enter the county of the corporation's New York office.",
      shownWhen: statesCounty,
      help: 'The county of the registered office. In West Virginia, that of the principal office. In Virginia, the city or county.',
      why: 'The state requires it in the charter.',
    },
  ],
}

const shares: Step = {
  id: 'shares',
  title: 'Shares',
  intro: 'What the corporation may issue to its owners.',
  fields: [
    {
      key: 'sharesAuthorized',
      label: 'Number of shares allowed',
      kind: 'number',
      required: true,
      default: 1000,
      help: 'The most shares the corporation can issue. More shares can mean higher state fees or tax.',
      why: 'Printed in the article on shares. The stock ledger cannot exceed it.',
    },
    {
      key: 'shareType',
      label: 'Kind of shares and par value',
      kind: 'text',
      required: true,
      default: 'common stock par value $0.01',
      suggestion: 'common stock without par value',
      help: 'One class only, for example common stock par value $0.01, common stock par value $0.001 or common stock without par value. Par value is the lowest price per share.',
      why: 'Printed in the article on shares. With a par value, shares may not be issued for less.',
    },
    {
      key: 'preferredShares',
      label: 'Preferred shares, if any',
      kind: 'number',
      required: false,
      help: 'Optional. For future investors: the board sets their rights before it issues them. They count toward state fees.',
      why: 'Adds preferred stock to the article on shares.',
    },
    {
      key: 'sharesIssued',
      label: 'Shares to issue now, and what is paid for them',
      kind: 'text',
      required: inIllinois,
      requiredMessage: 'Enter the number of shares to issue and what is paid for them.',
      shownWhen: inIllinois,
      help: 'For example: 500 common shares for $5,000.',
      why: 'Illinois requires both in the articles.',
    },
  ],
}

const agent: Step = {
  id: 'agent',
  title: 'Registered agent',
  intro: 'Who accepts legal papers for the corporation in the state.',
  fields: [
    {
      key: 'registeredAgentName',
      label: 'Registered agent',
      kind: 'text',
      required: true,
      help: 'A person or company in the state that accepts legal papers. Not the corporation itself.',
      why: "Named in the article on the registered agent and in the agent's acceptance.",
    },
    {
      key: 'registeredAgentAddress',
      label: "Agent's street address",
      kind: 'address',
      required: true,
      autocomplete: 'section-agent street-address',
      help: 'Must be in the state you chose. Not a P.O. box.',
      why: 'Becomes the registered office.',
    },
    ...partyFields(
      AGENT,
      'the registered agent',
      'Decides how the agent accepts and signs, and what the charter says about it in Virginia.',
    ),
  ],
}

const people: Step = {
  id: 'people',
  title: 'Incorporator and directors',
  intro: 'Who signs and files, and who governs first.',
  fields: [
    {
      key: 'incorporatorName',
      label: 'Incorporator',
      kind: 'text',
      required: true,
      autocomplete: 'section-incorporator name',
      help: 'The person who signs and files. New York: a person who is 18 or older.',
      why: "Named in the article on the incorporator, the signature, the notary certificate and the incorporator's action.",
    },
    {
      key: 'incorporatorAddress',
      label: "Incorporator's address",
      kind: 'address',
      required: true,
      autocomplete: 'section-incorporator street-address',
      help: 'Street, city, state, ZIP.',
      why: 'Printed in the article on the incorporator.',
    },
    {
      key: 'filerName',
      label: 'Who files, if not the incorporator',
      kind: 'text',
      required: false,
      shownWhen: inNewYork,
      help: 'An attorney, a filing service or someone else who sends the certificate to the state.',
      why: "Printed on the back page that New York requires, with the filer's address.",
    },
    {
      key: 'filerAddress',
      label: "Filer's address",
      kind: 'address',
      required: false,
      shownWhen: inNewYork,
      help: "If left blank, the incorporator's address is printed.",
      why: 'The filing office replies to this address.',
    },
    {
      key: 'initialDirectors',
      label: 'First directors',
      kind: 'textarea',
      list: { one: 'director', add: 'Add a director' },
      required: needsDirectors,
      help: 'One per line: name, address. California: each one named must sign.',
      why: "Adds an article that names them. If left blank, the incorporator names them in the incorporator's action. A New York certificate names no directors; the incorporator's action names them.",
    },
    {
      key: 'directorCount',
      label: 'Number of directors',
      kind: 'number',
      required: false,
      shownWhen: { not: { field: 'state', is: ['California', 'New York'] } },
      help: 'Optional, from 1 to 9. Leave blank to let the bylaws set it.',
      why: 'Printed in the article on management. The bylaws may change it later.',
    },
    {
      key: 'initialOfficers',
      label: 'First officers',
      kind: 'textarea',
      list: { one: 'officer', add: 'Add an officer' },
      required: inMassachusetts,
      requiredMessage: 'Name a president, treasurer and secretary.',
      shownWhen: inMassachusetts,
      help: 'President, treasurer and secretary, name and address each, one per line.',
      why: 'Printed with the supplemental information that Massachusetts requires.',
    },
    {
      key: 'fiscalYearEnd',
      label: 'Fiscal year end',
      kind: 'text',
      required: inMassachusetts,
      shownWhen: inMassachusetts,
      default: 'December 31',
      help: 'Month and day.',
      why: 'Printed with the supplemental information and in the first board resolutions.',
    },
  ],
}

const signing: Step = {
  id: 'signing',
  title: 'Signing',
  intro: 'Optional pages, and where you sign.',
  fields: [
    {
      key: 'bylaws',
      label: 'Add short bylaws',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'One page of rules on meetings, directors, officers and shares, adopted by the board.',
      why: 'Adds an exhibit with the bylaws. Without it, adopt bylaws as a separate document.',
    },
    {
      key: 'sharePurchase',
      label: 'Add a share purchase agreement with vesting',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'One page for each founder: price, monthly vesting, and the tax election of section 83(b).',
      why: 'Adds the agreement to the documents for the minute book. It is not filed.',
    },
    {
      key: 'coverLetter',
      label: 'Add a cover letter for the filing',
      kind: 'checkbox',
      required: false,
      default: false,
      help: 'Names what is enclosed, who files and where the stamped copy goes. Not printed where the state has its own form.',
      why: 'Adds a cover page for your filing.',
    },
    {
      key: 'signingState',
      label: 'State where you will sign',
      kind: 'select',
      required: false,
      options: STATE_OPTIONS,
      help: 'For the notary certificate. It may differ from the state of incorporation. Leave blank to fill it in by hand.',
      why: 'Printed in the notary certificate, and chooses the wording that California and Florida require.',
    },
    {
      key: 'county',
      label: 'County where you will sign',
      kind: 'text',
      format: 'county',
      required: false,
      shownWhen: hasCounties,
      help: 'For the notary certificate.',
      why: 'Printed in the notary certificate. If left blank, the certificate has a line to fill in.',
    },
    {
      key: 'notaryCommissionExpiry',
      label: "Notary's commission ends",
      kind: 'date',
      required: false,
      // California's certificate has no line for it.
      shownWhen: { not: { field: 'signingState', is: 'California' } },
      range: { yearsAhead: 12 },
      help: 'Leave blank; the notary can write it in.',
      why: 'Printed in the notary certificate.',
    },
  ],
}

export const steps: readonly Step[] = [corporation, shares, agent, people, signing]
