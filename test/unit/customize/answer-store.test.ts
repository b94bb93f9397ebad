import { describe, expect, it } from 'vitest'
import { answerStore } from '../../../web/features/customize/answers/answer-store.ts'
import { memoryStorage } from '../../../web/features/customize/answers/device-storage.ts'
import { initialState } from '../../../web/features/customize/answers/form-state.ts'
import { formStore } from '../../../web/features/customize/answers/form-store.ts'

describe('an entry that several tabs write', () => {
  it('is never covered up: a write over unseen text is refused until it has been read', () => {
    const storage = memoryStorage()
    const [mine, theirs] = [answerStore(storage, 'a'), answerStore(storage, 'a')]
    expect(mine.write('one')).toBe('saved')
    expect(theirs.write('two')).toBe('changed')
    expect(storage.getItem('a')).toBe('one')
    expect(theirs.read()).toBe('one')
    expect(theirs.write('two')).toBe('saved')
    expect(mine.write('three')).toBe('changed')
  })

  it('takes the same text twice, and counts an erased entry as changed', () => {
    const storage = memoryStorage()
    const [mine, theirs] = [answerStore(storage, 'a'), answerStore(storage, 'a')]
    mine.write('one')
    expect(theirs.write('one')).toBe('saved')
    theirs.forget()
    expect(mine.write('two')).toBe('changed')
    expect(theirs.write('two')).toBe('saved')
  })

  it('says when the device has no room', () => {
    const full = {
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(answerStore(full, 'a').write('one')).toBe('refused')
  })
})

describe('the store of a form', () => {
  it('tells its listeners of changes, and of nothing else', () => {
    const store = formStore(initialState({ name: 'Ann' }))
    let told = 0
    const stop = store.listen(() => {
      told += 1
    })
    store.dispatch({ type: 'change', key: 'name', value: 'Ann' })
    expect(told).toBe(0)
    store.dispatch({ type: 'change', key: 'name', value: 'Bo' })
    expect(told).toBe(1)
    stop()
    store.dispatch({ type: 'change', key: 'name', value: 'Cy' })
    expect(told).toBe(1)
    expect(store.read().answers).toEqual({ name: 'Cy' })
  })
})
