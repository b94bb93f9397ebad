import { describe, expect, it } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { clausesOf, clausesText } from '../../../web/features/form/fields/why-we-ask.tsx'

const today = '2026-11-21'

describe('the sections an answer changes', () => {
  const car = assemble(template, 'agreement', template.sampleAnswers, { today })

  it('are named with their numbers, in the order of the document', () => {
    const clauses = clausesOf(car, 'odometer_reading')
    expect(clauses.some((name) => /^Section \d+, Mileage Statement$/.test(name))).toBe(true)
    expect(clausesOf(car, 'no_such_field')).toEqual([])
  })

  it('are cut short when there are many', () => {
    expect(clausesText(['A', 'B'])).toBe('A; B')
    expect(clausesText(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A; B; C; D; and 2 more')
  })
})
