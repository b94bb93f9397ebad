import { CHILD_COLUMNS } from '../template/child-columns.ts'
import type { Condition, Field, Step } from '../template/template.ts'
import { STATE_NAMES, STATE_OPTIONS } from '../toolbox/states.ts'
import { WILL_LAW } from './will-law.ts'

const hasSpouse: Condition = {
  field: 'maritalStatus',
  is: ['married', 'partnered', 'separated'],
}
const hasChildren: Condition = { field: 'hasChildren', is: 'yes' }
const hasMinors: Condition = {
  all: [hasChildren, { not: { field: 'childrenUnder18', is: 'no' } }],
}
const hasTrust: Condition = { all: [hasChildren, { field: 'childrensTrust', is: 'yes' }] }
const filled = (field: string): Condition => ({ field, filled: true })
const hasGuardian: Condition = { all: [hasChildren, filled('guardian')] }

/** The address of an optional person, which is asked for once the name is answered. */
const addressOf = (
  person: string,
  key: string,
  label: string,
  help: string,
  asked: Condition = filled(person),
): Field => ({
  key,
  label,
  kind: 'address',
  required: asked,
  shownWhen: asked,
  autocomplete: `section-${person.toLowerCase()} street-address`,
  help,
  why: 'Stands beside the name, so that nobody can mistake one person for another.',
})

