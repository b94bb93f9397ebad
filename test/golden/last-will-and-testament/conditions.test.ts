import { describe, expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, instructionsText, MARISOL, OWEN } from './cases.ts'

/** One row for each condition of the outline, with the wording that an answer adds and removes. */
const ROWS: Row[] = [
  {
    when: 'single',
    change: { maritalStatus: 'single' },
    says: ['I am not married and have no registered'],
    omits: ['my spouse', 'Daniel Peter Quintero. In this will'],
  },
  {
    when: 'married',
    change: {},
    says: ['I am married to Daniel', 'This applies to every person, my spouse included.'],
    omits: ['registered domestic', 'separated', 'divorced and'],
  },
  {
    when: 'partnered',
    change: { maritalStatus: 'partnered' },
    says: [
      'I am joined with Daniel Peter Quintero in a registered domestic partnership',
      'I give my personal belongings to my partner, if my partner survives me.',
      'If my partnership or civil union with my partner ends',
      'my partner included',
    ],
    omits: ['I am married', 'If my marriage'],
  },
  {
    when: 'separated',
    change: { maritalStatus: 'separated' },
    says: [
      'from whom I am separated',
      'I give my personal belongings to those of my children who survive me',
      'For this purpose my spouse is treated as having died before me.',
    ],
    omits: ['personal belongings to my spouse'],
  },
  {
    when: 'separated, with a spouse among several who take the rest',
    change: {
      maritalStatus: 'separated',
      residualBeneficiary: `${MARISOL.spouseName} 50%; Ana Lee 50%`,
    },
    says: ['If the person who does not survive me is my spouse, “that person’s descendants”'],
  },
  {
    when: 'divorced',
    change: { maritalStatus: 'divorced' },
    says: ['I am divorced and have not married again.'],
    omits: ['In this will “my spouse”', 'If my marriage'],
  },
  {
    when: 'widowed',
    change: { maritalStatus: 'widowed' },
    says: ['I am widowed'],
    omits: ['In this will “my spouse”', 'If my marriage'],
  },
  {
    when: 'a married person without children',
    change: { hasChildren: 'no' },
    says: ['I have no living children.', 'Otherwise they pass with the rest of my estate'],
    omits: ['those of my children', 'Guardians', 'Lucia', 'Tomas Rivera'],
  },
  {
    when: 'only grown children and no guardian',
    change: { childrenUnder18: 'no', guardian: '', alternateGuardian: '' },
    says: ['I have the following children:'],
    omits: ['Guardians of My Minor Children', '[Guardian'],
  },
  {
    when: 'only grown children, but a guardian is named',
    change: { childrenUnder18: 'no' },
    says: ['Guardians of My Minor Children', 'I nominate and appoint Tomas Rivera'],
  },
  {
    when: 'no substitute guardian',
    change: { alternateGuardian: '' },
    says: ['I nominate and appoint Tomas Rivera'],
    omits: ['in the same way.\n7.3 I nominate the same', 'Grace Liu', '[Substitute'],
  },
  {
    when: 'somebody is left out',
    change: { omittedPersons: 'My brother Al Sato\nMy cousin Bo Lee and descendants' },
    says: [
      'I have left the following out of this will on purpose:',
      '(a) My brother Al Sato',
      '(b) My cousin Bo Lee and descendants',
      'treated under every Article of this will as having died before me',
    ],
  },
  {
    when: 'one person is left out',
    change: { omittedPersons: 'My brother Raul Quintero and descendants.' },
    says: [
      'I have left one person out of this will on purpose: My brother Raul Quintero and descendants. That person is to be treated under every Article',
    ],
    omits: ['Each of them', '(a) My brother'],
  },
  { when: 'nobody is left out', change: {}, omits: ['left the following out', 'left one person'] },
  {
    when: 'debts owed to the testator',
    change: {},
    says: ['This will forgives no debt that anyone owes me.'],
    omits: ['deducted from what that person receives', 'I forgive'],
  },
  {
    when: 'such debts are deducted',
    change: { debtsOwedToMe: 'deduct' },
    says: ['A debt that a person owes me is deducted from what that person receives.'],
  },
  {
    when: 'such debts are forgiven',
    change: { debtsOwedToMe: 'forgive' },
    says: ['I forgive every debt that a person who receives something under this will owes me'],
  },
  {
    when: 'the spouse is left out',
    change: { omittedPersons: 'Daniel  Peter Quintero' },
    says: ['I give my personal belongings to those of my children who survive me'],
    omits: ['personal belongings to my spouse'],
  },
  {
    when: 'no specific gifts',
    change: { specificBequests: ' ' },
    says: ['3. Personal Belongings', 'wherever they are. They do not'],
    omits: ['Specific Gifts', 'free of debt', 'Article 3 gives'],
  },
  {
    when: 'a gift line brings its own full stop',
    change: { specificBequests: 'My car to Bo Lee.\nMy boat to Cy Lee;' },
    says: ['3.1 My car to Bo Lee.\n', '3.2 My boat to Cy Lee.\n', '3.3 A gift in this Article'],
  },
  {
    when: 'one person takes all, with no back-up, and is the spouse',
    change: { alternateResidualBeneficiary: '' },
    says: ['instead to my descendants who survive me, by right of representation.'],
  },
  {
    when: 'one person takes all, with no back-up',
    change: { residualBeneficiary: 'Ana Lee', alternateResidualBeneficiary: '' },
    says: [
      'I give all (100%) of the rest of my estate to Ana Lee.',
      'instead to any descendants of Ana Lee who survive me',
      'If any part of the rest of my estate is still not given away, I give it to my heirs',
    ],
    omits: ['If one of them does not survive me'],
  },
  {
    when: 'one person takes all and is named in own words',
    change: { residualBeneficiary: 'My husband', alternateResidualBeneficiary: '' },
    says: [
      'I give all (100%) of the rest of my estate to my husband.',
      'If my husband does not survive me, I give the rest of my estate instead to my descendants who survive me',
    ],
  },
  {
    when: "a relative of the spouse's takes all",
    change: {
      residualBeneficiary: "My husband's sister Ana Lee",
      alternateResidualBeneficiary: '',
    },
    says: ['instead to any descendants of my husband’s sister Ana Lee who survive me'],
  },
  {
    when: 'an organization takes all',
    change: { residualBeneficiary: 'Elmwood Pantry', alternateResidualBeneficiary: 'Bo Lee' },
    says: [
      'If Elmwood Pantry does not survive me, I give the rest of my estate instead as follows: Bo Lee.',
      'If it has no successor, it is treated as not having survived me.',
    ],
  },
  {
    when: 'the back-up is several people',
    change: { alternateResidualBeneficiary: 'Ana Lee 50%; Bo Lee 50%' },
    says: [
      '(b) Bo Lee 50%\n5.4 If one of these does not survive me, that share goes to those of that person’s descendants who survive me, by right of representation.',
    ],
    omits: ['The share of one of these who does not survive me is added'],
  },
  {
    when: 'the back-up is one person',
    change: { alternateResidualBeneficiary: 'Ana Lee' },
    says: [
      'as follows: Ana Lee. If that is a person who does not survive me, the rest of my estate goes to those of that person’s descendants who survive me',
    ],
  },
  {
    when: 'the back-up is a class in own words',
    change: { alternateResidualBeneficiary: 'My children in equal shares' },
    says: [
      'as follows: My children in equal shares. Where these words do not say who takes the share of a person who does not survive me, that share goes to those of that person’s descendants',
    ],
  },
  {
    when: 'a class takes all',
    change: {
      residualBeneficiary: 'My children in equal shares.',
      omittedPersons: 'Lucia Quintero',
    },
    says: [
      'I give the rest of my estate as follows: My children in equal shares.',
      'Where these words do not say who takes the share of a person who does not survive me, that share goes to those of that person’s descendants who survive me',
    ],
    omits: ['(a) My children', 'to the following, in the shares stated', 'Each of them is'],
  },
  {
    when: 'several people take, the spouse among them',
    change: { residualBeneficiary: 'Daniel Peter Quintero 50%\nAna Lee 50%' },
    says: [
      '(a) Daniel Peter Quintero 50%',
      '(b) Ana Lee 50%',
      'in this Article means my own descendants',
    ],
    omits: ['all (100%)'],
  },
  {
    when: 'several back-ups',
    change: { alternateResidualBeneficiary: 'Ann Lee 50%; Red Cross 50%' },
    says: ['in equal shares:\n(a) Ann Lee 50%\n(b) Red Cross 50%'],
  },
  {
    when: 'several take and nobody is named as back-up',
    from: OWEN,
    change: {},
    omits: ['If nobody takes under the clauses above'],
  },
  {
    when: 'several take and there is a back-up',
    from: OWEN,
    change: { alternateResidualBeneficiary: 'The Sarasota Library' },
    says: ['If nobody takes under the clauses above', 'as follows: The Sarasota Library.'],
  },
  {
    when: 'no custodian: the guardian',
    change: { custodianForMinors: '' },
    says: ['I nominate Tomas Rivera as custodian.'],
  },
  {
    when: 'no custodian and no guardian: the executor',
    change: { custodianForMinors: '', guardian: '', childrenUnder18: 'no' },
    says: ['I nominate Daniel Peter Quintero as custodian.'],
  },
  {
    when: 'no children and no custodian',
    from: OWEN,
    change: {},
    says: ['My Personal Representative names the custodian'],
  },
  {
    when: 'no children but a custodian',
    from: OWEN,
    change: { custodianForMinors: 'Ada Hale' },
    says: ['I nominate Ada Hale as custodian.'],
    omits: ['names the custodian, and may serve'],
  },
  {
    when: 'no trust for the children',
    change: {},
    says: ['becomes entitled to property under this will, my Executor may choose'],
    omits: ['Trust for My Children', 'my trustee', 'or in trust under'],
  },
  {
    when: 'a trust for the children',
    change: { childrensTrust: 'yes', trustAge: 25, trustee: 'Priya Nair' },
    says: [
      '8. Trust for My Children',
      'who is under 25 becomes entitled to a share of the rest of my estate',
      'When the child reaches 25, my trustee hands over whatever is left of that child’s trust.',
      'I appoint Priya Nair as trustee of every trust under this Article.',
      'property under this will that Article 8 does not hold in trust, my Executor may choose',
      'no later than 21 years after the death of the last',
      'not held by a custodian under Article 9 or in trust under Article 8.',
    ],
    omits: ['as substitute trustee'],
  },
  {
    when: 'a trust with a substitute and no age',
    change: { childrensTrust: 'yes', trustee: 'Priya Nair', alternateTrustee: 'Bo Lee' },
    says: ['who is under 25 becomes', 'I appoint Bo Lee as substitute trustee.'],
  },
  {
    when: 'a trust without children',
    from: OWEN,
    change: { childrensTrust: 'yes', trustAge: 25, trustee: 'Ruth Hale' },
    omits: ['Trust for My Children'],
  },
  {
    when: 'no substitute executor',
    change: { alternateExecutor: '' },
    says: ['stops serving, I ask the court to appoint a suitable adult'],
    omits: ['substitute Executor', 'Priya Nair, of'],
  },
  {
    when: 'a bond',
    change: { executorBond: 'require' },
    says: ['My Executor must post a bond'],
    omits: ['I waive bond'],
  },
  { when: 'nothing is said about a bond', change: { executorBond: '' }, says: ['I waive bond'] },
  { when: 'no wishes', change: { specialInstructions: '' }, omits: ['My Wishes', 'ashes'] },
  {
    when: 'no affidavit is wanted',
    change: { selfProvingAffidavit: false },
    says: ['Statement of the Witnesses'],
    omits: ['Affidavit', 'Sworn', 'Notary'],
  },
  {
    when: 'nothing is said about the affidavit',
    change: { selfProvingAffidavit: undefined },
    says: ['Affidavit of the Witnesses'],
  },
  {
    when: 'everything but the state is known',
    change: { state: '' },
    says: ['as follows: My children in equal shares', 'State of [State]'],
    omits: ['Full names and shares of the back-up', 'Item or amount'],
  },
  {
    when: 'the same, with several who take',
    from: OWEN,
    change: { state: '', alternateResidualBeneficiary: 'The Sarasota Library' },
    says: ['as follows: The Sarasota Library.'],
    omits: ['Full names and shares of the back-up'],
  },
  { when: 'no day of signing', change: { date: '' }, says: ['Date: [Date]'], omits: [', dated'] },
  {
    when: 'the county came with its word',
    change: { county: 'Hartford County' },
    says: ['County of Hartford\n'],
  },
]

