import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { PurchaseRow } from '../../../shared/api/admin-purchases.ts'
import {
  PURCHASE_ELSEWHERE,
  UNKNOWN_PURCHASE,
  UNREACHABLE_PURCHASE,
} from '../../../shared/content/purchase-notices.ts'
import { DOWNLOAD_MESSAGES } from '../../../shared/download-messages.ts'
import { opensFiles, PURCHASE_STATES, STATE_TEXTS } from '../../../shared/purchase-states.ts'
import { toApiError } from '../../../web/api/api.ts'
import { unreachableError } from '../../../web/api/api-error.ts'
import { App } from '../../../web/app/app.tsx'
import { statusText } from '../../../web/features/admin/purchases/purchase-facts.ts'
import { DownloadPage } from '../../../web/features/checkout/download/download-page.tsx'
import {
  DownloadProblem,
  downloadErrorText,
} from '../../../web/features/checkout/download/download-problem.tsx'
import { purchaseNotice } from '../../../web/features/checkout/status/purchase-notice.ts'
import { PurchaseProgress } from '../../../web/features/checkout/status/purchased.tsx'

const htmlOf = async (content: React.ReactNode): Promise<string> => {
  const { prelude } = await prerender(
    <App>
      <StaticRouter location="/">{content}</StaticRouter>
    </App>,
  )
  return (await new Response(prelude).text()).replaceAll('&#x27;', "'")
}

const ROW: Omit<PurchaseRow, 'state'> = {
  ...{ id: 'ord_1', status: 'ready', documentId: 'bill-of-sale', title: 'Bill of Sale' },
  ...{ amount: 1900, currency: 'usd', refunded: 0, createdAt: '2026-11-20T10:00:00Z' },
  ...{ personalized: true, corrections: 0, isDisputed: false, history: [] },
}

describe.each(PURCHASE_STATES)('a purchase that is %s', (state) => {
  const texts = STATE_TEXTS[state]

  it('has the same text on the success view, order status page and thank-you page', async () => {
    const notice = opensFiles(state) ? PURCHASE_ELSEWHERE : texts
    expect(purchaseNotice(state)).toEqual(notice)
    const page = await htmlOf(<PurchaseProgress status={state} token="a-token" />)
    for (const text of [notice.title, notice.text]) expect(page).toContain(text)
    expect(page.includes(DOWNLOAD_MESSAGES.download.renewal.action)).toBe(state === 'link_expired')
  })

  it('offers the next step for this state on the download page', async () => {
    if (opensFiles(state)) return
    const text = downloadErrorText({ status: 410, state })
    expect(text).toBe(texts.linkError ?? texts.title)
    const page = await htmlOf(<DownloadProblem text={text} state={state} token="a-token" />)
    for (const part of [text, texts.text]) expect(page.split(part).length).toBe(2)
    expect(page.includes('Download receipt')).toBe(['renew', 'receipt'].includes(texts.next))
    expect(page.includes(DOWNLOAD_MESSAGES.download.renewal.action)).toBe(texts.next === 'renew')
    expect(page).not.toContain('Try again')
  })

  it('has its own label in the admin area', () => {
    expect(statusText({ ...ROW, state })).toBe(texts.admin)
    const same = PURCHASE_STATES.filter((other) => STATE_TEXTS[other].admin === texts.admin)
    expect(same).toEqual([state])
  })
})

it('a download page without a server response offers a retry', async () => {
  const page = await htmlOf(<DownloadProblem text="Error" onRetry={async () => undefined} />)
  expect(page).toContain('Try again')
})

it('a download page without a token reports an invalid link', async () => {
  expect(await htmlOf(<DownloadPage />)).toContain('Invalid download link')
})

const errorWithStatus = (status: number) => toApiError(status, undefined)

it.each([
  [404, 'Document not found or download link has expired'],
  [500, 'An error occurred while retrieving your document'],
  [400, 'An error occurred while retrieving your document'],
])('shows a download response of %i as "%s"', (status, text) => {
  expect(downloadErrorText(errorWithStatus(status))).toBe(text)
})

it('an order status page shows an error instead of an older status, and says whose it is', () => {
  expect(purchaseNotice(undefined, errorWithStatus(404))).toBe(UNKNOWN_PURCHASE)
  expect(purchaseNotice('paid', errorWithStatus(500))).toBe(UNREACHABLE_PURCHASE)
  expect(purchaseNotice(undefined, unreachableError())).toBe(UNREACHABLE_PURCHASE)
})
