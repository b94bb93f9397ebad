import { isOneOf } from '../template/reading.ts'
import type { Rule } from '../template/template.ts'
import {
  cliffOf,
  hasVesting,
  isVestedAtSigning,
  MAX_VESTING_MONTHS,
  MIN_VESTING_MONTHS,
  periodOf,
  vestingMembers,
} from './vesting.ts'

/** The checks of the questions about vesting. */
export const vestingRules: readonly Rule[] = [
  {
    field: 'hasVesting',
    level: 'error',
    message: 'Choose at least one member whose ownership vests.',
    isViolated: (answers) => hasVesting(answers) && vestingMembers(answers).length === 0,
  },
  {
    field: 'vestingMonths',
    level: 'error',
    message: `Vesting lasts from ${MIN_VESTING_MONTHS} to ${MAX_VESTING_MONTHS} whole months.`,
    isViolated: (answers) => hasVesting(answers) && periodOf(answers) === undefined,
  },
  {
    field: 'vestingCliffMonths',
    also: ['vestingMonths'],
    level: 'error',
    message: 'The cliff is a number of whole months, and no longer than vesting itself.',
    isViolated: (answers) =>
      hasVesting(answers) && periodOf(answers) !== undefined && cliffOf(answers) === undefined,
  },
  {
    field: 'vestingStart',
    also: ['vestingMonths', 'date'],
    level: 'error',
    message:
      'Everything has vested by the agreement date. Choose a later start or a longer period, or leave vesting out.',
    isViolated: (answers) => hasVesting(answers) && isVestedAtSigning(answers),
  },
  {
    field: 'hasVesting',
    also: ['taxTreatment'],
    level: 'warning',
    message: 'Ask a tax adviser before you combine vesting with an S corporation.',
    isViolated: (answers) =>
      hasVesting(answers) && isOneOf(answers, 'taxTreatment', 's_corporation'),
  },
]
