import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import { printer } from '../../support/golden.ts'
import { layoutPages } from '../../support/laid-out-pages.ts'
import { nearlyEmptyPages } from '../../support/pdf-soundness.ts'
import { MARISOL } from './cases.ts'

test('an affidavit that is longer than a page does not leave the seal alone', () => {
  const fullName = 'Marisol Quintero, also known as Marisol Baca'
  const answers = { ...MARISOL, fullName, state: 'New Mexico', witness2: '' }
  const pages = layoutPages(printer(template).agreement(answers))
  expect(nearlyEmptyPages(pages)).toEqual([])
})
