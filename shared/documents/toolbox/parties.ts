import { withArticle } from './articles.ts'
import type { CompanyKind } from './party-kinds.ts'

const COMPANY =
  /(?<![\p{L}\p{N}])(inc|incorporated|llc|l\.l\.c|llp|lp|l\.p|corp|corporation|co\.|pllc|lllp|ltd|limited|company)(?![\p{L}\p{N}])/iu

/** A trust has no legal ending; "Bo Trust" alone may be a person's name. */
const TRUST = /^the\s.*\btrust\b|^\S+\s+\S+.*\s(trust|trustees?)(?![\p{L}\p{N}])/iu

/** A party is stated when an answer says what it is; else its name only suggests it. */
type Stated = { stated?: true }

/** A natural person, who may have a spouse, a home and a death. An empty name is not known yet. */
export type Person = Stated & {
  is: 'person'
  name: string
  /** Whether it may turn out to be a company, so that its block has a line for a title. */
  isOpen?: true
}

/** A party that acts through a signer, with the signer's title. */
type Company = Stated & {
  is: 'company'
  name: string
  kind: CompanyKind
  /** The state under whose law it was formed. */
  state?: string
  signer?: string
  title?: string
  /** Whether it is a trust that is read from the name of its trustee, which says so itself. */
  isRepresented?: true
}

export type Party = Person | Company

const ENDINGS: readonly (readonly [RegExp, CompanyKind])[] = [
  [
    /(?<![\p{L}\p{N}])((llc|l\.l\.c|pllc)(?![\p{L}\p{N}])|(lc|l\.c\.?)$)|limited liability company/iu,
    'limited liability company',
  ],
  [/(?<![\p{L}\p{N}])(lllp|lp|l\.p)(?![\p{L}\p{N}])|limited partnership/iu, 'limited partnership'],
  [
    /(?<![\p{L}\p{N}])llp(?![\p{L}\p{N}])|limited liability partnership/iu,
    'limited liability partnership',
  ],
  [/(?<![\p{L}\p{N}])partnership(?![\p{L}\p{N}])/iu, 'partnership'],
  [
    /(?<![\p{L}\p{N}])((inc|incorporated|corp|corporation)(?![\p{L}\p{N}])|(pc|p\.c\.?)$)/iu,
    'corporation',
  ],
  [TRUST, 'trust'],
]

/** What kind of company a name says it is; undefined for a person's name. */
export const companyKindOf = (name: string): CompanyKind | undefined =>
  ENDINGS.find(([ending]) => ending.test(name))?.[1] ?? (COMPANY.test(name) ? 'company' : undefined)

/** Whether a party's name is a company's, judged by its legal ending as a word. */
export const isCompanyName = (name: string): boolean => companyKindOf(name) !== undefined

/** A last word that is a family name too, in a name of two or three words that speaks for no trust. */
const MAYBE_FAMILY_NAME =
  /^(?!the\s)(?!.*\b(family|living|revocable|irrevocable|testamentary)\b)\p{L}\S*(\s\S+)?\s(company|limited|trust)$/iu

/** Whether no person can have the name: "Acme LLC", but not "Grace Company". */
export const isSurelyCompanyName = (name: string): boolean =>
  isCompanyName(name) && !MAYBE_FAMILY_NAME.test(name)

type CompanyDetails = Omit<Company, 'is' | 'name' | 'kind'> & { kind?: CompanyKind | undefined }

/** A company with this name. Its kind is the given one, or the one that its name suggests. */
export const company = (name: string, { kind, ...details }: CompanyDetails = {}): Company => ({
  is: 'company',
  name,
  kind: kind ?? companyKindOf(name) ?? 'company',
  ...details,
})

/** A party with this name, for forms that don't ask whether it is a person. */
export const partyNamed = (name: string, details: CompanyDetails = {}): Party =>
  companyKindOf(name) === undefined ? { is: 'person', name } : company(name, details)

export const isPerson = (party: Party): party is Person => party.is === 'person'

/** Whether an answer, and not only its name, says that the party is a company. */
export const isStatedCompany = (party: Party): boolean => party.stated === true && !isPerson(party)

