import { expect, test } from 'vitest'
import { countyInSentence } from '../../../shared/documents/toolbox/places.ts'

test.each([
  ['Connecticut', 'Hartford', 'Hartford County'],
  ['Louisiana', 'Orleans', 'Orleans Parish'],
  ['Nevada', 'Carson City', 'Carson City'],
  ['Maryland', 'Baltimore', 'Baltimore County'],
  ['Alaska', 'Anchorage', 'Anchorage'],
  ['District of Columbia', 'Washington', 'the District of Columbia'],
])('in %s, %s is %j', (state, county, words) => {
  expect(countyInSentence(state, county)).toBe(words)
})
