export type CompanyKind =
  | 'corporation'
  | 'limited liability company'
  | 'limited partnership'
  | 'limited liability partnership'
  | 'partnership'
  | 'trust'
  | 'organization'
  | 'company'

/** What a party can be, by the values of the question about it. */
export const PARTY_KINDS: Readonly<Record<string, CompanyKind | 'person'>> = {
  person: 'person',
  corporation: 'corporation',
  llc: 'limited liability company',
  limited_partnership: 'limited partnership',
  partnership: 'partnership',
  trust: 'trust',
  organization: 'organization',
}
