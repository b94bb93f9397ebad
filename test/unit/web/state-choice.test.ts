import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStateChoice, rememberState } from '../../../web/features/state-choice/state-choice.ts'
import { memoryStorage } from '../../../web/ui/browser/device-storage.ts'
import { newId } from '../../../web/ui/browser/new-id.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the state that was chosen', () => {
  it.each([
    ['in the storage of the device', memoryStorage()],
    ['for as long as the page lasts, where the browser has no storage', null],
  ])('is remembered %s', (_, localStorage) => {
    vi.stubGlobal('window', { localStorage })
    rememberState('Ohio')
    expect(readStateChoice()).toBe('Ohio')
    rememberState('Ontario')
    expect(readStateChoice()).toBe('Ohio')
  })
})

describe('a random id', () => {
  it('is a version 4 UUID without crypto.randomUUID', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(newId()).not.toBe(newId())
  })
})
