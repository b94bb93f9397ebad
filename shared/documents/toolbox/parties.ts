const COMPANY =
  /(?<![\p{L}\p{N}])(inc|incorporated|llc|l\.l\.c|llp|lp|l\.p|corp|corporation|co\.|pllc|lllp|ltd|limited|company)(?![\p{L}\p{N}])/iu

/** A trust has no legal ending; "Bo Trust" alone may be a person's name. */
const TRUST = /^the\s.*\btrust\b|^\S+\s+\S+.*\s(trust|trustees?)(?![\p{L}\p{N}])/iu

export type CompanyKind =
  | 'corporation'
  | 'limited liability company'
  | 'limited partnership'
  | 'partnership'
  | 'trust'
  | 'company'

/** A natural person, who may have a spouse, a home and a death. An empty name is not known yet. */
type Person = { is: 'person'; name: string }

/** Whoever acts through somebody else: `signer` signs for it as its `title`. */
type Company = {
  is: 'company'
  name: string
  kind: CompanyKind
  /** The state under whose law it was formed. */
  state?: string
  signer?: string
  title?: string
}

export type Party = Person | Company

const ENDINGS: readonly (readonly [RegExp, CompanyKind])[] = [
  [
    /(?<![\p{L}\p{N}])(llc|l\.l\.c|pllc)(?![\p{L}\p{N}])|limited liability company/iu,
    'limited liability company',
  ],
  [/(?<![\p{L}\p{N}])(lllp|lp|l\.p)(?![\p{L}\p{N}])|limited partnership/iu, 'limited partnership'],
  [/(?<![\p{L}\p{N}])(llp|partnership)(?![\p{L}\p{N}])/iu, 'partnership'],
  [/(?<![\p{L}\p{N}])(inc|incorporated|corp|corporation)(?![\p{L}\p{N}])/iu, 'corporation'],
  [TRUST, 'trust'],
]

/** What kind of company a name says it is; undefined for a person's name. */
export const companyKindOf = (name: string): CompanyKind | undefined =>
  ENDINGS.find(([ending]) => ending.test(name))?.[1] ?? (COMPANY.test(name) ? 'company' : undefined)

/** Whether a party's name is a company's, judged by its legal ending as a word. */
export const isCompanyName = (name: string): boolean => companyKindOf(name) !== undefined

type CompanyDetails = Omit<Company, 'is' | 'name' | 'kind'> & { kind?: CompanyKind | undefined }

/** The company of that name, of the kind given or the one that its name says. */
export const company = (name: string, { kind, ...details }: CompanyDetails = {}): Company => ({
  is: 'company',
  name,
  kind: kind ?? companyKindOf(name) ?? 'company',
  ...details,
})

/** The party of that name, where nobody was asked whether it is a person. */
export const partyNamed = (name: string, details: CompanyDetails = {}): Party =>
  companyKindOf(name) === undefined ? { is: 'person', name } : company(name, details)

export const isPerson = (party: Party): party is Person => party.is === 'person'

/** "it" for a company, else the words for the person: "the Recipient". */
export const pronounOf = (party: Party, person: string): string => (isPerson(party) ? person : 'it')

/** "its" for a company, else the person's own: "the Recipient's". */
export const possessiveOf = (party: Party, person: string): string =>
  isPerson(party) ? `${person}'s` : 'its'

const VOWEL_STATES = /^(A|I|O)/

/** "an Ohio limited liability company", "a corporation"; undefined for a person. */
export const formOf = (party: Party): string | undefined => {
  if (isPerson(party)) return undefined
  if (!party.state) return `a ${party.kind}`
  return `${VOWEL_STATES.test(party.state) ? 'an' : 'a'} ${party.state} ${party.kind}`
}

/** Whoever signs, as a certificate names the signer: "Bo Chan, President of Acme, Inc., a corporation". */
export const signerInCapacity = (party: Party): string => {
  if (isPerson(party)) return party.name
  const { signer, title, name } = party
  const capacity = `${title || 'authorized signer'} of ${name}, ${formOf(party)}`
  return signer ? `${signer}, ${capacity}` : `the ${capacity}`
}

type SignatureLine = { label: string; value?: string }

const filled = (label: string, value: string | undefined): SignatureLine =>
  value ? { label, value } : { label }

/**
 * The lines that a party completes, without the date. A company signs by somebody with a title; a
 * party without a name may turn out to be one.
 */
export const signatureLines = (party: Party): SignatureLine[] => {
  if (!isPerson(party)) {
    return [{ label: 'By (signature)' }, filled('Name', party.signer), filled('Title', party.title)]
  }
  const lines = [{ label: 'Signature' }, filled('Printed name', party.name)]
  return party.name === '' ? [...lines, { label: 'Title, if signing for a company' }] : lines
}

/** The title of a party's signature block: a person's name stands under the line, a company's here. */
export const signatureRole = (role: string, party: Party): string =>
  isPerson(party) || party.name === '' ? role : `${role}: ${party.name}`

/** Whether a name holds two people ("Ann Lee and Bo Lee"); a company's "&" is part of its name. */
export const hasJointOwners = (name: string): boolean =>
  !isCompanyName(name) && /\s(and|&)\s/i.test(name)

/** A name as it is compared: in lower case, with single spaces. */
export const comparableName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')

/** The title of a signature block, "Buyer: Ann Lee", or the role alone while there is no name. */
export const signatureTitle = (role: string, name: string): string =>
  name === '' ? role : `${role}: ${name}`

/** The title of a signature block. It names only companies: a person's name stands under the line. */
export const companyTitle = (role: string, name: string): string =>
  isCompanyName(name) ? `${role}: ${name}` : role
