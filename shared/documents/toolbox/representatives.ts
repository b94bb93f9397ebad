import { company, isPerson, type Party } from './parties.ts'
import { capitalize } from './text.ts'

/** "Ana Ruiz, Trustee of the Ruiz Family Trust": who signs, and for what. */
const TRUSTEE_OF =
  /^(?!(?:the\s+)?board\b)(.+?),?\s+(?:as\s+)?(?:co-)?trustees?\s+of\s+(?:the\s+)?(.+)$/i

const titleOf = (name: string): string => {
  if (/\btrustees\b/i.test(name)) return 'Trustees'
  return /\bco-trustee/i.test(name) ? 'Co-Trustee' : 'Trustee'
}

/** The trust in a trustee's name, so that the signature line doesn't name a trustee of a trustee. */
const namedTrust = (party: Party): Party => {
  const [, trustee, trust] = TRUSTEE_OF.exec(party.name) ?? []
  if (isPerson(party) || trustee === undefined || trust === undefined) return party
  return {
    ...party,
    name: `the ${trust}`,
    kind: 'trust',
    isRepresented: true,
    signer: party.signer ?? trustee,
    title: party.title ?? titleOf(party.name),
  }
}

const OFFICE =
  '((?:co-)?(?:executors?|executrix|administrators?|administratrix|personal representatives?))'
const ESTATE_BY = new RegExp(
  `^(?:the\\s+)?(estate of .+?),?\\s+by\\s+(.+?),?\\s+(?:as\\s+|its\\s+)?${OFFICE}$`,
  'i',
)
const FOR_ESTATE = new RegExp(
  `^(.+?),?\\s+(?:as\\s+)?${OFFICE}\\s+of\\s+(?:the\\s+)?(estate of .+)$`,
  'i',
)

/** The estate in the name of a party: its representative signs for it and is no joint owner. */
const namedEstate = (party: Party): Party => {
  const [, estate, signer, title] = ESTATE_BY.exec(party.name) ?? []
  if (estate && signer && title) return estateOf(estate, signer, title)
  const [, representative, office, of] = FOR_ESTATE.exec(party.name) ?? []
  return representative && office && of ? estateOf(of, representative, office) : party
}

/** "personal representative" as "Personal Representative". */
const withCapitals = (title: string): string =>
  title.toLowerCase().replace(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase())

const estateOf = (estate: string, signer: string, title: string): Party =>
  company(`the ${capitalize(estate)}`, { signer, title: withCapitals(title) })

/** The trust or the estate in whose name a trustee or a representative is named as the party. */
export const represented = (party: Party): Party => namedEstate(namedTrust(party))
