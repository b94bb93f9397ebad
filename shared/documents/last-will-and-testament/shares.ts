import { splitLines } from '../toolbox/text.ts'

const SHARE = /(\d+(?:\.\d+)?|\.\d+)\s*(?:%|percent\b|per cent\b)/gi

const sharesIn = (text: string): string[] =>
  [...text.matchAll(SHARE)].map(([, share = '']) => share)

const decimalsOf = (share: string): number => (share.split('.')[1] ?? '').length

/** A decimal number as a whole number of its smallest unit: "33.3" with two decimals is 3330. */
const scaleShare = (share: string, decimals: number): bigint => {
  const [whole = '', fraction = ''] = share.split('.')
  return BigInt(`${whole}${fraction.padEnd(decimals, '0')}`)
}

const formatScaled = (total: bigint, decimals: number): string => {
  const digits = String(total).padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const fraction = digits.slice(cut).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, cut) : `${digits.slice(0, cut)}.${fraction}`
}

/**
 * The exact sum of all percentages in a text: "33.33% ... 66.67%" is "100". Undefined when the text
 * has none.
 */
export const totalPercent = (text: string): string | undefined => {
  const shares = sharesIn(text)
  if (shares.length === 0) return undefined
  const decimals = Math.max(...shares.map(decimalsOf))
  const total = shares.reduce((sum, share) => sum + scaleShare(share, decimals), 0n)
  return formatScaled(total, decimals)
}

/** A semicolon, unless what follows says what happens if someone dies first. */
const TAKER_SEPARATOR = /;(?!\s*(?:if|or|otherwise|else|then|but|and if|in case|failing)\b)/i

/** The people who receive a share. The text has one per line, or separates them with semicolons. */
export const takersOf = (text: string): string[] =>
  splitLines(text)
    .flatMap((line) => line.split(TAKER_SEPARATOR))
    .map((taker) => taker.trim().replace(/,$/, ''))
    .filter((taker) => taker !== '')

/** "My son Bo Lee" as "my son Bo Lee", after other words of a sentence. */
export const withinSentence = (text?: string): string | undefined => text?.replace(/^My\b/, 'my')

/** Words and signs that suggest more than one person. */
const NAMES_SEVERAL =
  /[,%&]|\b(and|or|(grand|step)?children|nieces|nephews|siblings|brothers|sisters|cousins|descendants|equal|each|if)\b/i

/**
 * The one person who receives everything ("Ana Ruiz 100%" or a plain name), without the share and in
 * the form for use within a sentence ("my sister Ana Ruiz"); undefined when the text says more than that.
 */
export const soleTakerName = (text: string): string | undefined => {
  const [taker = '', ...others] = takersOf(text)
  const name = taker
    .replace(/[\s,:(-]*100\s*%\)?\.?$/, '')
    .replace(/^100\s*%\s*(to\s+)?/i, '')
    .trim()
  const isOne = name !== '' && others.length === 0 && !NAMES_SEVERAL.test(name)
  return isOne ? withinSentence(name) : undefined
}

/** Words in the name of a charity, a company or a public body. "Church" alone is also a family name. */
const ORGANIZATION =
  /\b(society|foundation|association|institute|university|college|school|hospital|library|museum|shelter|charity|fund|bank|center|trust|company|inc|corp|llc|church of)\b|^(the|first|saint|st\.?) .*\bchurch\b/i

/** Whether a taker leaves no descendants: "The Farmington Valley Animal Shelter". */
export const isOrganization = (name: string): boolean => ORGANIZATION.test(name)
