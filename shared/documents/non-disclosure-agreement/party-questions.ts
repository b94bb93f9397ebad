/** The questions about the disclosing party, by key. */
export const DISCLOSER = {
  name: 'disclosingParty',
  type: 'disclosingType',
  state: 'disclosingFormedIn',
  signer: 'disclosingSignatory',
  title: 'disclosingTitle',
} as const

/** The questions about the receiving party, by key. */
export const RECEIVER = {
  name: 'receivingParty',
  type: 'receivingType',
  state: 'receivingFormedIn',
  signer: 'receivingSignatory',
  title: 'receivingTitle',
} as const
