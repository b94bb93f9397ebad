import { dateOf, hasText, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addYears } from '../toolbox/dates.ts'
import { numberInWords } from '../toolbox/number-words.ts'
import { introductionOf, isPerson } from '../toolbox/parties.ts'
import { discloserOf, receiverOf } from './parties.ts'
import { isMutual, isWorker, permittedRecipients } from './recipients.ts'

const CAPACITIES: Record<string, string> = {
  business: 'as a possible business partner',
  investor: 'as a prospective investor or lender',
  supplier: 'as a possible supplier or customer',
  contractor: 'as a contractor or consultant',
  employee: 'as an employee or job candidate',
}

/** "two named engineers", without their names. */
const UNNAMED = /\b(two|three|four|five|\d+|some|certain)\s+named\b/i

const WORK_ENDS: Record<string, string> = {
  contractor: "the Receiving Party's work for the Disclosing Party ends",
  employee: 'the employment ends or, if none begins, the hiring talks end',
}

/** Years of secrecy; undefined when it lasts as long as the information is confidential. */
const yearsOf = (answers: Answers): number | undefined => {
  const term = textOf(answers, 'confidentialityTerm')
  return /^\d+$/.test(term) ? Number(term) : undefined
}

/** "three (3) years" */
const yearsInWords = (years: number): string =>
  `${numberInWords(years).toLowerCase()} (${years}) ${years === 1 ? 'year' : 'years'}`

/** Whether the form has answers; without them the parties mark their choices by hand. */
const isFilledIn = (answers: Answers): boolean => hasText(answers, 'confidentialInfoType')

type Sharing = 'none' | 'listed' | 'open'

const sharingOf = (answers: Answers): Sharing => {
  const sharing = textOf(answers, 'sharingExceptions')
  if (permittedRecipients(sharing).length > 0) return 'listed'
  return sharing === '' && !isFilledIn(answers) ? 'open' : 'none'
}

/** The values that the text uses in addition to the answers. Dates are ISO; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> => ({
  get governing_state() {
    const state = textOf(answers, 'governingLaw')
    return state === 'District of Columbia' ? `the ${state}` : state || undefined
  },
  get is_worker() {
    return isWorker(answers)
  },
  /** A form filled in by hand may be used with a worker. */
  get protects_workers() {
    return isWorker(answers) || !hasText(answers, 'relationshipType')
  },
  get capacity() {
    return CAPACITIES[textOf(answers, 'relationshipType')]
  },
  get shares_with_none() {
    return sharingOf(answers) === 'none'
  },
  get shares_with_listed() {
    return sharingOf(answers) === 'listed'
  },
  /** Who other than the receiver's own people belongs to its side. */
  get further_circle() {
    const circle = [
      ...(answers.shareAffiliates === true ? ['affiliates and their people'] : []),
      ...(answers.shareAdvisers === true ? ['professional advisers'] : []),
    ]
    return circle.join(', and its ') || undefined
  },
  /** When a worker stops receiving information, whatever the period says. */
  get work_ends() {
    const relationship = textOf(answers, 'relationshipType')
    if (relationship === 'contractor' && isMutual(answers)) {
      return 'the work of one party for the other ends'
    }
    return WORK_ENDS[relationship]
  },
  get names_person() {
    const parties = [discloserOf(answers), receiverOf(answers)]
    return parties.some((party) => isPerson(party))
  },
  get secret_talks() {
    return answers.secretTalks === true
  },
  get no_poaching() {
    return answers.noPoaching === true && !isWorker(answers)
  },
  get has_standstill() {
    const isDeal = ['business', 'investor'].includes(textOf(answers, 'relationshipType'))
    return answers.standstill === true && isDeal
  },
  get lacks_names() {
    return UNNAMED.test(textOf(answers, 'sharingExceptions'))
  },
  get permitted_recipients() {
    return permittedRecipients(textOf(answers, 'sharingExceptions')).join('\n')
  },
  get certificate_exhibit() {
    return sharingOf(answers) === 'none' ? 'B' : 'C'
  },
  get secrecy_years() {
    const years = yearsOf(answers)
    return years === undefined ? undefined : yearsInWords(years)
  },
  get secrecy_end() {
    const [end, years] = [dateOf(answers, 'endDate'), yearsOf(answers)]
    const isFixed = textOf(answers, 'termType') === 'fixed'
    return isFixed && end !== undefined && years !== undefined ? addYears(end, years) : undefined
  },
  get disclosing_is_business() {
    return !isPerson(discloserOf(answers))
  },
  get receiving_is_business() {
    return !isPerson(receiverOf(answers))
  },
  get disclosing_introduction() {
    return introductionOf(discloserOf(answers))
  },
  get receiving_introduction() {
    return introductionOf(receiverOf(answers))
  },
  get first_role() {
    return isMutual(answers) ? 'First Party' : 'Disclosing Party'
  },
  get second_role() {
    return isMutual(answers) ? 'Second Party' : 'Receiving Party'
  },
  get discloser() {
    return discloserOf(answers)
  },
  get receiver() {
    return receiverOf(answers)
  },
  /** A person has no officers or employees who could see the information. */
  get has_representatives() {
    const receivers = [receiverOf(answers), ...(isMutual(answers) ? [discloserOf(answers)] : [])]
    return receivers.some((party) => !isPerson(party) || party.isOpen || party.name === '')
  },
  /** Whether the receiver is a person who works, or may come to work, for the discloser. */
  get receives_as_worker() {
    return isWorker(answers) && isPerson(receiverOf(answers))
  },
})
