import { describe, expect, it } from 'vitest'
import { eventPattern, matchesPattern } from '../../support/aws-emulator/event-pattern.ts'

const pattern = eventPattern.parse({
  source: ['aws.ses'],
  detail: { mail: { tags: { 'ses:configuration-set': ['purchases', 'guide'] } } },
})
const event = (set: string[], source = 'aws.ses') => ({
  source,
  detail: { mail: { tags: { 'ses:configuration-set': set }, destination: ['a@example.com'] } },
})

describe('a pattern of a rule', () => {
  it('matches an event that has one of the values at each place, and whatever else', () => {
    expect(matchesPattern(event(['guide']), pattern)).toBe(true)
    expect(matchesPattern(event(['other', 'purchases']), pattern)).toBe(true)
  })

  it.each([
    ['another value', event(['other'])],
    ['another source', event(['guide'], 'aws.s3')],
    ['no value', event([])],
    ['no such place', { source: 'aws.ses', detail: 'mail' }],
    ['nothing', undefined],
  ])('matches none with %s', (_, other) => {
    expect(matchesPattern(other, pattern)).toBe(false)
  })

  it('is refused where it asks for more than values', () => {
    expect(eventPattern.safeParse({ source: [{ prefix: 'aws' }] }).success).toBe(false)
  })
})
