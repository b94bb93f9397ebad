type StateFacts = { refused: number; warned: number }

const statesText = (count: number): string => `${count} ${count === 1 ? 'state' : 'states'}`

/** "Every state", "All states but 1, 17 states with a warning" */
const servedStates = ({ refused, warned }: StateFacts): string => {
  const served = refused === 0 ? 'Every state' : `All states but ${refused}`
  return warned === 0 ? served : `${served}, ${statesText(warned)} with a warning`
}

/** The texts of a document's card. */
export const CARD = {
  preview: 'Preview',
  details: 'Details',
  viewDetails: 'View Details',
  states: servedStates,
} as const
