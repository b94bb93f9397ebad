import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { answersToSend } from '../../../web/features/form/state/checks.ts'

test('sends the answers of visible questions, normalized and without blanks', () => {
  const sent = answersToSend(template, {
    item_type: 'other',
    odometer_reading: '98412',
    sale_amount: ' 2,400 ',
    seller_promises: '  ',
    seller_in_business: false,
  })
  expect(sent).toEqual({ item_type: 'other', sale_amount: '2400' })
})

test('sends an emptied answer where the server would use a default', () => {
  expect(answersToSend(template, { free_of: '', proof_use: '' })).toEqual({ free_of: '' })
})
