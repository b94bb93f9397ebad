import type { Condition, Field } from '../template/template.ts'
import { STATE_OPTIONS } from '../toolbox/states.ts'
import { capitalize } from '../toolbox/text.ts'
import { FURTHER_MEMBERS, type FurtherMember, type MemberNumber, ORDINALS } from './members.ts'

const has = (number: number): Condition => ({ field: `hasMember${number}`, is: true })

const identity = (number: FurtherMember): Field[] => {
  const [ordinal, isThere] = [ORDINALS[number], has(number)]
  const requiredMessage = `The ${ordinal} member's name and address are required.`
  return [
    {
      key: `hasMember${number}`,
      label: `Is there a ${ordinal} member?`,
      kind: 'checkbox',
      required: false,
      default: false,
      shownWhen: has(number - 1),
      help:
        number === 6
          ? 'This form works for up to six members.'
          : 'Check to add another member, up to six.',
      why: 'Adds the member throughout, with a signature and a notary certificate.',
    },
    {
      key: `member${number}Name`,
      label: `${capitalize(ordinal)} member's name`,
      kind: 'text',
      required: isThere,
      requiredMessage,
      shownWhen: isThere,
      autocomplete: `section-member${number} name`,
      help: 'Full legal name.',
      why: `Names the ${ordinal} member throughout.`,
    },
    {
      key: `member${number}Address`,
      label: `${capitalize(ordinal)} member's address`,
      kind: 'address',
      required: isThere,
      requiredMessage,
      shownWhen: isThere,
      autocomplete: `section-member${number} street-address`,
      help: 'Where notices go.',
      why: 'Printed in Schedule A.',
    },
  ]
}

/** The first member's question is always shown, the others' only if there is such a member. */
const shownIfAsked = (number: MemberNumber) => (number === 1 ? {} : { shownWhen: has(number) })

/** Optional for the first two members, because older saved answers have only their names. */
export const legalForm = (number: MemberNumber): Field[] => {
  const ordinal = ORDINALS[number]
  const isFurther = number > 2
  const isCompany: Condition = { field: `member${number}Type`, is: 'company' }
  return [
    {
      key: `member${number}Type`,
      label: `The ${ordinal} member is`,
      nameFrom: `member${number}Name`,
      kind: 'radio',
      ...shownIfAsked(number),
      ...(isFurther
        ? {
            required: has(number),
            requiredMessage: `Please choose whether the ${ordinal} member is a person or a company.`,
            default: 'person',
          }
        : { required: false }),
      options: [
        { value: 'person', label: 'A person' },
        { value: 'company', label: 'A company or a trust' },
      ],
      help: 'A company or a trust signs through a person.',
      why: 'Decides who signs, and whether the clauses on death and spouses apply to this member.',
    },
    {
      key: `member${number}State`,
      label: `State of the ${ordinal} member`,
      nameFrom: `member${number}Name`,
      kind: 'select',
      required: false,
      shownWhen: isCompany,
      options: STATE_OPTIONS,
      help: 'The state under whose law that company or trust was formed.',
      why: 'Printed next to its name in Schedule A and in its notary certificate.',
    },
    {
      key: `member${number}Signer`,
      label: `Who signs for the ${ordinal} member`,
      nameFrom: `member${number}Name`,
      kind: 'text',
      required: isCompany,
      requiredMessage: `Please name the person who signs for the ${ordinal} member.`,
      shownWhen: isCompany,
      help: 'The full legal name of a person with authority to sign.',
      why: 'Printed under the signature line and in the notary certificate.',
    },
    {
      key: `member${number}SignerTitle`,
      label: `Title of the person who signs for the ${ordinal} member`,
      nameFrom: `member${number}Name`,
      kind: 'text',
      required: isCompany,
      requiredMessage: `Please enter the title of the person who signs for the ${ordinal} member.`,
      shownWhen: isCompany,
      help: 'For example President, Manager or Trustee.',
      why: 'Printed under the signature line and in the notary certificate.',
    },
  ]
}

/** The questions about the third to the sixth member, one after another. */
export const furtherMembers: readonly Field[] = FURTHER_MEMBERS.flatMap((number) => [
  ...identity(number),
  ...legalForm(number),
])

/** The ownership of the third to the sixth member. */
export const furtherShares: readonly Field[] = FURTHER_MEMBERS.map((number) => ({
  key: `member${number}Percentage`,
  label: `${capitalize(ORDINALS[number])} member's ownership`,
  nameFrom: `member${number}Name`,
  kind: 'number',
  required: has(number),
  requiredMessage: `Please enter the ${ORDINALS[number]} member's ownership.`,
  shownWhen: has(number),
  format: 'percent',
  help: 'The percentages of all members must add up to 100.',
  why: 'The Percentage Interest in Schedule A.',
}))

/** What the third to the sixth member put in. */
export const furtherContributions: readonly Field[] = FURTHER_MEMBERS.map((number) => ({
  key: `member${number}Contribution`,
  label: `What the ${ORDINALS[number]} member puts in`,
  nameFrom: `member${number}Name`,
  kind: 'text',
  required: has(number),
  requiredMessage: `Please enter the ${ORDINALS[number]} member's contribution.`,
  shownWhen: has(number),
  help: 'Cash or property with an agreed value, in the same way.',
  why: 'Printed in the article on capital and in Schedule A.',
}))
