import { describe, expect, it } from 'vitest'
import { isToken, mintToken } from '../../../lambdas/core/orders/link.ts'
import { isDeep } from '../../support/deep.ts'

const TOKENS = isDeep ? 1_000_000 : 100_000
const BITS = 256

describe('download tokens', () => {
  it('never repeat, and set each of their 256 bits half the time', () => {
    const seen = new Set<string>()
    const ones = new Uint32Array(BITS)
    for (let minted = 0; minted < TOKENS; minted++) {
      const token = mintToken()
      seen.add(token)
      const bytes = Buffer.from(token, 'base64url')
      for (let bit = 0; bit < BITS; bit++) {
        const index = bit >> 3
        ones[bit] = (ones[bit] ?? 0) + (((bytes[index] ?? 0) >> (bit & 7)) & 1)
      }
    }
    expect(seen.size).toBe(TOKENS)
    for (const count of ones) {
      expect(count / TOKENS).toBeGreaterThan(0.49)
      expect(count / TOKENS).toBeLessThan(0.51)
    }
  })

  it('are 43 characters of base64url', () => {
    expect(mintToken()).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  it('take all bytes from the given source', () => {
    expect(mintToken((bytes) => Buffer.alloc(bytes, 255))).toBe(
      Buffer.alloc(32, 255).toString('base64url'),
    )
  })
})

describe('a token from a request', () => {
  it.each([
    ['a'.repeat(43), true],
    ['aZ09_-'.repeat(4), true],
    ['a'.repeat(20), true],
    ['a'.repeat(100), true],
    ['a'.repeat(19), false],
    ['a'.repeat(101), false],
    [`.${'a'.repeat(43)}`, false],
    [`${'a'.repeat(43)}.`, false],
    ['', false],
  ])('%j is looked up: %s', (text, looked) => {
    expect(isToken(text)).toBe(looked)
  })
})
