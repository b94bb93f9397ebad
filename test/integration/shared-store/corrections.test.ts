import { describe, expect, it } from 'vitest'
import { filePrefixOf, keyOf } from '../../../lambdas/core/files.ts'
import { storeAnswers } from '../../../lambdas/core/orders/answers.ts'
import { eraseMarked } from '../../../lambdas/erasure/index.ts'
import type { CorrectionView } from '../../../shared/api/downloads.ts'
import type { ErrorView } from '../../../shared/api/errors.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { docxText, pdfText } from '../../support/file-text.ts'
import {
  allFiles,
  allOrders,
  rewriteOrder,
  answersOf as storedAnswersOf,
} from '../../support/store/rows.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'
import { CAR_SALE, payAt } from '../../support/store/store.ts'
import { until } from '../../support/store/until.ts'

setUpSharedStore()

const NEW_BUYER = 'Wilhelmina Achterberg-Quill'
const CORRECTED = { ...CAR_SALE, buyer_name: NEW_BUYER }

const orderOf = async (id: string) => (await allOrders(store)).find((order) => order.id === id)
const filesOf = async (id: string) =>
  (await allFiles(store)).filter((key) => key.startsWith(filePrefixOf(id)))
const mailsWith = async (token: string) =>
  (await store.parts.mail.messages()).filter((mail) => JSON.stringify(mail).includes(token))

/** Waits until the mail is sent, the last step of a correction. */
const settled = (id: string) =>
  until(
    () => orderOf(id),
    (order) => order?.status === 'ready' && order.mailed_at !== undefined,
  )

const buy = async (changes: Record<string, unknown> = {}) => {
  const { body } = await store.checkout(changes)
  await payAt(body.url, 'pay')
  const { downloadToken = '' } = await store.ready(body.orderId)
  await settled(body.orderId)
  return { id: body.orderId, token: downloadToken }
}

const answersOf = (token: string) =>
  store.get<CorrectionView & ErrorView>(`/api/downloads/${token}/answers`)
const correct = (token: string, body: unknown) =>
  store.post<{ revision: number } & ErrorView>(`/api/downloads/${token}/corrections`, body)

const corrected = (token: string) =>
  until(
    async () => (await store.download(token)).body,
    (view) => view.revision > 1 && !view.beingCorrected,
  )

const fetchFile = async (token: string, format: string) => {
  const { headers } = await store.get(`/api/downloads/${token}/${format}`)
  const file = await fetch(headers.get('location') ?? '')
  expect(file.status).toBe(200)
  return new Uint8Array(await file.arrayBuffer())
}

