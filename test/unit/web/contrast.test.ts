import { expect, test } from 'vitest'
import { contrastText } from '../../../web/features/style-guide/contrast.ts'

test('contrast is calculated as WCAG does, whichever color comes first', () => {
  expect(contrastText('#000000', '#ffffff')).toBe('21.0:1')
  expect(contrastText('#ffffff', '#ffffff')).toBe('1.0:1')
  expect(contrastText('#ffffff', '#767676')).toBe('4.5:1')
})