describe('what each answer prints', () => {
  test.each(ROWS)('$when', ({ from = MARISOL, change, says = [], omits = [] }) => {
    const text = agreementText({ ...from, ...change })
    expectWording(text, { says, omits })
  })
})

const STATUSES = ['', 'single', 'married', 'partnered', 'separated', 'divorced', 'widowed']
const OPTIONAL = [
  'specificBequests',
  'alternateResidualBeneficiary',
  'alternateExecutor',
  'alternateExecutorAddress',
  'guardian',
  'guardianAddress',
  'alternateGuardian',
  'custodianForMinors',
  'specialInstructions',
  'date',
  'county',
  'witness1',
  'witness2Address',
]
const CHILDREN: Answers[] = [
  { hasChildren: 'yes' },
  { hasChildren: 'yes', childrenUnder18: 'no' },
  { hasChildren: 'no' },
]
const TAKERS = ['Ana Lee', 'Ana Lee 60%; Bo Lee 40%']

const variants = STATUSES.flatMap((maritalStatus) =>
  CHILDREN.flatMap((children) =>
    TAKERS.flatMap((residualBeneficiary) =>
      [undefined, ...OPTIONAL].map((empty) => ({
        ...MARISOL,
        maritalStatus,
        ...children,
        residualBeneficiary,
        omittedPersons: empty === 'county' ? 'Al Lee' : '',
        ...(empty === undefined ? {} : { [empty]: '' }),
      })),
    ),
  ),
)

const articleNumbers = (text: string) =>
  [...text.matchAll(/^(\d+)\. (?!.*born )/gm)].map(([, number]) => Number(number))

test('every combination is punctuated and numbered without a gap', () => {
  for (const answers of variants) {
    const text = agreementText(answers)
    expect(text + instructionsText(answers)).not.toMatch(/ {2}| [,.;:](\s|$)|\.\.|,[.,;]|;\.| $/m)
    const numbers = articleNumbers(text)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(text).toMatch(/I give it to my heirs/)
  }
})
