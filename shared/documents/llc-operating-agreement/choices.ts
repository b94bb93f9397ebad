import type { Answers } from '../template.ts'
import { oneLine } from '../text.ts'

/** What the answers come to, read by everything that computes words from them. */

export const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

/** The answer as part of a sentence, without a full stop of its own. */
export const phraseOf = (answers: Answers, key: string): string | undefined =>
  oneLine(textOf(answers, key), ';').replace(/[.;,\s]+$/, '') || undefined

/** A form to complete by hand: nobody has said how many members there are, or who they are. */
export const isOpen = (answers: Answers): boolean =>
  answers.hasMember2 === undefined && textOf(answers, 'member1Name') === ''
export const hasTwo = (answers: Answers): boolean => answers.hasMember2 === true || isOpen(answers)

export const isChosen = (answers: Answers, key: string, value: string): boolean =>
  textOf(answers, key) === value
export const isSCorporation = (answers: Answers): boolean =>
  isChosen(answers, 'taxTreatment', 's_corporation')
export const byManager = (answers: Answers): boolean =>
  isChosen(answers, 'managementType', 'managed by Manager')
export const byMembers = (answers: Answers): boolean =>
  isChosen(answers, 'managementType', 'managed by Members')

const sameName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')
export const managerIs = (answers: Answers, key: string): boolean => {
  const manager = sameName(textOf(answers, 'managerName'))
  return byManager(answers) && manager !== '' && manager === sameName(textOf(answers, key))
}

/** Whether there is, or on an open form may be, a manager who is no member. */
export const isOutside = (answers: Answers): boolean =>
  !byMembers(answers) && !managerIs(answers, 'member1Name') && !managerIs(answers, 'member2Name')