const you: Step = {
  id: 'you',
  title: 'About you',
  intro: 'Who makes this will, and where home is.',
  fields: [
    {
      key: 'fullName',
      label: 'Your full legal name',
      kind: 'text',
      required: true,
      autocomplete: 'name',
      help: 'As on your driver\'s license or passport; add "also known as" names your property is held in.',
      why: 'Names you in the title, on every page, above your signature and in the statements of your witnesses.',
    },
    {
      key: 'address',
      label: 'Street address',
      kind: 'address',
      required: true,
      autocomplete: 'street-address',
      help: "Your permanent home; it decides which state's law applies.",
      why: 'Identifies you in the opening declaration.',
    },
    {
      key: 'city',
      label: 'City or town',
      kind: 'text',
      required: true,
      autocomplete: 'address-level2',
      help: 'City or town of your permanent home.',
      why: 'Completes your address and is printed as the place of signing.',
    },
    {
      key: 'state',
      label: 'State',
      kind: 'select',
      required: true,
      default: 'Connecticut',
      options: STATE_OPTIONS,
      autocomplete: 'address-level1',
      help: 'The state where you live now. Your signing page follows this state.',
      why: 'Sets the governing law, the statement of your witnesses, the affidavit and the state rules in your instructions.',
    },
    {
      key: 'zip',
      label: 'ZIP code',
      kind: 'text',
      required: true,
      autocomplete: 'postal-code',
      help: 'Five digits, or nine with a hyphen.',
      why: 'Completes your address.',
    },
    {
      key: 'county',
      label: 'County of signing',
      kind: 'text',
      required: false,
      format: 'county',
      pattern: {
        regex: /^[\p{L}\s.'’-]+$/u,
        message: 'Please enter a county name, for example Hartford',
      },
      help: 'County where you will sign. Used in the notary section; blank prints a line to fill in.',
      why: 'Heads the affidavit, where the officer states the county in which it was sworn.',
    },
    {
      key: 'date',
      label: 'Date you will sign',
      kind: 'date',
      required: false,
      help: 'Leave blank if not yet known. You write the day by hand when you sign.',
      why: 'The planned day of signing and the dates of review in your instructions.',
    },
  ],
}

const family: Step = {
  id: 'family',
  title: 'Your family',
  intro: 'Courts read a will against the family it speaks of.',
  fields: [
    {
      key: 'maritalStatus',
      label: 'Marital status',
      kind: 'select',
      required: true,
      default: 'single',
      options: [
        { value: 'single', label: 'Single' },
        { value: 'married', label: 'Married' },
        { value: 'partnered', label: 'Registered domestic partner or civil union' },
        { value: 'separated', label: 'Married but separated' },
        { value: 'divorced', label: 'Divorced' },
        { value: 'widowed', label: 'Widowed' },
      ],
      help: "A separated spouse still has a spouse's rights until the divorce is final.",
      why: 'Chooses the first words of the family article and who receives your personal belongings first.',
    },
    {
      key: 'spouseName',
      label: "Spouse's or partner's full name",
      kind: 'text',
      required: hasSpouse,
      requiredMessage: "Please enter your spouse's or partner's full name.",
      shownWhen: hasSpouse,
      autocomplete: 'section-spouse name',
      help: 'Full legal name of the person you are married to or registered with.',
      why: 'Fixes whom "my spouse" or "my partner" means, so that a later marriage cannot change it.',
    },
    {
      key: 'hasChildren',
      label: 'Do you have children?',
      kind: 'radio',
      required: true,
      requiredMessage: 'Please say whether you have children.',
      default: 'no',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      help: 'Count biological and adopted children of any age, living or not.',
      why: 'Adds the list of your children, the guardians and the long rules for young beneficiaries.',
    },
    {
      key: 'children',
      label: 'Your children',
      kind: 'textarea',
      list: { one: 'child', add: 'Add a child', columns: CHILD_COLUMNS },
      required: hasChildren,
      requiredMessage: 'Please list your children.',
      shownWhen: hasChildren,
      maxLength: 2000,
      help: 'Full name and date of birth. List every child, even one you leave nothing.',
      why: 'Each line becomes an entry in the list of your children.',
    },
    {
      key: 'childrenUnder18',
      label: 'Is any child under 18?',
      kind: 'radio',
      required: false,
      shownWhen: hasChildren,
      default: 'yes',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
      help: 'Decides whether the guardian section is printed.',
      why: 'With minor children the will nominates guardians for them.',
    },
    {
      key: 'omittedPersons',
      label: 'Anyone you are leaving out on purpose',
      kind: 'textarea',
      list: { one: 'person', add: 'Add a person' },
      required: false,
      help: 'One person per line: a child or relative who is to receive nothing. Write "and descendants" if theirs are left out too. Do not give reasons.',
      why: 'Says that leaving this person out is no oversight, which is the usual ground for a challenge.',
    },
  ],
}

const gifts: Step = {
  id: 'gifts',
  title: 'Your gifts',
  intro: 'Single things first, then everything else.',
  fields: [
    {
      key: 'specificBequests',
      label: 'Specific gifts',
      kind: 'textarea',
      list: { one: 'gift', add: 'Add a gift' },
      required: false,
      maxLength: 4000,
      help: 'One gift per line: item or amount, who gets it, and who gets it if that person dies first.',
      why: 'Each line becomes a numbered gift. Left empty, the article is not printed.',
    },
    {
      key: 'residualBeneficiary',
      label: 'Who receives everything else',
      kind: 'textarea',
      list: { one: 'person or charity', add: 'Add a person or charity' },
      required: true,
      requiredMessage: 'Please say who receives the rest of your estate.',
      maxLength: 2000,
      help: 'Full names and shares, e.g. "Ana Ruiz 50%; Leo Ruiz 50%". Shares must total 100%.',
      why: 'Gives away the rest of your estate: whatever no other article gives.',
    },
    {
      key: 'alternateResidualBeneficiary',
      label: 'Who receives it if they die before you',
      kind: 'textarea',
      list: { one: 'person or charity', add: 'Add a person or charity' },
      required: false,
      maxLength: 2000,
      help: 'Your back-up choice for everything else. A charity is a good last resort. Left blank, it goes to descendants and then to your heirs by law.',
      why: 'Keeps the rest of your estate from passing by a formula in a statute.',
    },
    {
      key: 'debtsOwedToMe',
      label: 'Money that people you give to still owe you',
      kind: 'radio',
      required: false,
      default: 'collect',
      options: [
        { value: 'collect', label: 'Collected like any other debt' },
        { value: 'deduct', label: 'Deducted from what they receive' },
        { value: 'forgive', label: 'Forgiven' },
      ],
      help: 'For example a loan to a child that is not paid back when you die.',
      why: 'Says whether your will forgives such a debt, deducts it or leaves it as it is.',
    },
  ],
}

const people: Step = {
  id: 'people',
  title: 'People in charge',
  intro: 'Who carries out the will, who raises the children, who minds their money.',
  fields: [
    {
      key: 'executor',
      label: 'Executor',
      kind: 'text',
      required: true,
      autocomplete: 'section-executor name',
      help: 'The adult who will gather your property, pay debts and carry out this will.',
      why: 'Appoints this person. Florida and Massachusetts say personal representative, and so does your will there.',
    },
    {
      key: 'executorAddress',
      label: "Executor's address",
      kind: 'address',
      required: true,
      autocomplete: 'section-executor street-address',
      help: 'Street, city, state and ZIP. Helps the court find and identify this person.',
      why: 'Stands beside the appointment; we also look at the state, because some states ask more of an executor from elsewhere.',
    },
    {
      key: 'alternateExecutor',
      label: 'Substitute executor',
      kind: 'text',
      required: false,
      autocomplete: 'section-alternateexecutor name',
      help: 'Serves if your first choice cannot. Strongly recommended.',
      why: 'Adds the substitute. Without one, the court chooses.',
    },
    addressOf(
      'alternateExecutor',
      'alternateExecutorAddress',
      "Substitute executor's address",
      'Street, city, state, ZIP.',
    ),
    {
      key: 'executorBond',
      label: 'Should the executor post a bond?',
      kind: 'radio',
      required: false,
      default: 'waive',
      options: [
        { value: 'waive', label: 'No bond' },
        { value: 'require', label: 'Bond required' },
      ],
      help: 'A bond is insurance paid by the estate. Most people waive it for a trusted executor.',
      why: 'Waives or requires the bond in the article on the executor.',
    },
    {
      key: 'courtSupervision',
      label: 'How much of a court is wanted',
      kind: 'select',
      required: false,
      options: [
        { value: 'least', label: 'As little as the law allows (independent administration)' },
        { value: 'usual', label: 'What the law provides without a word of the will' },
      ],
      help: 'Independent administration saves time and cost; a court looks on less. Left open, it is granted in Georgia, Missouri and Texas, where a will usually does.',
      why: 'Adds the words on independent administration, and on inventories and accounts.',
    },
    {
      key: 'guardian',
      label: 'Guardian for minor children',
      kind: 'text',
      required: hasMinors,
      requiredMessage: 'Please name a guardian for your minor children.',
      shownWhen: hasChildren,
      autocomplete: 'section-guardian name',
      help: 'Raises your children if no parent is alive and able. Ask first.',
      why: 'Nominates this person to the court.',
    },
    addressOf(
      'guardian',
      'guardianAddress',
      "Guardian's address",
      'Street, city, state, ZIP.',
      hasGuardian,
    ),
    {
      key: 'alternateGuardian',
      label: 'Substitute guardian',
      kind: 'text',
      required: false,
      shownWhen: hasGuardian,
      autocomplete: 'section-alternateguardian name',
      help: 'Serves if the first guardian cannot.',
      why: 'Adds the second nomination; left empty, nothing is printed.',
    },
    addressOf(
      'alternateGuardian',
      'alternateGuardianAddress',
      "Substitute guardian's address",
      'Street, city, state, ZIP.',
      { all: [hasGuardian, filled('alternateGuardian')] },
    ),
    {
      key: 'custodianForMinors',
      label: 'Who manages money left to anyone under 21',
      kind: 'text',
      required: false,
      autocomplete: 'section-custodian name',
      help: 'May differ from the guardian: one raises the child, one minds the money. Left blank, it is the guardian, otherwise the executor.',
      why: 'Names the custodian who holds such property until age 21.',
    },
    {
      key: 'childrensTrust',
      label: "Hold your children's shares in a trust",
      kind: 'radio',
      required: false,
      shownWhen: hasChildren,
      default: 'no',
      options: [
        { value: 'no', label: 'No trust' },
        { value: 'yes', label: 'A trust for each child until an age you choose' },
      ],
      help: 'Without a trust a custodian hands the money over at 21 or earlier. A trust can last longer.',
      why: 'Adds an article that holds the shares of your children in the rest of your estate until the age you choose.',
    },
    {
      key: 'trustAge',
      label: 'Age at which a child receives the share',
      kind: 'number',
      required: false,
      shownWhen: hasTrust,
      default: 25,
      help: 'From 18 to 40. Many parents choose 25.',
      why: 'Ends the trust of each child at this age.',
    },
    {
      key: 'trustee',
      label: 'Trustee',
      kind: 'text',
      required: hasTrust,
      requiredMessage: 'Please name a trustee.',
      shownWhen: hasTrust,
      autocomplete: 'section-trustee name',
      help: 'The adult or trust company who looks after the money and decides what to spend on the child.',
      why: 'Appoints the trustee.',
    },
    {
      key: 'alternateTrustee',
      label: 'Substitute trustee',
      kind: 'text',
      required: false,
      shownWhen: hasTrust,
      autocomplete: 'section-alternatetrustee name',
      help: 'Serves if the first trustee cannot. Strongly recommended: a trust can last many years.',
      why: 'Adds the substitute; without one, the court chooses.',
    },
  ],
}

const WITNESS_ADDRESS = 'Home address.'

const WITHOUT_AFFIDAVIT = STATE_NAMES.filter(
  (state) =>
    ['nobody', 'perjury', 'clause'].includes(WILL_LAW[state].proof) ||
    WILL_LAW[state].words === 'unseen',
)

const signing: Step = {
  id: 'signing',
  title: 'Wishes and signing',
  intro: 'What you would like, and who watches you sign.',
  fields: [
    {
      key: 'specialInstructions',
      label: 'Other wishes',
      kind: 'textarea',
      list: { one: 'wish', add: 'Add a wish' },
      required: false,
      maxLength: 3000,
      help: 'Funeral wishes, pets, heirlooms, accounts. Wishes only; do not make gifts here, and write no passwords.',
      why: 'Printed as an article of wishes that bind nobody. Left empty, it is not printed.',
    },
    {
      key: 'witness1',
      label: 'First witness',
      kind: 'text',
      required: false,
      help: 'An adult who receives nothing under this will and is not married to someone who does.',
      why: "Printed under the first witness's signature line; left empty, the line is blank.",
    },
    addressOf('witness1', 'witness1Address', "First witness's address", WITNESS_ADDRESS),
    {
      key: 'witness2',
      label: 'Second witness',
      kind: 'text',
      required: false,
      help: 'A second adult with no interest in the will.',
      why: "Printed under the second witness's signature line; left empty, the line is blank.",
    },
    addressOf('witness2', 'witness2Address', "Second witness's address", WITNESS_ADDRESS),
    {
      key: 'selfProvingAffidavit',
      label: 'Add a self-proving affidavit',
      kind: 'checkbox',
      required: false,
      shownWhen: { not: { field: 'state', is: WITHOUT_AFFIDAVIT } },
      default: true,
      help: 'Lets the court accept the will without calling your witnesses.',
      why: 'Adds the page that is sworn before a notary. Not asked where the statement of the witnesses does this, as in California, Illinois and Ohio, or where the state has a form of its own.',
    },
  ],
}

/** The questions of the will, in the order in which they are asked. */
export const steps: readonly Step[] = [you, family, gifts, people, signing]