/** "an Ohio limited liability company", "a corporation"; undefined for a person. */
export const formOf = (party: Party): string | undefined => {
  if (isPerson(party)) return undefined
  const kind = party.kind === 'company' ? (companyKindOf(party.name) ?? 'company') : party.kind
  const words = party.state ? `${party.state} ${kind}` : kind
  return withArticle(words)
}

/** Whether a name introduces the company itself: "Oyster Lane Partners, a general partnership". */
const saysItsKind = (name: string): boolean =>
  /,\s+an?\s.*\b(partnership|corporation|company|trust|organization|association)$/i.test(name)

/**
 * The description after a party's name where it is introduced: "a Delaware corporation". Undefined for a kind
 * that only the name suggests, and for a company or a public body without further details.
 */
export const introductionOf = (party: Party): string | undefined =>
  party.stated &&
  !isPerson(party) &&
  !party.isRepresented &&
  (party.state || !['company', 'organization'].includes(party.kind)) &&
  !saysItsKind(party.name)
    ? formOf(party)
    : undefined

/** "as President of Acme, Inc.", or "as Manager of Fitch GP LLC, its general partner, for Bay LP". */
export const actingAs = (title: string, name: string): string =>
  `as ${title}${/,\s*its [a-z ]+$/i.test(title) ? ', for' : ' of'} ${name}`

/** The capacity in which someone signs for a company: "as President of Acme, Inc."; undefined for a person. */
export const capacityOf = (party: Party): string | undefined =>
  isPerson(party)
    ? undefined
    : actingAs(party.title || 'authorized signer', party.name || 'the company')

type SignatureLine = { label: string; value?: string }

const signatureLine = (label: string, value: string | undefined): SignatureLine =>
  value ? { label, value } : { label }

/**
 * The lines that a party completes, without the date. A company signs by someone with a title; a
 * party without a name may turn out to be one, unless it is stated to be a person.
 */
export const signatureLines = (party: Party): SignatureLine[] => {
  if (!isPerson(party)) {
    return [
      { label: 'By (signature)' },
      signatureLine('Name', party.signer),
      signatureLine('Title', party.title),
    ]
  }
  const lines = [{ label: 'Signature' }, signatureLine('Printed name', party.name)]
  const isOpen = party.isOpen || (party.name === '' && !party.stated)
  return isOpen ? [...lines, { label: 'Title, if signing for a company' }] : lines
}

/**
 * The title of a party's signature block. A person's name is printed under the line, a company's in the title.
 */
export const signatureRole = (role: string, party: Party): string =>
  isPerson(party) || party.name === '' ? role : `${role}: ${party.name}`

/**
 * The two people whom a person's name joins: "Ann Lee and Bo Lee". Their names are empty where one of
 * them lacks a family name; a company's "&" is part of its name.
 */
export const jointOwners = (party: Party): readonly [Person, Person] | undefined => {
  if (!isPerson(party) || !/\s(and|&)\s/i.test(party.name)) return undefined
  const names = party.name.split(/\s+(?:and|&)\s+/i)
  const known = names.length === 2 && names.every((name) => name.includes(' '))
  const [first = '', second = ''] = known ? names : []
  return [
    { is: 'person', name: first, stated: true },
    { is: 'person', name: second, stated: true },
  ]
}

const PLURAL_TITLE =
  /(trustee|executor|administrator|representative|manager|member|partner|director|officer|president|chair|c[efot]o|owner|principal|founder)s$/i

/** The title that each signer has: of "Co-Trustees", each is a co-trustee. */
export const singularTitle = (title: string | undefined): string | undefined =>
  title?.replace(PLURAL_TITLE, '$1')

/** Two who sign for one company, such as co-trustees, as parties with a signature block each. */
export const cosigners = (party: Party): readonly Party[] => {
  if (isPerson(party) || !party.signer || isCompanyName(party.signer)) return [party]
  const pair = jointOwners({ is: 'person', name: party.signer })
  const titles = party.title?.split(/\s+and\s+/i) ?? []
  const shared = titles.length === 2 ? undefined : singularTitle(party.title)
  return (
    pair?.map(({ name }, index) => {
      const title = shared ?? titles[index]
      return { ...party, signer: name, ...(title && { title }) }
    }) ?? [party]
  )
}

/** A name as it is compared: in lower case, with single spaces. */
export const comparableName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')
