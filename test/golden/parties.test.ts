import { describe, expect, test } from 'vitest'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { checkAnswers } from '../../shared/documents/template/checks.ts'
import { allFields, withDefaults } from '../../shared/documents/template/fields.ts'
import { schemaFor } from '../../shared/documents/template/schema.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { changedLines } from '../support/changed-lines.ts'
import { printing, TODAY } from '../support/golden.ts'

/** Each changes the sample of a document: a party that is a company, or a person who sounds like one. */
const ROWS: Readonly<Record<string, readonly { when: string; change: Answers }[]>> = {
  'bill-of-sale': [
    {
      when: 'companies on both sides, before a notary',
      change: {
        seller_name: 'Blue Door',
        seller_type: 'llc',
        seller_formed_in: 'Delaware',
        seller_signer: 'Noor Vance',
        seller_signer_title: 'Manager',
        buyer_name: 'Quarry Hill and Sons',
        buyer_type: 'corporation',
        buyer_formed_in: 'Ohio',
        buyer_signer: 'Iris Bell',
        buyer_signer_title: 'Treasurer',
        notary_signers: 'both',
      },
    },
    {
      when: 'people whose names end like those of companies',
      change: {
        seller_name: 'Mary Ann Trust',
        seller_type: 'person',
        buyer_name: 'Ann Limited and Bo Company',
        buyer_type: 'person',
        notary_signers: 'both',
      },
    },
  ],
  'promissory-note': [
    {
      when: 'companies borrow, lend and guarantee',
      change: {
        borrowerName: 'Wren and Tide',
        borrowerType: 'business',
        borrowerForm: 'partnership',
        borrowerFormedIn: 'Connecticut',
        borrowerSignerName: 'Ada Wren',
        borrowerSignerTitle: 'Partner',
        lenderName: 'Halyard House',
        lenderType: 'trust',
        lenderSignerName: 'Otto Marsh',
        lenderSignerTitle: 'Trustee',
        guarantorName: 'Tide Holdings',
        guarantorType: 'llc',
        guarantorFormedIn: 'Nevada',
        guarantorSignerName: 'Uma Tide',
        guarantorSignerTitle: 'Manager',
        guarantorAddress: '3 Elm Street, Salem, CT 06420',
        notaryRequired: true,
        county: 'Hartford',
      },
    },
    {
      when: 'people whose names end like those of companies',
      change: {
        borrowerName: 'Grace Company and Hal Company',
        borrowerType: 'individual',
        lenderName: 'Mary Ann Trust',
        lenderType: 'person',
        guarantorName: 'Joan Limited',
        guarantorType: 'person',
        guarantorAddress: '3 Elm Street, Salem, CT 06420',
      },
    },
  ],
  'independent-contractor-agreement': [
    {
      when: 'companies on both sides',
      change: {
        company_name: 'Harbor Mill',
        company_type: 'organization',
        company_formed_in: 'Maine',
        company_signatory: 'Honor Vantine',
        company_title: 'Director',
        contractor_name: 'Pelham Print',
        contractor_entity_type: 'llc_single',
        contractor_formed_in: 'Ohio',
        contractor_signatory: 'Gideon Pelham',
        contractor_title: 'Member',
      },
    },
    {
      when: 'people on both sides whose names end like those of companies',
      change: {
        company_name: 'Mary Ann Trust',
        company_type: 'person',
        company_signatory: 'Left from before',
        company_title: 'Manager',
        contractor_name: 'Grace Company',
        contractor_entity_type: 'individual',
        notary_county: 'Hartford',
      },
    },
  ],
  'non-disclosure-agreement': [
    {
      when: 'companies on both sides',
      change: {
        disclosingParty: 'Blue Door',
        disclosingType: 'corporation',
        disclosingFormedIn: 'Delaware',
        disclosingSignatory: 'Imogen Castellane',
        disclosingTitle: 'President',
        receivingParty: 'Okafor Works',
        receivingType: 'limited_partnership',
        receivingFormedIn: 'Texas',
        receivingSignatory: '',
      },
    },
    {
      when: 'people whose names end like those of companies',
      change: {
        disclosingParty: 'Mary Ann Trust',
        disclosingType: 'person',
        receivingParty: 'Grace Company',
        receivingType: 'person',
        receivingSignatory: 'Left from before',
        receivingTitle: 'Partner',
      },
    },
  ],
  'employment-agreement': [
    {
      when: 'a trust employs',
      change: {
        employer_name: 'Orchard House',
        employer_type: 'trust',
        employer_formed_in: 'Connecticut',
        employer_entity_type: 'Left from before',
        authorized_person: 'Odalys Brandt',
        authorized_title: 'Trustee',
      },
    },
    {
      when: 'a person employs whose name ends like that of a company',
      change: {
        employer_name: 'Mary Ann Trust',
        employer_type: 'person',
        authorized_person: 'Left from before',
        authorized_title: 'Trustee',
        notary_county: 'Hartford',
      },
    },
  ],
  'safe-agreement': [
    {
      when: 'a fund invests',
      change: {
        investorName: 'Larch Street',
        investorType: 'entity',
        investorForm: 'limited_partnership',
        investorFormedIn: 'Delaware',
        investorSignerName: 'Iris Bell',
        investorSignerTitle: 'General Partner',
        accreditedStatus: 'entity',
        notaryRequired: true,
        county: 'New Haven',
      },
    },
    {
      when: 'a person invests whose name ends like that of a company',
      change: { investorName: 'Mary Ann Trust', notaryRequired: true, county: 'New Haven' },
    },
  ],
  'articles-of-incorporation': [
    {
      when: 'the registered agent is a company without an ending',
      change: {
        registeredAgentName: 'Charter Oak Agents',
        registeredAgentType: 'corporation',
        registeredAgentFormedIn: 'Connecticut',
        registeredAgentSigner: 'Wilma Frost',
        registeredAgentSignerTitle: 'Secretary',
      },
    },
    {
      when: 'the registered agent is a person whose name ends like that of a company',
      change: { registeredAgentName: 'Mary Ann Trust', registeredAgentType: 'person' },
    },
  ],
}

