import { describe, expect, it } from 'vitest'
import { templateIds } from '../../shared/documents/registry.ts'
import { checkAnswers } from '../../shared/documents/template/checks.ts'
import { coverageText } from '../../shared/documents/template/coverage.ts'
import { allFields } from '../../shared/documents/template/fields.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { STATE_NAMES, type StateName } from '../../shared/documents/toolbox/states.ts'
import { adviceIn } from '../support/advice.ts'
import { TODAY } from '../support/golden.ts'
import { goldenAnswers } from '../support/golden-answers.ts'
import { loadTemplateById } from '../support/templates.ts'

/** Answers that some states require or exclude. */
const FURTHER: Readonly<Record<string, (state: StateName) => Answers>> = {
  'promissory-note': () => ({ lateFee: '0' }),
  'healthcare-directive': () => ({ principal_phone: '860-555-0142' }),
  'articles-of-incorporation': (state) => ({
    registeredAgentAddress: `12 Main Street, Springfield, ${state} 06103`,
    officeCounty: 'Washington',
    sharesIssued: '100 shares for $1,000',
    initialOfficers: 'Ann Quill, President\nBo Lund, Treasurer\nCy Marsh, Secretary',
    fiscalYearEnd: 'December 31',
  }),
}

/** A cell without a citation says that nothing was confirmed, or names the list, survey or page that it relies on. */
const NO_STATUTE = /stricter reading|not confirmed|list|survey|table|page|notes/i

const check = (template: Template, answers: Answers) =>
  checkAnswers(template, answers, { today: TODAY })

/** The first known answer set that the state accepts, or else the first. */
const answersIn = (template: Template, state: StateName): Answers => {
  const further = FURTHER[template.id]?.(state) ?? {}
  const [first = {}, ...others] = [template.sampleAnswers, ...goldenAnswers(template.id)]
    .map((base) => ({ ...base, [template.stateField]: state }))
    .flatMap((base) => [base, { ...base, ...further }])
  const accepted = [first, ...others].find((set) => check(template, set).errors.length === 0)
  return accepted ?? first
}

const cellsOf = ({ coverage }: Template) =>
  STATE_NAMES.map((state) => ({ state, cell: coverage[state] }))

it.each([
  'No special rules have been added for Iowa; check with its agency.',
  '• Ask a Florida lawyer before you rely on it.',
  'The fee was $125: check the agency’s current page.',
  'The state has a form. Contact the Secretary of State for it.',
  'They agree with the articles, so make sure that they do.',
])('is detected as advice: %s', (sentence) => {
  expect(adviceIn(`Before it.\n${sentence}`)).toHaveLength(1)
})

it.each([
  'Either party may ask the Court for an order.',
  'If neither serves, I ask the court to appoint a suitable adult.',
  'Inspection: See section 7',
  'A doctor decides, to find out whether I am Incapacitated, as the law of the state says.',
  'Payment is made by check to the office of the Seller.',
])('is a contract term, not advice: %s', (sentence) => {
  expect(adviceIn(`Before it.\n${sentence}`)).toEqual([])
})

describe.each(templateIds)('%s in the fifty states and the District of Columbia', (id) => {
  it('gives a reason in whole sentences and a source for each, and a rule or that none was found', async () => {
    for (const { state, cell } of cellsOf(await loadTemplateById(id))) {
      expect(cell.reason, state).toMatch(/^[A-Z].{20,}[.)]$/s)
      expect(cell.reason, state).not.toMatch(/(^|[.] )(Own|General) /)
      if (cell.kind === 'refuse') expect(cell.turnTo.length, state).toBeGreaterThan(10)
      if (cell.cite === undefined) expect(cell.source, state).toMatch(NO_STATUTE)
      else expect(cell.cite.length, state).toBeGreaterThan(3)
    }
  })

  it('rejects, warns or accepts according to its table', async () => {
    const template = await loadTemplateById(id)
    const options = allFields(template).find(({ key }) => key === template.stateField)?.options
    const wrong = cellsOf(template).flatMap(({ state, cell }) => {
      const answers = answersIn(template, state)
      const { errors, warnings } = check(template, answers)
      const said = (cell.kind === 'refuse' ? errors : warnings)
        .filter(({ field }) => field === template.stateField)
        .some(({ message }) => message.startsWith(coverageText(cell)))
      const isSaid = cell.kind === 'refuse' || cell.kind === 'warn'
      const problems = cell.kind === 'refuse' ? [] : errors
      const isOffered = cell.kind === 'refuse' || options?.some(({ value }) => value === state)
      return said === isSaid && problems.length === 0 && isOffered
        ? []
        : [{ state, kind: cell.kind, said, isOffered, problems }]
    })
    expect(wrong).toEqual([])
  })
})
