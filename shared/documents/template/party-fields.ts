import { PARTY_KINDS } from '../toolbox/party-kinds.ts'
import { STATE_OPTIONS } from '../toolbox/states.ts'
import type { PartyQuestions } from './reading.ts'
import type { Condition, Field, FieldOption } from './template.ts'

const LABELS: Readonly<Record<string, string>> = {
  person: 'A person',
  corporation: 'A corporation',
  llc: 'A limited liability company',
  limited_partnership: 'A limited partnership',
  partnership: 'Another partnership',
  trust: 'A trust',
  organization: 'Another organization',
}

const KINDS = Object.keys(PARTY_KINDS)
const COMPANY_KINDS = KINDS.filter((kind) => kind !== 'person')

const optionsOf = (kinds: readonly string[]): FieldOption[] =>
  kinds.map((value) => ({ value, label: LABELS[value] ?? value }))

/** Whether the question `type` says that the party is a person. */
export const isStatedPerson = (type: string): Condition => ({ field: type, is: 'person' })

/** Whether the question `type` says that the party is a company. */
export const isStatedCompany = (type: string): Condition => ({ field: type, is: COMPANY_KINDS })

/** "Is the seller a person or a company?" (optional) */
export const partyTypeField = (
  type: string,
  who: string,
  why: string,
  shownWhen?: Condition,
): Field => ({
  key: type,
  label: `Is ${who} a person or a company?`,
  kind: 'select',
  required: false,
  ...(shownWhen && { shownWhen }),
  options: optionsOf(KINDS),
  help: "If you don't choose, the name decides: an ending such as LLC or Inc. means a company.",
  why,
})

/** "What kind of company is the borrower?", after another question says it is a company. */
export const companyFormField = (form: string, who: string, shownWhen: Condition): Field => ({
  key: form,
  label: `What kind of company is ${who}?`,
  kind: 'select',
  required: false,
  shownWhen,
  options: optionsOf(COMPANY_KINDS),
  help: 'As stated in its formation documents. Leave blank if you are not sure.',
  why: 'Printed after its name where the parties are introduced.',
})

/** The state under whose law the company was formed. */
export const formationField = (key: string, who: string, shownWhen: Condition): Field => ({
  key,
  label: `State where ${who} was formed`,
  kind: 'select',
  required: false,
  shownWhen,
  options: STATE_OPTIONS,
  help: 'The state where it was registered, which may not be where it does business. Leave blank for a company formed outside the United States.',
  why: 'Printed with its kind after its name where the parties are introduced.',
})

const signerFields = (
  signer: string,
  title: string,
  who: string,
  shownWhen: Condition,
): Field[] => [
  {
    key: signer,
    label: `Who signs for ${who}?`,
    kind: 'text',
    required: false,
    shownWhen,
    help: 'A person who may bind it, for example an officer, manager, general partner or trustee.',
    why: 'Printed under its signature line. If left blank, there is a line to fill in.',
  },
  {
    key: title,
    label: `Title of the person who signs for ${who}`,
    kind: 'text',
    required: false,
    shownWhen,
    help: 'For example President, Manager, General Partner or Trustee.',
    why: 'Shows that the person signs for it and is not personally bound.',
  },
]

type Keys = Required<Pick<PartyQuestions, 'type' | 'state' | 'signer' | 'title'>>

/** The optional questions that determine whether a party is a person or a company. */
export const partyFields = (
  { type, state, signer, title }: Keys,
  who: string,
  why: string,
  shownWhen?: Condition,
): Field[] => [
  partyTypeField(type, who, why, shownWhen),
  formationField(state, who, isStatedCompany(type)),
  ...signerFields(signer, title, who, isStatedCompany(type)),
]
