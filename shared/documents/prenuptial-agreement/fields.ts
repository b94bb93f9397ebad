import { equalizingFields, hasEqualizing } from '../template/equalizing-payment.ts'
import type { Condition, FieldOption, Step } from '../template/template.ts'
import { STATE_OPTIONS } from '../toolbox/states.ts'
import { ASSET_COLUMNS, DEBT_COLUMNS } from './columns.ts'

const listsSeparateProperty: Condition = {
  field: 'separatePropertyOption',
  is: 'specific-separate',
}
const dividesOwnWay: Condition = { field: 'maritalPropertyDivision', is: 'custom' }
const paysOwnWay: Condition = { field: 'debtLiability', is: 'custom' }
const inheritsOwnWay: Condition = { field: 'inheritanceProvision', is: 'custom' }
const supportsOwnWay: Condition = { field: 'alimonyWaiver', is: 'custom' }
const diesOwnWay: Condition = { field: 'deathProvision', is: 'custom' }

const ownsByRule: Condition = { field: 'maritalPropertyDivision', is: ['equal-split', 'custom'] }

const PARTIES: readonly FieldOption[] = [
  { value: 'First Party', label: 'First Party', nameFrom: 'party1Name' },
  { value: 'Second Party', label: 'Second Party', nameFrom: 'party2Name' },
]

const LONG_LIST = 12_000
const OWN_WORDS = 2000

const people: Step = {
  id: 'people',
  title: 'The two of you',
  intro:
    'Fill this in together, before the wedding. It is not for couples who are already married.',
  fields: [
    {
      key: 'party1Name',
      label: "First person's full legal name",
      kind: 'text',
      required: true,
      autocomplete: 'section-first name',
      help: 'As on the marriage license application.',
      why: 'Names the First Party in the opening paragraph, on the signature page, in the acknowledgment and on Schedule A.',
    },
    {
      key: 'party1Address',
      label: "First person's address",
      kind: 'address',
      required: true,
      autocomplete: 'section-first street-address',
      help: 'Current home address.',
      why: 'Identifies the First Party and is where notices go.',
    },
    {
      key: 'party2Name',
      label: "Second person's full legal name",
      kind: 'text',
      required: true,
      autocomplete: 'section-second name',
      help: 'As on the marriage license application.',
      why: 'Names the Second Party in the opening paragraph, on the signature page, in the acknowledgment and on Schedule B.',
    },
    {
      key: 'party2Address',
      label: "Second person's address",
      kind: 'address',
      required: true,
      autocomplete: 'section-second street-address',
      help: 'Current home address; may be the same.',
      why: 'Identifies the Second Party and is where notices go.',
    },
    {
      key: 'marriageDate',
      label: 'Planned wedding date',
      kind: 'date',
      required: true,
      range: { yearsAhead: 5 },
      help: 'The agreement has no effect if you do not marry.',
      why: 'Printed in the background part. The agreement lapses if you have not married within 12 months of this date.',
    },
    {
      key: 'agreementDate',
      label: 'Date you will sign',
      kind: 'date',
      required: false,
      range: { yearsAhead: 5 },
      help: 'Plan at least 30 days before the wedding. Leave it blank to write it in by hand.',
      why: 'Dates the agreement; your instructions count the days from it. Each of you dates the signature by hand.',
    },
    {
      key: 'finalDraftDate',
      label: 'Date both had the final version',
      kind: 'date',
      required: false,
      range: { yearsAhead: 5 },
      help: 'California asks for at least 7 days between this date and signing. Leave it blank to write it in by hand.',
      why: 'Shows in the article on lawyers and time how long each of you had to read the final text.',
    },
    {
      key: 'state',
      label: 'State whose law applies',
      kind: 'select',
      required: false,
      options: STATE_OPTIONS,
      default: 'Connecticut',
      help: 'Usually where you live or will live.',
      why: 'Sets the governing law, the statutes that are named and the acknowledgments; California, New York and Florida add a page.',
    },
    {
      key: 'county',
      label: 'County where you will sign',
      kind: 'text',
      required: false,
      format: 'county',
      help: 'Used in the notary section. Leave it blank to write it in by hand.',
      why: 'Fills in the place in both acknowledgments.',
    },
  ],
}