describe('a correction', () => {
  it('makes all three files again under the same link and mails it again', async () => {
    const { id, token } = await buy()
    const before = await orderOf(id)
    const { body: opened } = await answersOf(token)
    expect(opened).toMatchObject({ documentId: 'bill-of-sale', answers: CAR_SALE, revision: 1 })
    const reply = await correct(token, { answers: CORRECTED, revision: 1 })
    expect(reply).toMatchObject({ status: 202, body: { revision: 2 } })
    await corrected(token)
    for (const text of [
      docxText(await fetchFile(token, 'docx')),
      await pdfText(await fetchFile(token, 'pdf')),
      await pdfText(await fetchFile(token, 'instructions')),
    ]) {
      expect(text).toContain(NEW_BUYER)
      expect(text).not.toContain(CAR_SALE.buyer_name)
    }
    const after = await settled(id)
    expect(after?.expires_at).toBe(before?.expires_at)
    expect(after).not.toHaveProperty('awaiting')
    expect(after?.docx_url).toBe(keyOf(id, 'docx', 2))
    const mails = await mailsWith(token)
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Your Bill of Sale is ready/),
        expect.stringMatching(/^Your corrected Bill of Sale is ready/),
      ]),
    )
    expect(mails).toHaveLength(2)
  })

  it('leaves nothing of the files it replaced', async () => {
    const { id, token } = await buy()
    await correct(token, { answers: CORRECTED, revision: 1 })
    await corrected(token)
    await settled(id)
    await eraseMarked()
    expect(await filesOf(id)).toEqual(
      [keyOf(id, 'docx', 2), keyOf(id, 'pdf', 2), keyOf(id, 'instructions', 2)].sort(),
    )
    await correct(token, { answers: CAR_SALE, revision: 2 })
    await until(
      async () => {
        await eraseMarked()
        return filesOf(id)
      },
      (keys) => keys.length === 3 && keys.every((key) => key.includes('_v3')),
    )
    expect(await pdfText(await fetchFile(token, 'pdf'))).toContain(CAR_SALE.buyer_name)
  })

  it('counts once however often it is sent', async () => {
    const { id, token } = await buy()
    const send = () => correct(token, { answers: CORRECTED, revision: 1 })
    const replies = await Promise.all(Array.from({ length: 8 }, send))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]))
    await corrected(token)
    await settled(id)
    expect((await send()).status).toBe(202)
    expect((await orderOf(id))?.revision).toBe(2)
    expect(await mailsWith(token)).toHaveLength(2)
  })

  it('of answers that others have corrected is refused', async () => {
    const { id, token } = await buy()
    await correct(token, { answers: CORRECTED, revision: 1 })
    await corrected(token)
    const late = await correct(token, { answers: { ...CAR_SALE, buyer_name: 'Bo' }, revision: 1 })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: MESSAGES.corrections.outdated },
    })
    expect((await storedAnswersOf(store, id))?.buyer_name).toBe(NEW_BUYER)
  })

  it('has to pass the checks of the form', async () => {
    const { id, token } = await buy()
    const reply = await correct(token, { answers: { ...CAR_SALE, sale_amount: '' }, revision: 1 })
    expect(reply.status).toBe(422)
    expect(reply.body.fields).toEqual({ sale_amount: 'Sale price is required.' })
    expect(await correct(token, { answers: CORRECTED })).toMatchObject({ status: 422 })
    expect((await correct(token, '{"answers":{"__proto__":"x"},"revision":1}')).status).toBe(400)
    expect(await storedAnswersOf(store, id)).toMatchObject(CAR_SALE)
  })
})

describe('while the new files are made', () => {
  it('the old ones stay, a second correction waits, and a restart loses nothing', async () => {
    const { id, token } = await buy()
    const past = new Date(Date.now() - 1000).toISOString()
    // As a crash leaves it: the correction is written down, its message is lost.
    await rewriteOrder(store, id, {
      answers_version: await storeAnswers(id, CORRECTED, new Date(), 2),
      revision: 2,
      corrected_at: past,
      mailed_at: undefined,
      awaiting: 'files',
      due_at: past,
      sweeps: 0,
    })
    const { body } = await store.download(token)
    expect(body).toMatchObject({ beingCorrected: true, files: ['docx', 'pdf', 'instructions'] })
    expect(await pdfText(await fetchFile(token, 'pdf'))).toContain(CAR_SALE.buyer_name)
    const second = await correct(token, { answers: CAR_SALE, revision: 2 })
    expect(second).toMatchObject({ status: 409, body: { error: MESSAGES.corrections.busy } })
    const { sweep } = await import('../../../lambdas/payments/index.ts')
    await sweep()
    await corrected(token)
    expect(await pdfText(await fetchFile(token, 'pdf'))).toContain(NEW_BUYER)
    expect(await mailsWith(token)).toHaveLength(2)
  })
})

/** The files after a run of the erasure. The store may store some meanwhile, which the next run erases. */
const filesLeft = async (id: string) => {
  await eraseMarked()
  return filesOf(id)
}

describe('deleting', () => {
  it('after a correction erases every version', async () => {
    const { id, token } = await buy()
    await correct(token, { answers: CORRECTED, revision: 1 })
    await corrected(token)
    await fetch(`${store.site}/api/downloads/${token}`, { method: 'DELETE' })
    await expect.poll(() => filesLeft(id), { timeout: 30_000 }).toEqual([])
    expect(JSON.stringify(await orderOf(id))).not.toContain('Achterberg')
  })

  it('in the middle of a correction leaves no file behind', async () => {
    const { id, token } = await buy()
    await correct(token, { answers: CORRECTED, revision: 1 })
    await fetch(`${store.site}/api/downloads/${token}`, { method: 'DELETE' })
    const { completeOrder } = await import('../../../lambdas/generation/complete-order.ts')
    await completeOrder(id)
    await expect.poll(() => filesLeft(id), { timeout: 30_000 }).toEqual([])
    expect((await orderOf(id))?.status).toBe('revoked')
    expect((await answersOf(token)).status).toBe(410)
  })
})
