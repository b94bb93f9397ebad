import { isOneOf, textOf } from '../template/reading.ts'
import type { Answers, Condition, Field, Rule } from '../template/template.ts'
import { isCommunityPropertyState } from '../toolbox/places.ts'
import { STATE_NAMES } from '../toolbox/states.ts'

/** Property gained in marriage in a community property state, while the marriage lasts. */

const mayBeCommunity: Condition = {
  all: [
    { field: 'state', is: STATE_NAMES.filter(isCommunityPropertyState) },
    { field: 'maritalPropertyDivision', is: ['equal-split', 'custom'] },
  ],
}

export const communityField: Field = {
  key: 'communityProperty',
  label: 'Whose is it until then?',
  kind: 'radio',
  required: false,
  shownWhen: mayBeCommunity,
  options: [
    { value: 'both', label: 'It is community property of both' },
    { value: 'owner', label: 'It belongs to the one who earns or acquires it' },
  ],
  help: 'Optional. Your state treats what a couple gains as belonging to both. The choice matters while you are married, toward creditors and when one of you dies.',
  why: 'Adds a clause on community property to the article on property gained in marriage.',
}

/** The property of both spouses, in the words of the state. */
export const communityTerm = (answers: Answers): string =>
  isOneOf(answers, 'state', 'Wisconsin')
    ? 'marital property as chapter 766 of the Wisconsin Statutes uses the words'
    : 'community property'

export const communityRules: readonly Rule[] = [
  {
    field: 'communityProperty',
    also: ['deathProvision'],
    level: 'warning',
    message:
      'Where nothing belongs to both, a survivor may be left with what a will gives. Make wills, or choose your own terms for death.',
    isViolated: (answers) =>
      isOneOf(answers, 'communityProperty', 'owner') &&
      textOf(answers, 'deathProvision') !== 'custom',
  },
]
