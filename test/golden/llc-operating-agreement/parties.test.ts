import { expect, test } from 'vitest'
import { agreementText, instructionsText, MIXED, PARENT, SIX } from './cases.ts'

/** What only people have; a manager may still be a person. */
const PERSONAL =
  /\b(dies|death|Disability|will or trust|Member’s will|attorney-in-fact|self-employment|(?<!close )family member|home office|(?<!real )estate|spouse|(?<!office )personally(?! known))\b/i
const OF_MANAGER = /\*?by death, Disability or bankruptcy|inability to attend[^\n]*|Disability\n?/g

test.each([
  ['with a manager', {}],
  ['without one', { managementType: 'managed by Members', newMemberApproval: 'all Members' }],
])('a company as the only member, %s, has nothing that only people have', (_, change) => {
  const answers = { ...PARENT, ...change }
  const [text = ''] = agreementText(answers).split('State Guide: ')
  expect(text.replace(OF_MANAGER, '')).not.toMatch(PERSONAL)
  expect(instructionsText(answers)).not.toMatch(
    /your will|power of attorney|married|your own return/,
  )
})

test('spouses consent where a member is a person, and for no trust and no company', () => {
  const spousesIn = (text: string) => text.match(/(?<=^Spouse of ).*/gm)
  expect(spousesIn(agreementText(SIX))).toEqual([
    ...['Ruben Castellanos', 'Teresa Castellanos Wray', 'Hollis Wray'],
    ...['Noor Haddad', 'Emmett Castellanos'],
  ])
  expect(spousesIn(agreementText(MIXED))).toEqual(['Jose Iniguez'])
})

/** What two members read, which no agreement among more may say. */
const FOR_TWO =
  /\b(both Members|either Member|the other Member|the remaining Member|one half|for either|against either|written for two|the sender|both accept|if both have)\b/

test('nothing among six members is worded for two', () => {
  expect(agreementText(SIX)).not.toMatch(FOR_TWO)
  expect(instructionsText(SIX)).not.toMatch(/both members|both of you|third owner|Two owners/i)
})
