import { expect, test } from 'vitest'
import { neighbour } from '../../../web/ui/tabs.tsx'

const ids = ['a', 'b', 'c']

test.each([
  ['a', 'ArrowRight', 'b'],
  ['c', 'ArrowRight', 'a'],
  ['a', 'ArrowLeft', 'c'],
  ['b', 'ArrowLeft', 'a'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
])('from %s, %s leads to %s', (current, key, next) => {
  expect(neighbour(ids, current, key)).toBe(next)
})

test('other keys lead nowhere', () => {
  for (const key of ['Tab', 'Enter', ' ', 'ArrowDown', 'constructor'])
    expect(neighbour(ids, 'a', key)).toBeUndefined()
})
