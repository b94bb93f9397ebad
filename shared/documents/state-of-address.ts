import { STATE_NAMES, STATES, type StateName } from './states.ts'
import { oneLine } from './text.ts'

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
  const end = withoutEnd(oneLine(address, ',')).toLowerCase()
  const named = longestFirst.find((name) => endsWith(end, name.toLowerCase()))
  return named ?? STATE_NAMES.find((name) => endsWith(end, STATES[name].toLowerCase()))
}
