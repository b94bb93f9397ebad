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

  it('switches test links on or off, and takes no other word for it', () => {
    const links = environment.pick({ TEST_TOKENS: true })
    for (const TEST_TOKENS of ['on', 'off']) {
      expect(readEnvironment(links, { TEST_TOKENS })).toEqual({ TEST_TOKENS })
    }
    expect(() => readEnvironment(links, { TEST_TOKENS: '' })).toThrow(/TEST_TOKENS/)
  })

  it('says everything that is missing or malformed at once', () => {
    expect(() => readEnvironment(part, { SITE_URL: 'nowhere' })).toThrow(/ORDERS_TABLE.*SITE_URL/)
  })
})