const disclosure: Step = {
  id: 'disclosure',
  title: 'What each owns, owes and earns',
  intro:
    'Courts look first at whether each of you told the other everything. Use real figures; write "None" where that is true.',
  fields: [
    {
      key: 'party1Assets',
      label: "First person's assets",
      kind: 'textarea',
      list: { one: 'asset', add: 'Add an asset', columns: ASSET_COLUMNS },
      required: false,
      maxLength: LONG_LIST,
      help: 'What it is, whose name it is in ("sole", "joint" or a company), and what it was worth on which day. Write "None" if there is nothing.',
      why: 'Each line becomes a row of Schedule A, with a total. Left blank, the schedule says in bold that it must be completed before signing.',
    },
    {
      key: 'party1Debts',
      label: "First person's debts",
      kind: 'textarea',
      list: { one: 'debt', add: 'Add a debt', columns: DEBT_COLUMNS },
      required: false,
      maxLength: LONG_LIST,
      help: 'Who is owed, what for, and how much. Write "None" if there is nothing.',
      why: 'Each line becomes a row of Schedule A, with a total.',
    },
    {
      key: 'party1Income',
      label: "First person's yearly income",
      kind: 'text',
      required: false,
      help: 'Wages and other income, last full year. Connecticut asks for income.',
      why: 'Printed on Schedule A and, under New York law, on the New York page.',
    },
    {
      key: 'party1Basis',
      label: "What the first person's figures rest on",
      kind: 'text',
      required: false,
      help: 'For example: bank statements of May 31, 2027, appraisal of the house, own estimate. Minnesota asks for it.',
      why: 'Printed on Schedule A.',
    },
    {
      key: 'party2Assets',
      label: "Second person's assets",
      kind: 'textarea',
      list: { one: 'asset', add: 'Add an asset', columns: ASSET_COLUMNS },
      required: false,
      maxLength: LONG_LIST,
      help: 'What it is, whose name it is in ("sole", "joint" or a company), and what it was worth on which day. Write "None" if there is nothing.',
      why: 'Each line becomes a row of Schedule B, with a total. Left blank, the schedule says in bold that it must be completed before signing.',
    },
    {
      key: 'party2Debts',
      label: "Second person's debts",
      kind: 'textarea',
      list: { one: 'debt', add: 'Add a debt', columns: DEBT_COLUMNS },
      required: false,
      maxLength: LONG_LIST,
      help: 'Who is owed, what for, and how much. Write "None" if there is nothing.',
      why: 'Each line becomes a row of Schedule B, with a total.',
    },
    {
      key: 'party2Income',
      label: "Second person's yearly income",
      kind: 'text',
      required: false,
      help: 'Wages and other income, last full year. Connecticut asks for income.',
      why: 'Printed on Schedule B and, under New York law, on the New York page.',
    },
    {
      key: 'party2Basis',
      label: "What the second person's figures rest on",
      kind: 'text',
      required: false,
      help: 'For example: bank statements of May 31, 2027, appraisal of the house, own estimate. Minnesota asks for it.',
      why: 'Printed on Schedule B.',
    },
    {
      key: 'party1PriorChildren',
      label: "First person's children from before",
      kind: 'textarea',
      list: { one: 'child', add: 'Add a child' },
      required: false,
      help: 'One per line: name and birth year. Leave it blank if there are none.',
      why: 'Named in the background part and, where you limit rights at death, as a reason for it.',
    },
    {
      key: 'party2PriorChildren',
      label: "Second person's children from before",
      kind: 'textarea',
      list: { one: 'child', add: 'Add a child' },
      required: false,
      help: 'One per line: name and birth year. Leave it blank if there are none.',
      why: 'Named in the background part and, where you limit rights at death, as a reason for it.',
    },
  ],
}

