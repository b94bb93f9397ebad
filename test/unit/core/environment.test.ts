import { describe, expect, it } from 'vitest'
import { environment, readEnvironment } from '../../../lambdas/core/platform/env.ts'

const part = environment.pick({ ORDERS_TABLE: true, SITE_URL: true })

describe('the environment', () => {
  it('reports everything missing or malformed at once', () => {
    expect(() => readEnvironment(part, { SITE_URL: 'nowhere' })).toThrow(/ORDERS_TABLE.*SITE_URL/)
  })
})
