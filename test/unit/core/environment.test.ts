import { describe, expect, it } from 'vitest'
import { environment, readEnvironment } from '../../../lambdas/core/platform/env.ts'

const part = environment.pick({ ORDERS_TABLE: true, SITE_URL: true })

describe('the environment', () => {
  it('is read when complete', () => {
    const source = { ORDERS_TABLE: 'orders', SITE_URL: 'https://example.com', OTHER: 'x' }
    expect(readEnvironment(part, source)).toEqual({
      ORDERS_TABLE: 'orders',
      SITE_URL: 'https://example.com',
    })
  })

  it('accepts only "on" or "off" for test links', () => {
    const links = environment.pick({ TEST_TOKENS: true })
    for (const TEST_TOKENS of ['on', 'off']) {
      expect(readEnvironment(links, { TEST_TOKENS })).toEqual({ TEST_TOKENS })
    }
    expect(() => readEnvironment(links, { TEST_TOKENS: '' })).toThrow(/TEST_TOKENS/)
  })

  it('reports everything missing or malformed at once', () => {
    expect(() => readEnvironment(part, { SITE_URL: 'nowhere' })).toThrow(/ORDERS_TABLE.*SITE_URL/)
  })
})
