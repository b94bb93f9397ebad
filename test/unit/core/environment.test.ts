import { describe, expect, it } from 'vitest'
import { environment, readEnvironment } from '../../../lambdas/core/platform/env.ts'

const part = environment.pick({ ORDERS_TABLE: true, SITE_URL: true })

describe('the environment', () => {
  it('is read when it is complete', () => {
    const source = { ORDERS_TABLE: 'orders', SITE_URL: 'https://example.com', OTHER: 'x' }
    expect(readEnvironment(part, source)).toEqual({
      ORDERS_TABLE: 'orders',
      SITE_URL: 'https://example.com',
    })
  })

  it('says everything that is missing or malformed at once', () => {
    expect(() => readEnvironment(part, { SITE_URL: 'nowhere' })).toThrow(/ORDERS_TABLE.*SITE_URL/)
  })
})
