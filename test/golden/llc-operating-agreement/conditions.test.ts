import { describe, expect, test } from 'vitest'
import { agreementText, instructionsText, PAIR } from './cases.ts'
import { ROWS } from './conditions.ts'

describe('what each answer prints', () => {
  test.each(ROWS)('$when', ({ from = PAIR, change, says = [], omits = [] }) => {
    const text = agreementText({ ...from, ...change })
    for (const wording of says) expect(text).toContain(wording)
    for (const wording of omits) expect(text).not.toContain(wording)
  })
})

test('old companies get no deadlines that have passed', () => {
  const guide = instructionsText({ ...PAIR, formationDate: '2019-03-02' })
  expect(guide).not.toContain('completed and filed by')
  expect(guide).toContain('within 120 days after formation')
})

test('a list asks to tick one of the choices where nothing was answered', () => {
  const text = agreementText({})
  expect(text.match(/tick one/g)).toHaveLength(10)
  expect(text).toContain('One Member, who owns 100 percent.')
})
