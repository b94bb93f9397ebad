import { expect, test } from 'vitest'
import { UNKNOWN_PURCHASE, UNREACHABLE_PURCHASE } from '../../../shared/content/purchase-notices.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { toApiError } from '../../../web/api/api.ts'
import { unreachable } from '../../../web/api/api-error.ts'
import { downloadErrorText } from '../../../web/features/checkout/download/download-problem.tsx'
import { purchaseNotice } from '../../../web/features/checkout/status/purchase-notice.ts'

const answered = (status: number) => toApiError(status, undefined)

test('distinguishes an unknown reference from a server error', () => {
  expect(purchaseNotice(undefined, answered(404))).toBe(UNKNOWN_PURCHASE)
  expect(purchaseNotice(undefined, answered(503))).toBe(UNREACHABLE_PURCHASE)
  expect(purchaseNotice(undefined, unreachable())).toBe(UNREACHABLE_PURCHASE)
})

test('shows an error instead of an older status', () => {
  expect(purchaseNotice('paid', answered(500))).toBe(UNREACHABLE_PURCHASE)
})

test.each([
  [404, MESSAGES.download.notFound],
  [500, MESSAGES.download.unexpected],
  [400, MESSAGES.download.unexpected],
])('shows a download response of %i as "%s"', (status, text) => {
  expect(downloadErrorText(answered(status))).toBe(text)
})
