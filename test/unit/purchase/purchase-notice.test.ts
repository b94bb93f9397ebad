import { expect, test } from 'vitest'
import { UNKNOWN_PURCHASE, UNREACHABLE_PURCHASE } from '../../../shared/content/purchase-notices.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { toApiError } from '../../../web/api/api.ts'
import { unreachableError } from '../../../web/api/api-error.ts'
import { downloadErrorText } from '../../../web/features/checkout/download/download-problem.tsx'
import { purchaseNotice } from '../../../web/features/checkout/status/purchase-notice.ts'

const errorWithStatus = (status: number) => toApiError(status, undefined)

test('distinguishes an unknown reference from a server error', () => {
  expect(purchaseNotice(undefined, errorWithStatus(404))).toBe(UNKNOWN_PURCHASE)
  expect(purchaseNotice(undefined, errorWithStatus(503))).toBe(UNREACHABLE_PURCHASE)
  expect(purchaseNotice(undefined, unreachableError())).toBe(UNREACHABLE_PURCHASE)
})

test('shows an error instead of an older status', () => {
  expect(purchaseNotice('paid', errorWithStatus(500))).toBe(UNREACHABLE_PURCHASE)
})

test.each([
  [404, MESSAGES.download.notFound],
  [500, MESSAGES.download.unexpected],
  [400, MESSAGES.download.unexpected],
])('shows a download response of %i as "%s"', (status, text) => {
  expect(downloadErrorText(errorWithStatus(status))).toBe(text)
})
