import { stateOfAddress } from '../toolbox/places.ts'

/** Whether the address ends in the state, as the last thing before ZIP code and country. */
export const isAddressIn = (address: string, state: string): boolean =>
  stateOfAddress(address) === state

/** Whether the address is a P.O. box. */
export const isPostOfficeBox = (address: string): boolean =>
  /\b(p\.?\s*o\.?|post\s+office)\s*box\b/i.test(address)
