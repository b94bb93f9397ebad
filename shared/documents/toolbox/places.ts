import { STATE_NAMES, STATES, type StateName, stateInSentence } from './states.ts'
import { oneLine } from './text.ts'

/** States in which a spouse may own half of what the other one earns or buys (IRS Publication 555). */
const COMMUNITY_PROPERTY: readonly StateName[] = [
  'Arizona',
  'California',
  'Idaho',
  'Louisiana',
  'Nevada',
  'New Mexico',
  'Texas',
  'Washington',
  'Wisconsin',
]

export const isCommunityPropertyState = (state: unknown): boolean =>
  COMMUNITY_PROPERTY.some((name) => name === state)

const ZIP_OR_COUNTRY = /[\s,.]+(\d{5}(-\d{4})?|usa|u\.s\.a|united states( of america)?)$/i

const withoutEnd = (address: string): string => {
  const shorter = address.replace(/[\s,.]+$/, '').replace(ZIP_OR_COUNTRY, '')
  return shorter === address ? address : withoutEnd(shorter)
}

const endsWith = (address: string, place: string): boolean =>
  address === place || address.endsWith(` ${place}`) || address.endsWith(`,${place}`)

const longestFirst = [...STATE_NAMES].sort((one, other) => other.length - one.length)

/**
 * The state in which an address ends, by name or postal code, with or without ZIP code and country;
 * undefined when it shows none.
 */
export const stateOfAddress = (address: string): StateName | undefined => {
  const end = withoutEnd(oneLine(address, ',').replace(/\s+/g, ' ')).toLowerCase()
  const named = longestFirst.find((name) => endsWith(end, name.toLowerCase()))
  return named ?? STATE_NAMES.find((name) => endsWith(end, STATES[name].toLowerCase()))
}

const INDEPENDENT_CITIES: Partial<Record<string, RegExp>> = {
  Maryland: /^(city of baltimore|baltimore city)$/i,
  Missouri: /^(city of st\.? louis|st\.? louis city)$/i,
  Nevada: /^carson city$/i,
  /** Charles City and James City are counties. */
  Virginia: /^(the )?city of |^(?!(charles|james) city$).+ city$/i,
}

/** Whether a place named as a county is a city outside all counties, as Carson City in Nevada is. */
export const isIndependentCity = (state: string, county: string): boolean =>
  INDEPENDENT_CITIES[state]?.test(county) ?? false

/** Whether a place named as a county is none: a city outside all counties, or a borough of Alaska. */
export const isOutsideCounties = (state: string, place: string): boolean =>
  isIndependentCity(state, place) || (state === 'Alaska' && place !== '')

/** A county in a sentence: "Hartford County", "Orleans Parish", and alone what is no county. */
export const countyInSentence = (state: string, county: string): string => {
  if (state === 'District of Columbia') return stateInSentence(state)
  if (state === 'Alaska' || isIndependentCity(state, county)) return county
  return `${county} ${state === 'Louisiana' ? 'Parish' : 'County'}`
}
