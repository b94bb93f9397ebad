import { describe, expect, it } from 'vitest'
import { templateIds } from '../../shared/documents/registry.ts'
import { allFields, completeAnswers } from '../../shared/documents/template/fields.ts'
import { schemaFor } from '../../shared/documents/template/schema.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { printer, TODAY } from '../support/golden.ts'
import { goldenAnswers } from '../support/golden-answers.ts'
import specifiedKeys from '../support/specified-keys.json' with { type: 'json' }
import { loadTemplateById } from '../support/templates.ts'

const today = TODAY

/** The field keys that the specification gives each document; all others are additions. */
const SPECIFIED_KEYS: Readonly<Record<string, string>> = specifiedKeys

/**
 * Facts that the law requires and that can't be assumed. Without them the answers are refused and each one is named:
 * how an investor qualifies (17 CFR 230.501), the kind of investor and who signs; where a covenant applies, and in
 * Massachusetts that the employee is exempt (G.L. c. 149 § 24L); the county of an office in New York.
 */
const NEVER_ASSUMED: Readonly<Record<string, readonly string[]>> = {
  'safe-agreement': [
    'accreditedStatus',
    'investorType',
    'investorSignerName',
    'investorSignerTitle',
  ],
  'employment-agreement': ['non_compete_area', 'overtime_status'],
  'articles-of-incorporation': ['officeCounty'],
}

/** Our own questions, which the specification's keys can't express, such as a third member. */
const MAKES_ANOTHER: Readonly<Record<string, string>> = { 'llc-operating-agreement': 'hasMember3' }

const answersOf = (id: string): Answers[] =>
  goldenAnswers(id).filter((answers) => answers[MAKES_ANOTHER[id] ?? ''] !== true)

const pickKeys = (answers: Answers, keys: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => keys.includes(key)))

describe.each(templateIds)('%s with only the specified keys', (id) => {
  const specified = SPECIFIED_KEYS[id]?.split(' ') ?? []
  const assumed = NEVER_ASSUMED[id] ?? []

  it('has a question for each of them', async () => {
    const keys = allFields(await loadTemplateById(id)).map(({ key }) => key)
    expect(specified.filter((key) => !keys.includes(key))).toEqual([])
  })

  it('is rejected only for facts that cannot be assumed', async () => {
    const template = await loadTemplateById(id)
    for (const answers of answersOf(id)) {
      const { error } = schemaFor(template, { today }).safeParse(pickKeys(answers, specified))
      const refused = (error?.issues ?? []).map(({ path }) => String(path[0]))
      const known = [...assumed, ...(id === 'employment-agreement' ? ['non_compete'] : [])]
      expect(refused.filter((key) => !known.includes(key))).toEqual([])
    }
  })

  it('is complete, and identical in the preview', async () => {
    const template = await loadTemplateById(id)
    const { agreementText, instructionsText } = printer(template)
    for (const answers of answersOf(id)) {
      const given = pickKeys(answers, [...specified, ...assumed])
      const accepted = schemaFor(template, { today }).parse(given)
      const previewed = completeAnswers(template, given, { today })
      const text = agreementText(accepted)
      expect(text).toBe(agreementText(previewed))
      expect(instructionsText(accepted)).toBe(instructionsText(previewed))
      expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
    }
  })
})