const property: Step = {
  id: 'property',
  title: 'Property and debts',
  intro: 'What stays with one of you, what is shared, and who pays what.',
  fields: [
    {
      key: 'separatePropertyOption',
      label: 'What stays separate',
      kind: 'radio',
      required: true,
      requiredMessage: 'Please choose what stays separate.',
      options: [
        {
          value: 'all-separate',
          label: 'Everything each of us owned before stays separate',
        },
        { value: 'specific-separate', label: 'Only what we list stays separate' },
      ],
      help: 'Separate means never divided on divorce.',
      why: 'Chooses the wording of the article on separate property; the second choice adds Schedule C.',
    },
    {
      key: 'party1SeparateProperty',
      label: "First person's separate list",
      kind: 'textarea',
      list: { one: 'item', add: 'Add an item' },
      required: listsSeparateProperty,
      requiredMessage: 'Please list what stays separate for the first person, or write "None".',
      shownWhen: listsSeparateProperty,
      maxLength: LONG_LIST,
      help: 'One per line, clear enough to identify later. "None" is allowed for one of you.',
      why: 'Each line becomes an item of Schedule C.',
    },
    {
      key: 'party2SeparateProperty',
      label: "Second person's separate list",
      kind: 'textarea',
      list: { one: 'item', add: 'Add an item' },
      required: listsSeparateProperty,
      requiredMessage: 'Please list what stays separate for the second person, or write "None".',
      shownWhen: listsSeparateProperty,
      maxLength: LONG_LIST,
      help: 'One per line; "None" is allowed.',
      why: 'Each line becomes an item of Schedule C.',
    },
    {
      key: 'maritalPropertyDivision',
      label: 'Property we gain while married',
      kind: 'select',
      required: true,
      requiredMessage: 'Please choose a rule for property you gain while married.',
      options: [
        { value: 'equal-split', label: 'Divide equally' },
        {
          value: 'title-holder',
          label: 'Goes to the person whose name is on it (joint names: half each)',
        },
        { value: 'custom', label: 'Our own rule' },
      ],
      help: 'Applies on divorce or legal separation.',
      why: 'Chooses the rule of the article on property gained in marriage.',
    },
    {
      key: 'customPropertyDivision',
      label: 'Your own property rule',
      kind: 'textarea',
      list: { one: 'term', add: 'Add a term' },
      required: dividesOwnWay,
      shownWhen: dividesOwnWay,
      maxLength: OWN_WORDS,
      help: 'Say who gets what, in plain sentences. Each line becomes a lettered term.',
      why: 'Printed word for word under the heading "Agreed division".',
    },
    {
      key: 'businessRule',
      label: 'A business that one of you owns',
      kind: 'radio',
      required: false,
      shownWhen: ownsByRule,
      default: 'divide',
      options: [
        { value: 'divide', label: 'What was gained in marriage is divided' },
        { value: 'owner-keeps', label: 'The owner keeps all of it' },
      ],
      help: 'A business from before the wedding that stays separate is not divided either way. "The owner keeps all of it" also covers a business started later.',
      why: 'Chooses the rule on businesses in the article on property gained in marriage, and the summary on the first page.',
    },
    ...equalizingFields({
      payers: PARTIES,
      payerHelp:
        'One sum of money, agreed now, that evens out the division if you divorce. Leave it open if there is none.',
      dueHelp:
        'For example "in 24 equal monthly payments, the first on the day of the decree". Left blank: within 120 days after the decree.',
    }),
    {
      key: 'equalizingMethod',
      label: 'How the equalizing payment is made',
      kind: 'select',
      required: false,
      shownWhen: hasEqualizing,
      options: [
        { value: 'bank_transfer', label: 'Bank transfer' },
        { value: 'cashiers_check', label: "Cashier's check" },
        { value: 'property', label: 'Money, or property at its appraised value' },
      ],
      help: 'Leave it open if any way of paying will do.',
      why: 'Completes the clause on the equalizing payment.',
    },
    {
      key: 'debtLiability',
      label: 'Debts',
      kind: 'select',
      required: true,
      requiredMessage: 'Please choose a rule for debts.',
      options: [
        { value: 'individual', label: 'Each pays his or her own' },
        { value: 'joint', label: 'Debts from marriage shared equally' },
        { value: 'custom', label: 'Our own rule' },
      ],
      help: 'Debts from before stay with the person who made them unless you say otherwise.',
      why: 'Chooses the rule of the article on debts.',
    },
    {
      key: 'customDebtArrangement',
      label: 'Your own debt rule',
      kind: 'textarea',
      list: { one: 'term', add: 'Add a term' },
      required: paysOwnWay,
      shownWhen: paysOwnWay,
      maxLength: OWN_WORDS,
      help: 'Name debts and shares. Each line becomes a lettered term.',
      why: 'Printed word for word in the article on debts.',
    },
    {
      key: 'inheritanceProvision',
      label: 'Gifts and inheritances',
      kind: 'select',
      required: true,
      requiredMessage: 'Please choose a rule for gifts and inheritances.',
      options: [
        { value: 'separate', label: 'Stay with the person who receives them' },
        { value: 'marital', label: 'Shared' },
        { value: 'custom', label: 'Our own rule' },
      ],
      help: 'Covers gifts from others, trusts, life insurance received.',
      why: 'Chooses the rule of the article on gifts and inheritances.',
    },
    {
      key: 'customInheritance',
      label: 'Your own rule for inheritances',
      kind: 'textarea',
      list: { one: 'term', add: 'Add a term' },
      required: inheritsOwnWay,
      shownWhen: inheritsOwnWay,
      maxLength: OWN_WORDS,
      help: 'Say which gifts or inheritances you mean and who keeps them. Each line becomes a lettered term.',
      why: 'Printed word for word in the article on gifts and inheritances.',
    },
  ],
}

