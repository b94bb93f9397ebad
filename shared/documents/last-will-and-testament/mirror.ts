import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { takersOf } from './shares.ts'

/** What the spouse or partner answers for a will in which the two change places. */

const OWN_SPOUSE = /\bmy (spouse|husband|wife|partner)\b(?!['’]s)/gi

/** A text in which both names have changed places, and "my wife" has become the testator. */
const swapNames = (answers: Answers, text: string): string => {
  const [own, spouse] = [textOf(answers, 'fullName'), textOf(answers, 'spouseName')]
  return spouse === ''
    ? text
    : text
        .split(own)
        .map((part) => part.replaceAll(spouse, own).replace(OWN_SPOUSE, own))
        .join(spouse)
}

const listTakers = (answers: Answers, key: string): string | undefined =>
  takersOf(textOf(answers, key))
    .map((taker) => swapNames(answers, taker))
    .join('; ') || undefined

const office = (answers: Answers, key: string): string => swapNames(answers, textOf(answers, key))

export const mirror = (answers: Answers) => ({
  get mirror_takers() {
    return listTakers(answers, 'residualBeneficiary')
  },
  get mirror_alternates() {
    return listTakers(answers, 'alternateResidualBeneficiary')
  },
  get mirror_executor() {
    return office(answers, 'executor')
  },
  get mirror_substitute() {
    return office(answers, 'alternateExecutor')
  },
  get mirror_guardian() {
    return office(answers, 'guardian')
  },
  get mirror_alternate_guardian() {
    return office(answers, 'alternateGuardian')
  },
})
