import { isSurelyCompanyName } from '../toolbox/parties.ts'
import { textOf } from './reading.ts'
import type { Rule } from './template.ts'

/** Refuses a company in the place of the person who signs for another: a general partner that is an LLC. */
export const signerIsPerson = ({ signer }: { signer: string }): Rule => ({
  field: signer,
  level: 'error',
  message:
    'Name the person who signs, not a company. The title can name the company, for example: Manager of Bay GP LLC, its general partner.',
  isViolated: (answers) => isSurelyCompanyName(textOf(answers, signer)),
})
