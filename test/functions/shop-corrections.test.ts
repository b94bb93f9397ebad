import { randomUUID } from 'node:crypto'
import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BUCKETS } from '../../infra/config/resources.ts'
import { filePrefixOf, keyOf } from '../../lambdas/core/files.ts'
import { storeAnswers } from '../../lambdas/core/orders/answers.ts'
import { storage } from '../../lambdas/core/platform/storage.ts'
import { eraseMarked } from '../../lambdas/erasure/index.ts'
import { completeOrder } from '../../lambdas/generation/complete-order.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { STATE_TEXTS } from '../../shared/purchase-states.ts'
import { functions, rowOf, setUpFunctions } from '../support/functions/functions.ts'
import { asService } from '../support/functions/permissions.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { allAnswers, allFiles, answersOf, rewriteOrder } from '../support/store/rows.ts'
import { CAR_SALE, purchase } from '../support/store/store.ts'

setUpFunctions()
/** Runs once, before the next update of a row. */
let beforeUpdate: (() => Promise<unknown>) | undefined
let calls: string[] = []
beforeAll(async () => {
  interceptCalls(async ({ name }, send) => {
    const hook = name === 'UpdateItem' ? beforeUpdate : undefined
    if (hook) {
      beforeUpdate = undefined
      await hook()
    }
    calls.push(name)
    return send()
  })
})
beforeEach(() => {
  beforeUpdate = undefined
  calls = []
})

/** Every version of an order's answers that remains after the erasure function has run. */
const storedAnswersOf = async (id: string) => {
  await asService('erasure', eraseMarked)
  const left = (await allAnswers(functions)).filter(({ order_id }) => order_id === id)
  return [...left, ...[await rowOf(id)].flatMap((row) => row?.answers_version ?? [])]
}

const withBuyer = (buyer_name: string) => ({ ...CAR_SALE, buyer_name })
const correct = (token: string, buyer: string, revision = 1) =>
  functions.call('correctAnswers', { token, answers: withBuyer(buyer), revision })
const expectConflict = async (token: string, buyer: string, revision = 1) => {
  const input = { token, answers: withBuyer(buyer), revision }
  return (await functions.expectError('correctAnswers', 'conflict', input)).error
}