/** The lines that name one of the values, with the two before and the three after: signature blocks. */
const linesNear = (text: string, values: readonly string[]): string[] => {
  const lines = text.split('\n')
  const names = values
    .flatMap((value) => value.split(' and '))
    .filter((name) => /^[A-Z]/.test(name))
  const isNamed = lines.map((line) => names.some((name) => line.includes(name)))
  return lines.filter((_, index) => isNamed.slice(Math.max(0, index - 3), index + 3).includes(true))
}

const load = async (id: string) => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  return template
}

const issuesOf = async (id: string, answers: Answers): Promise<string[]> => {
  const template = await load(id)
  const { error } = schemaFor(template, { today: TODAY }).safeParse(answers)
  return (error?.issues ?? []).map(({ path, message }) => `${String(path[0])}: ${message}`)
}

describe.each(Object.entries(ROWS))('%s', (id, rows) => {
  test('the agreement names and signs the parties as reviewed', async () => {
    const template = await load(id)
    const { agreementText } = printing(template)
    const reports: string[] = []
    for (const { when, change } of rows) {
      const answers = { ...template.sampleAnswers, ...change }
      expect(await issuesOf(id, answers)).toEqual([])
      const lines = changedLines(agreementText(template.sampleAnswers), agreementText(answers))
      const signed = linesNear(agreementText(answers), Object.values(change).map(String))
      reports.push([`## ${when}`, ...lines, '', ...signed].join('\n'))
    }
    await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot(`./${id}/parties.txt`)
  })

  test('the page of the document, which shows five questions, shows those that all are asked', async () => {
    const first = allFields(await load(id)).slice(0, 5)
    expect(first.filter(({ shownWhen }) => shownWhen !== undefined)).toEqual([])
  })

  test('what a party is need not be said', async () => {
    const template = await load(id)
    const added = Object.keys(Object.assign({}, ...rows.map(({ change }) => change)))
    const optional = added.filter((key) => !Object.hasOwn(template.sampleAnswers, key))
    const open = Object.fromEntries(optional.map((key) => [key, '']))
    const { agreementText } = printing(template)
    const answers = withDefaults(template, template.sampleAnswers, { today: TODAY })
    expect(agreementText({ ...answers, ...open })).toBe(agreementText(template.sampleAnswers))
  })
})

/** Where only a person can stand: the document, the question, and a name of the sample's kind. */
const PEOPLE = [
  ['last-will-and-testament', 'fullName'],
  ['healthcare-directive', 'principal_name'],
  ['healthcare-directive', 'agent_name'],
  ['prenuptial-agreement', 'party1Name'],
  ['prenuptial-agreement', 'party2Name'],
  ['divorce-settlement-agreement', 'spouse1Name'],
  ['divorce-settlement-agreement', 'spouse2Name'],
  ['employment-agreement', 'employee_name'],
  ['articles-of-incorporation', 'incorporatorName'],
] as const

test.each(PEOPLE)('%s: %s is a person, also one called Company', async (id, field) => {
  const { sampleAnswers } = await load(id)
  const issues = async (name: string) =>
    (await issuesOf(id, { ...sampleAnswers, [field]: name })).filter((issue) =>
      issue.startsWith(`${field}:`),
    )
  expect(await issues('Acme Holdings LLC')).toHaveLength(1)
  expect(await issues('Grace Company')).toEqual([])
  expect(await issues('Mary Ann Trust')).toEqual([])
})

test('an employee who receives secrets is a person', async () => {
  const id = 'non-disclosure-agreement'
  const { sampleAnswers } = await load(id)
  const answers = { ...sampleAnswers, relationshipType: 'employee' }
  expect(await issuesOf(id, { ...answers, receivingType: 'llc' })).toEqual([
    'receivingType: An employee or job candidate is a person. Please name the person, or choose another relationship.',
  ])
})

/** Where a question with a default makes a person of the party: the names that speak against it. */
const PERSONS_BY_DEFAULT = [
  ['promissory-note', 'borrowerName', 'borrowerType'],
  ['independent-contractor-agreement', 'contractor_name', 'contractor_entity_type'],
  ['safe-agreement', 'investorName', 'investorType'],
] as const

test.each(PERSONS_BY_DEFAULT)(
  '%s: a company at %s is not taken for a person in silence',
  async (id, name, type) => {
    const template = await load(id)
    const warned = (party: string) =>
      checkAnswers(
        template,
        { ...template.sampleAnswers, [name]: party, [type]: 'individual' },
        { today: TODAY },
      ).warnings.filter(({ field }) => field === type)
    expect(warned('Acme Holdings LLC')).toHaveLength(1)
    expect(warned('Ann Lee')).toEqual([])
  },
)
