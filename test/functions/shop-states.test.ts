import { beforeAll, describe, expect, it } from 'vitest'
import { isBought } from '../../lambdas/core/orders/order.ts'
import { findPurchase } from '../../lambdas/core/orders/table.ts'
import { unmatchedId } from '../../lambdas/core/orders/unmatched.ts'
import { receiptOf } from '../../lambdas/core/receipt.ts'
import { settleRow } from '../../lambdas/core/settle-payment.ts'
import { completeOrder } from '../../lambdas/generation/complete-order.ts'
import { mailLinks } from '../../lambdas/generation/mail-links.ts'
import { mailNotice } from '../../lambdas/generation/mail-notice.ts'
import { receiptFacts } from '../../shared/content/receipt.ts'
import {
  linkErrorOf,
  opensFiles,
  PURCHASE_STATES,
  type PurchaseState,
  STATE_TEXTS,
} from '../../shared/purchase-states.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { asService } from '../support/functions/permissions.ts'
import { rewriteOrder } from '../support/store/rows.ts'
import { CAR_SALE, payAt, purchase, sessionOf } from '../support/store/store.ts'

setUpFunctions()

/** A purchase in one state; `token` is the token of its link, if any. */
type TestPurchase = { id: string; reference: string; token?: string; email: string }

let buyers = 0
const nextEmail = () => {
  buyers += 1
  return `buyer-${buyers}@example.com`
}

const open = async () => {
  const { url, orderId } = await functions.call('createCheckout', purchase())
  return { url, id: orderId, reference: orderId, email: nextEmail(), session: sessionOf(url) }
}

const pay = async (): Promise<TestPurchase> => {
  const { url, ...order } = await open()
  await payAt(url, 'pay', order.email)
  await functions.call('getPurchase', { reference: order.id })
  return order
}

const buy = async () => {
  const email = nextEmail()
  const { id, token } = await functions.buy({}, email)
  return { id, reference: id, token, email }
}

const rewrite = async (
  purchaseInState: TestPurchase,
  changes: Record<string, unknown>,
): Promise<TestPurchase> => {
  await rewriteOrder(functions, purchaseInState.id, changes)
  return purchaseInState
}

const correct = async (): Promise<TestPurchase & { token: string }> => {
  const testPurchase = await buy()
  const answers = { ...CAR_SALE, buyer_name: 'Wren Okafor' }
  await functions.call('correctAnswers', { token: testPurchase.token, answers, revision: 1 })
  return testPurchase
}

const refund = async (amount?: number): Promise<TestPurchase> => {
  const testPurchase = await buy()
  const requestId = crypto.randomUUID()
  await functions.call('refundPurchase', { id: testPurchase.id, requestId, amount })
  return testPurchase
}

const finish = (id: string) => asService('generation', () => completeOrder(id))

const CREATE_IN_STATE: Record<PurchaseState, () => Promise<TestPurchase>> = {
  open,
  failed: async () => rewrite(await open(), { status: 'failed' }),
  checkout_expired: async () => rewrite(await open(), { status: 'expired' }),
  paid: pay,
  ready: buy,
  correcting: correct,
  corrected: async () => {
    const testPurchase = await correct()
    await finish(testPurchase.id)
    return testPurchase
  },
  partly_refunded: () => refund(500),
  link_expired: async () => rewrite(await buy(), { expires_at: '2026-01-01T00:00:00.000Z' }),
  refunded: () => refund(),
  disputed: async () => {
    const testPurchase = await buy()
    const order = await findPurchase(testPurchase.id)
    if (!order || !isBought(order)) throw new Error('not bought')
    functions.servers.stripe.dispute(order.payment_id ?? '')
    await settleRow(testPurchase.id)
    return testPurchase
  },
  deleted: async () => {
    const testPurchase = await buy()
    await functions.call('deleteDownload', { token: testPurchase.token })
    return testPurchase
  },
  unmatched: async () => {
    const session = await functions.payUnknownSession()
    return { id: unmatchedId(session), reference: session, email: 'devon.achterberg@example.com' }
  },
}

const latestMailTo = async (email: string) =>
  (await functions.servers.mail.messages()).find(({ to }) => to.includes(email))

