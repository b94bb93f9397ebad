import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filePrefixOf, keyOf } from '../../lambdas/core/files.ts'
import { eraseMarked } from '../../lambdas/erasure/index.ts'
import { completeOrder } from '../../lambdas/generation/complete-order.ts'
import { FILE_FORMATS } from '../../shared/api/downloads.ts'
import { type Functions, startFunctions } from '../support/functions/functions.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { revoke } from '../support/store/revoke.ts'
import { allAnswers, allFiles, allOrders, removeFile, rewriteOrder } from '../support/store/rows.ts'
import { CAR_SALE } from '../support/store/store.ts'

let functions: Functions
let calls: string[] = []
/** Runs once, before a file of an order is written. */
let beforeFile: (() => Promise<unknown>) | undefined
beforeAll(async () => {
  functions = await startFunctions()
  interceptCalls(async ({ name }, send) => {
    calls.push(name)
    const act = name === 'PutObject' ? beforeFile : undefined
    if (act) {
      beforeFile = undefined
      await act()
    }
    return send()
  })
})
beforeEach(() => {
  beforeFile = undefined
})
afterAll(() => functions.stop())

const rowOf = async (id: string) => (await allOrders(functions)).find((order) => order.id === id)
const filesOf = async (id: string) =>
  (await allFiles(functions)).filter((key) => key.startsWith(filePrefixOf(id)))
const complete = (id: string) => {
  calls = []
  return completeOrder(id)
}
const correct = (token: string) =>
  functions.call('correctAnswers', {
    token,
    answers: { ...CAR_SALE, buyer_name: 'Cy Lee' },
    revision: 1,
  })

describe('a message of the queue', () => {
  it('that comes twice makes the files once, and mails the buyer once', async () => {
    const before = functions.valuesOf('OrdersReady').length
    const { id } = await functions.buy()
    await complete(id)
    expect(calls).toEqual(['GetItem', 'GetItem'])
    expect(functions.valuesOf('OrdersReady').slice(before)).toEqual([1])
  })

  it('that comes again after a crash mails the buyer who was not mailed', async () => {
    const { id } = await functions.buy()
    const due_at = new Date().toISOString()
    await rewriteOrder(functions, id, {
      ...{ mailed_at: undefined, awaiting: 'files', sweeps: 1, due_at },
    })
    await complete(id)
    expect(calls).toContain('SendEmail')
    expect(calls).not.toContain('PutObject')
    expect(await rowOf(id)).not.toHaveProperty('awaiting')
  })

  it('of a purchase that was refunded before its files were there makes none', async () => {
    const { id } = await functions.buy()
    await revoke(id)
    await complete(id)
    expect(calls).not.toContain('PutObject')
    expect(calls).not.toContain('SendEmail')
  })
})

it('a file that was lost is made again, and its buyer is not mailed again', async () => {
  const { id, token } = await functions.buy()
  await removeFile(functions, keyOf(id, 'pdf'))
  expect((await functions.call('getDownload', { token })).preparing).toEqual(['pdf'])
  await complete(id)
  expect(calls).not.toContain('SendEmail')
  expect((await functions.call('getDownload', { token })).files).toEqual(FILE_FORMATS)
  const row = await rowOf(id)
  expect(row).not.toHaveProperty('remake_at')
  expect(row).not.toHaveProperty('awaiting')
})

describe('the files of corrected answers', () => {
  it('do not stay when the buyer deletes the document while they are made', async () => {
    const { id, token } = await functions.buy()
    await correct(token)
    beforeFile = () => functions.call('deleteDownload', { token })
    await complete(id)
    await eraseMarked()
    expect(await filesOf(id)).toEqual([])
    expect(calls.filter((name) => name === 'SendEmail')).toHaveLength(1)
    expect(await rowOf(id)).not.toHaveProperty('answers_version')
    expect((await allAnswers(functions)).filter(({ order_id }) => order_id === id)).toEqual([])
  })
})