describe('a correction', () => {
  it('whose response was lost is accepted again and counts once toward the ten', async () => {
    const { id, token } = await functions.buy()
    expect(await correct(token, 'Cy Lee')).toEqual({ revision: 2 })
    expect(await correct(token, 'Cy Lee')).toEqual({ revision: 2 })
    const row = await rowOf(id)
    expect(row).toMatchObject({ revision: 2 })
    expect(row?.history?.filter(({ event }) => event === 'corrected')).toHaveLength(1)
    expect(calls.filter((name) => name === 'SendMessage').length).toBeGreaterThan(1)
  })

  it('makes the earlier files verify as replaced and the new ones as current', async () => {
    const { id, token } = await functions.buy()
    const digests = async () => Object.values((await rowOf(id))?.sha256 ?? {})
    const replacedOn = async (sha256: string) =>
      (await functions.call('verifyFile', { sha256 })).replacedOn
    const before = await digests()
    expect(before).toHaveLength(3)
    await correct(token, 'Cy Lee')
    expect(await Promise.all(before.map(replacedOn))).toEqual([undefined, undefined, undefined])
    await functions.complete(id)
    const today = new Date().toISOString().slice(0, 10)
    expect(await Promise.all(before.map(replacedOn))).toEqual([today, today, today])
    expect(await Promise.all((await digests()).map(replacedOn))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('sent twice concurrently is accepted twice and applied once', async () => {
    const { id, token } = await functions.buy()
    beforeUpdate = () => correct(token, 'Cy Lee')
    expect(await correct(token, 'Cy Lee')).toEqual({ revision: 2 })
    expect(await rowOf(id)).toMatchObject({ revision: 2 })
    expect(await answersOf(functions, id)).toMatchObject(withBuyer('Cy Lee'))
  })

  it('does not overwrite other answers that were accepted first', async () => {
    const { id, token } = await functions.buy()
    beforeUpdate = () => correct(token, 'Dee Ray')
    expect(await expectConflict(token, 'Cy Lee')).toBe(MESSAGES.corrections.outdated)
    expect(await expectConflict(token, 'Cy Lee')).toBe(MESSAGES.corrections.outdated)
    expect(await rowOf(id)).toMatchObject({ revision: 2 })
    expect(await answersOf(functions, id)).toMatchObject(withBuyer('Dee Ray'))
  })

  it('is rejected as busy until the files of the previous one are ready', async () => {
    const { id, token } = await functions.buy()
    await correct(token, 'Cy Lee')
    expect(await expectConflict(token, 'Dee Ray', 2)).toBe(MESSAGES.corrections.busy)
    await rewriteOrder(functions, id, { files_revision: 2 })
    expect(await correct(token, 'Dee Ray', 2)).toEqual({ revision: 3 })
  })

  it('of an order refunded at the same moment is rejected', async () => {
    const { id, token } = await functions.buy()
    beforeUpdate = () =>
      rewriteOrder(functions, id, {
        ...{ status: 'revoked', revision: 2 },
        revoked_at: new Date().toISOString(),
      })
    expect(await expectConflict(token, 'Cy Lee')).toBe(MESSAGES.corrections.outdated)
  })

  it('with unchanged answers is rejected and does not count toward the ten', async () => {
    const { id, token } = await functions.buy()
    const input = { token, answers: CAR_SALE, revision: 1 }
    const { error } = await functions.expectError('correctAnswers', 'conflict', input)
    expect(error).toBe(MESSAGES.corrections.unchanged)
    expect(await rowOf(id)).not.toHaveProperty('revision')
  })

  it('of a document no longer sold is rejected', async () => {
    const { id, token } = await functions.buy()
    await rewriteOrder(functions, id, { document_id: 'bill-of-goods' })
    const input = { token, answers: CAR_SALE, revision: 1 }
    const { error } = await functions.expectError('correctAnswers', 'not_found', input)
    expect(error).toBe(MESSAGES.notFound.document)
  })

  it('without a state is invalid, not treated as another state', async () => {
    const { token } = await functions.buy()
    const input = { token, answers: { ...CAR_SALE, state: '' }, revision: 1 }
    const { fields } = await functions.expectError('correctAnswers', 'invalid', input)
    expect(Object.keys(fields ?? {})).toEqual(['state'])
  })

  it('to another state changes the state in the sales metrics, which an erasure removes', async () => {
    const { id, token } = await functions.buy()
    expect((await rowOf(id))?.us_state).toBe(CAR_SALE.state)
    const input = { token, answers: { ...CAR_SALE, state: 'Texas' }, revision: 1 }
    await functions.call('correctAnswers', input)
    expect((await rowOf(id))?.us_state).toBe('Texas')
    await completeOrder(id)
    await functions.call('deleteDownload', { token })
    expect(await rowOf(id)).not.toHaveProperty('us_state')
  })

  it('starts from the stored answers, without unanswered fields', async () => {
    const { id, token } = await functions.buy()
    const { answers } = await functions.call('getCorrection', { token })
    expect(answers).toEqual(await answersOf(functions, id))
  })
})

it('requests a missing file once, however often the buyer opens the page', async () => {
  const { id, token } = await functions.buy()
  const Key = keyOf(id, 'pdf')
  await storage().send(new DeleteObjectCommand({ Bucket: BUCKETS.documents, Key }))
  calls = []
  for (let times = 0; times < 3; times += 1) {
    const { preparing, mailedTo } = await functions.call('getDownload', { token })
    expect(preparing).toEqual(['pdf'])
    expect(mailedTo).toMatch(/^.\*\*\*@/)
  }
  expect(calls.filter((name) => name === 'SendMessage')).toHaveLength(1)
})

describe('during a correction', () => {
  it('a missing file is not requested separately', async () => {
    const { id, token } = await functions.buy()
    await correct(token, 'Cy Lee')
    const Key = keyOf(id, 'pdf')
    await storage().send(new DeleteObjectCommand({ Bucket: BUCKETS.documents, Key }))
    calls = []
    await functions.expectError('downloadFile', 'not_ready', { token, format: 'pdf' })
    expect(calls).not.toContain('SendMessage')
    expect(await rowOf(id)).not.toHaveProperty('remake_at')
  })
})

describe('deleting a document', () => {
  it('twice concurrently emails the receipt once', async () => {
    const { token } = await functions.buy()
    const before = (await functions.servers.mail.messages()).length
    let first: { mailedTo?: string } = {}
    beforeUpdate = async () => {
      first = await functions.call('deleteDownload', { token })
    }
    const { error } = await functions.expectError('deleteDownload', 'gone', { token })
    expect(error).toBe(STATE_TEXTS.deleted.title)
    expect(first.mailedTo).toMatch(/^.\*\*\*@/)
    expect(await functions.servers.mail.messages()).toHaveLength(before + 1)
  })

  it('succeeds on the retry when a history entry was added in between', async () => {
    const { id, token } = await functions.buy()
    beforeUpdate = () => functions.call('retryPurchase', { id })
    await functions.call('deleteDownload', { token })
    const row = await rowOf(id)
    expect(row).toMatchObject({ status: 'revoked' })
    expect(await storedAnswersOf(id)).toEqual([])
    expect(row?.history?.map(({ event }) => event)).toContain('remade')
  })

  it.each([
    [
      'was refunded before',
      (id: string) => functions.call('refundPurchase', { id, requestId: randomUUID() }),
    ],
    [
      'has an expired link',
      (id: string) => rewriteOrder(functions, id, { expires_at: '2026-01-01T00:00:00.000Z' }),
    ],
  ])('works for a purchase that %s', async (_, change) => {
    const { id, token } = await functions.buy()
    await change(id)
    await functions.call('deleteDownload', { token })
    expect(await storedAnswersOf(id)).toEqual([])
    expect((await allFiles(functions)).filter((key) => key.startsWith(filePrefixOf(id)))).toEqual(
      [],
    )
    const row = await rowOf(id)
    for (const gone of ['email', 'download_token', 'access_key', 'pdf_url']) {
      expect(row).not.toHaveProperty(gone)
    }
    await functions.expectError('deleteDownload', 'gone', { token })
  })

  it('is completed by a repeated request after an interruption', async () => {
    const { id, token } = await functions.buy()
    await functions.call('deleteDownload', { token })
    await storeAnswers(id, CAR_SALE, new Date())
    await functions.expectError('deleteDownload', 'gone', { token })
    expect(await storedAnswersOf(id)).toEqual([])
  })

  it('removes the address and the notes from a payment assigned to it', async () => {
    const unmatched = `unmatched_${await functions.payUnknownSession()}`
    await functions.call('notePayment', { id: unmatched, text: 'Wrote to Ann' })
    const { orderId } = await functions.call('createOrder', purchase())
    await functions.call('assignPayment', { id: unmatched, orderId })
    await completeOrder(orderId)
    expect(await rowOf(unmatched)).toHaveProperty('email')
    const token = (await rowOf(orderId))?.download_token ?? ''
    await functions.call('deleteDownload', { token })
    expect(await rowOf(unmatched)).not.toHaveProperty('email')
    expect(JSON.stringify(await rowOf(unmatched))).not.toContain('Ann')
    expect(await rowOf(unmatched)).toMatchObject({ assigned_to: orderId })
  })

  it('succeeds without the receipt email, and the response does not promise one', async () => {
    const { id, token } = await functions.buy()
    functions.servers.mail.failNext(1)
    expect(await functions.call('deleteDownload', { token })).not.toHaveProperty('mailedTo')
    expect(await storedAnswersOf(id)).toEqual([])
  })

  it('sends no email when the buyer has no address', async () => {
    const { id, token } = await functions.buy()
    await rewriteOrder(functions, id, { email: undefined })
    expect(await functions.call('getDownload', { token })).not.toHaveProperty('mailedTo')
    calls = []
    expect(await functions.call('deleteDownload', { token })).not.toHaveProperty('mailedTo')
    expect(calls).not.toContain('SendEmail')
  })
})