describe.each(PURCHASE_STATES)('a purchase that is %s', (state) => {
  const texts = STATE_TEXTS[state]
  let testPurchase: TestPurchase
  beforeAll(async () => {
    testPurchase = await CREATE_IN_STATE[state]()
  })

  it('has this state on the order status page, and a token where a link or a receipt exists', async () => {
    const view = await functions.call('getPurchase', { reference: testPurchase.reference })
    expect(view.status).toBe(state)
    const hasToken = ['renew', 'receipt', 'download'].includes(texts.next) && state !== 'deleted'
    expect(view.downloadToken).toBe(hasToken ? testPurchase.token : undefined)
  })

  it('opens its files or explains why not on the download page', async () => {
    if (testPurchase.token === undefined) return
    const { token } = testPurchase
    if (opensFiles(state)) {
      expect((await functions.call('getDownload', { token })).state).toBe(state)
    } else {
      const refusal = await functions.expectError('getDownload', 'gone', { token })
      expect(refusal).toMatchObject({ state, error: linkErrorOf(state) })
    }
  })

  it('has this state in the admin area', async () => {
    const { purchases } = await functions.call('findPurchases', { query: testPurchase.id })
    expect(purchases.map((row) => row.state)).toEqual([state])
  })

  it('has this state on the receipt', async () => {
    const row = await findPurchase(testPurchase.id)
    if (!row || !isBought(row)) return
    const facts = receiptFacts(receiptOf(row, new Date()))
    expect(facts).toContainEqual(['Status', texts.receipt])
    const method = facts.find(([label]) => label === 'Payment method')?.[1]
    expect(method).toBe(state === 'deleted' ? undefined : 'Visa ending in 4242')
  })

  it('still verifies its delivered files as genuine', async () => {
    const row = await findPurchase(testPurchase.id)
    const sha256 = row && 'sha256' in row ? row.sha256?.pdf : undefined
    const isDelivered = opensFiles(state) || testPurchase.token !== undefined
    expect(sha256 !== undefined).toBe(isDelivered)
    if (sha256 === undefined) return
    const verified = await functions.call('verifyFile', { sha256 })
    expect(verified).toMatchObject({ documentId: 'bill-of-sale', format: 'pdf' })
    expect(verified).not.toHaveProperty('replacedOn')
  })

  it('is in the “Find my purchases” email unless unpaid, pending or deleted', async () => {
    const before = await latestMailTo(testPurchase.email)
    await asService('generation', () => mailLinks(testPurchase.email))
    const mail = await latestMailTo(testPurchase.email)
    const isListed = opensFiles(state) || ['link_expired', 'refunded', 'disputed'].includes(state)
    if (!isListed) return expect(mail).toEqual(before)
    if (['refunded', 'disputed'].includes(state)) expect(mail?.text).toContain(texts.title)
    else expect(mail?.text).toContain('/document/download/')
    expect(mail?.text?.includes('no longer works')).toBe(
      ['link_expired', 'refunded'].includes(state),
    )
  })
})

describe('the buyer is emailed', () => {
  const notice = (id: string) => asService('generation', () => mailNotice(id))

  it.each([
    ['in part', 500, '$5.00 USD', 'still works'],
    ['in full', undefined, '$19.00 USD', 'no longer works'],
  ])('about a refund %s, once', async (_, amount, money, link) => {
    const { id, email } = await refund(amount)
    await notice(id)
    const mail = await latestMailTo(email)
    expect(mail?.subject).toMatch(/^Refund for your Bill of Sale \(CW-/)
    for (const text of [`We refunded ${money}`, link]) expect(mail?.text).toContain(text)
    await notice(id)
    expect((await latestMailTo(email))?.id).toBe(mail?.id)
  })

  it('when an announced refund failed', async () => {
    const { id, email } = await refund(500)
    await notice(id)
    await rewriteOrder(functions, id, { refunded_amount: undefined })
    await notice(id)
    expect((await latestMailTo(email))?.subject).toContain('didn’t go through')
  })

  it('about a payment that matches no order, and when it is refunded', async () => {
    const { id, email } = await CREATE_IN_STATE.unmatched()
    await notice(id)
    const mail = await latestMailTo(email)
    expect(mail?.subject).toMatch(/^We have your payment \(PAY-/)
    await notice(id)
    expect((await latestMailTo(email))?.id).toBe(mail?.id)
    await functions.call('refundPurchase', { id, requestId: crypto.randomUUID() })
    await notice(id)
    expect((await latestMailTo(email))?.subject).toMatch(/^Your payment was refunded \(PAY-/)
  })
})
