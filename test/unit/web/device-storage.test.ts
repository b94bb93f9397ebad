import { describe, expect, it } from 'vitest'
import { memoryStorage, openStorage, trySetItem } from '../../../web/ui/browser/device-storage.ts'

describe('storage of the device', () => {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }

  it('is absent where the browser refuses it', () => {
    expect(openStorage(denied)).toBeUndefined()
    expect(openStorage(memoryStorage)).toBeDefined()
  })

  it('is absent where the browser has null in its place', () => {
    expect(openStorage(() => null)).toBeUndefined()
  })

  it('says when it is full', () => {
    expect(trySetItem({ ...memoryStorage(), setItem: denied }, 'a', 'b')).toBe(false)
    expect(trySetItem(memoryStorage(), 'a', 'b')).toBe(true)
  })
})
