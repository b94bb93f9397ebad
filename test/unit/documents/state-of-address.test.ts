import { expect, test } from 'vitest'
import { stateOfAddress } from '../../../shared/documents/toolbox/places.ts'
import { STATE_NAMES, STATES } from '../../../shared/documents/toolbox/states.ts'

test.each([
  ['400 Shore Road, Greenwich, CT 06830', 'Connecticut'],
  ['400 Shore Road, Greenwich, ct', 'Connecticut'],
  ['400 Shore Road\nGreenwich, Connecticut 06830-1234', 'Connecticut'],
  ['9 Elm Street, Austin, TX 78701, USA', 'Texas'],
  ['9 Elm Street, Austin, Texas, United States of America.', 'Texas'],
  ['1200 K Street NW, Washington, DC 20005', 'District of Columbia'],
  ['5 Lee Street, Charleston, West Virginia 25301', 'West Virginia'],
  ['1 Main Street, New York, NY 10001, U.S.A.', 'New York'],
  ['NY', 'New York'],
])('%j is in %s', (address, state) => {
  expect(stateOfAddress(address)).toBe(state)
})

test.each(['', ' ', '1 First Street', '12 Rue Cler, Paris', '31 Connecticut Avenue', '06830'])(
  '%j names no state',
  (address) => {
    expect(stateOfAddress(address)).toBeUndefined()
  },
)

test('every state is recognized by name and by code', () => {
  for (const state of STATE_NAMES) {
    expect(stateOfAddress(`1 First Street, Springfield, ${state} 12345`)).toBe(state)
    expect(stateOfAddress(`1 First Street, Springfield, ${STATES[state]} 12345-0001`)).toBe(state)
  }
})