const supportAndDeath: Step = {
  id: 'support-and-death',
  title: 'Spousal support and death',
  intro: 'These two choices weigh most. Talk each of them through with your own lawyer.',
  fields: [
    {
      key: 'alimonyWaiver',
      label: 'Spousal support (alimony)',
      kind: 'select',
      required: true,
      requiredMessage: 'Please choose a rule for spousal support.',
      options: [
        { value: 'both-waive', label: 'Both give it up' },
        { value: 'party1-waives', label: 'First person gives it up' },
        { value: 'party2-waives', label: 'Second person gives it up' },
        { value: 'no-waiver', label: 'Nothing changed, court decides' },
        { value: 'custom', label: 'Our own terms' },
      ],
      help: 'A waiver may be refused, above all if it leaves someone on public assistance.',
      why: 'Chooses the rule of the article on spousal support.',
    },
    {
      key: 'customAlimony',
      label: 'Your own support terms',
      kind: 'textarea',
      list: { one: 'term', add: 'Add a term' },
      required: supportsOwnWay,
      shownWhen: supportsOwnWay,
      maxLength: OWN_WORDS,
      help: 'Amount or formula, length, end events. Each line becomes a lettered term.',
      why: 'Printed word for word in the article on spousal support.',
    },
    {
      key: 'deathProvision',
      label: 'Rights when one of us dies',
      kind: 'select',
      required: true,
      requiredMessage: 'Please choose what happens when one of you dies.',
      options: [
        { value: 'no-effect', label: 'Agreement does not touch rights at death' },
        { value: 'both-waive', label: "Each gives up rights in the other's estate" },
        { value: 'custom', label: 'Our own terms' },
      ],
      help: 'A later will can still give more.',
      why: 'Chooses the rule of the article on rights at death, and whether you promise to sign retirement plan forms after the wedding.',
    },
    {
      key: 'customDeathProvision',
      label: 'Your own terms for death',
      kind: 'textarea',
      list: { one: 'term', add: 'Add a term' },
      required: diesOwnWay,
      shownWhen: diesOwnWay,
      maxLength: OWN_WORDS,
      help: 'For example a right to live in the home for two years, or life insurance. Each line becomes a lettered term.',
      why: 'Printed word for word in the article on rights at death.',
    },
  ],
}

const life: Step = {
  id: 'life',
  title: 'Life of the agreement, lawyers, extras',
  intro: 'How long it lasts, who advised each of you, and anything else you agree.',
  fields: [
    {
      key: 'sunsetYears',
      label: 'Ends after how many years of marriage',
      kind: 'number',
      required: false,
      help: "The agreement's property and support rules stop after this. Leave it blank (or enter 0) if it should not end; otherwise 1 to 50.",
      why: 'Adds the article on the sunset, with a rule for what comes after it.',
    },
    {
      key: 'party1Counsel',
      label: "First person's lawyer",
      kind: 'text',
      required: false,
      help: 'Name and firm. A separate lawyer each is strongly advised. Leave it blank if there is none.',
      why: "Adds a lawyer's certificate; without a lawyer, a waiver page to read and sign.",
    },
    {
      key: 'party2Counsel',
      label: "Second person's lawyer",
      kind: 'text',
      required: false,
      help: 'Must not be the same lawyer. Leave it blank if there is none.',
      why: "Adds a lawyer's certificate; without a lawyer, a waiver page to read and sign.",
    },
    {
      key: 'additionalProvisions',
      label: 'Anything else',
      kind: 'textarea',
      list: { one: 'term', add: 'Add a term' },
      required: false,
      maxLength: OWN_WORDS,
      help: 'Household costs, joint accounts, insurance, pets. Not children, not conduct. One term per line.',
      why: 'Adds an article with your own terms.',
    },
  ],
}

/** The questions, in the order in which the form asks them. */
export const steps: readonly Step[] = [people, disclosure, property, supportAndDeath, life]
