import { PutObjectCommand } from '@aws-sdk/client-s3'
import { afterEach, describe, expect, it } from 'vitest'
import { BUCKETS } from '../../infra/config/resources.ts'
import { filePrefixOf, keyOf } from '../../lambdas/core/files.ts'
import { storage } from '../../lambdas/core/platform/storage.ts'
import { handler } from '../../lambdas/erasure/index.ts'
import { completeOrder } from '../../lambdas/generation/complete-order.ts'
import { functions, rowOf, setUpFunctions } from '../support/functions/functions.ts'
import { asService, permissionsOf } from '../support/functions/permissions.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { allFiles, rewriteOrder } from '../support/store/rows.ts'
import { CAR_SALE } from '../support/store/store.ts'

setUpFunctions()
afterEach(() => interceptCalls((_, send) => send(), 'attempts'))

const CORRECTED = { ...CAR_SALE, buyer_name: 'Cy Lee' }

const filesOf = async (id: string) =>
  (await allFiles(functions)).filter((key) => key.startsWith(filePrefixOf(id)))
const erase = () => asService('erasure', handler)
const putFile = (Key: string) =>
  asService('generation', () =>
    storage().send(new PutObjectCommand({ Bucket: BUCKETS.documents, Key, Body: 'late' })),
  )

describe('the files of an erased order', () => {
  it('are deleted once by the scheduled run', async () => {
    const { id, token } = await functions.buy()
    await functions.call('deleteDownload', { token })
    expect(await filesOf(id)).toHaveLength(3)
    expect(await erase()).toEqual({ marked: 1 })
    expect(await filesOf(id)).toEqual([])
    expect(await rowOf(id)).not.toHaveProperty('erasing')
    expect(await erase()).toEqual({ marked: 0 })
  })

  it('stay marked while storage fails, and those of other orders are deleted', async () => {
    const [failing, other] = [await functions.buy(), await functions.buy()]
    await functions.call('deleteDownload', { token: failing.token })
    await functions.call('deleteDownload', { token: other.token })
    interceptCalls(({ name, input }, send) => {
      const isFailing = String(Reflect.get(input, 'Key')).startsWith(filePrefixOf(failing.id))
      if (name === 'DeleteObject' && isFailing) throw new Error('Storage is down')
      return send()
    }, 'attempts')
    await expect(erase()).rejects.toThrow(AggregateError)
    expect(await filesOf(other.id)).toEqual([])
    expect(await rowOf(failing.id)).toMatchObject({ erasing: 'due' })
    interceptCalls((_, send) => send(), 'attempts')
    await erase()
    expect(await filesOf(failing.id)).toEqual([])
  })

  it('are deleted again when generation stored some of them in the meantime', async () => {
    const { id, token } = await functions.buy()
    await functions.call('correctAnswers', { token, answers: CORRECTED, revision: 1 })
    await functions.call('deleteDownload', { token })
    await erase()
    await putFile(keyOf(id, 'pdf', 2))
    await asService('generation', () => completeOrder(id))
    await erase()
    expect(await filesOf(id)).toEqual([])
  })

  it('that are marked again during a run are deleted by the next run', async () => {
    const { id, token } = await functions.buy()
    await functions.call('deleteDownload', { token })
    interceptCalls(async ({ name }, send) => {
      if (name === 'UpdateItem') {
        await putFile(keyOf(id, 'pdf', 2))
        await rewriteOrder(functions, id, { erase_at: '2099-01-01T00:00:00.000Z' })
      }
      return send()
    }, 'attempts')
    await erase()
    interceptCalls((_, send) => send(), 'attempts')
    expect(await rowOf(id)).toMatchObject({ erasing: 'due' })
    await erase()
    expect(await filesOf(id)).toEqual([])
  })
})

it('deletes only the replaced files after a correction', async () => {
  const { id, token } = await functions.buy()
  await functions.call('correctAnswers', { token, answers: CORRECTED, revision: 1 })
  await asService('generation', () => completeOrder(id))
  expect(await filesOf(id)).toHaveLength(6)
  await erase()
  expect((await filesOf(id)).toSorted()).toEqual(
    (['docx', 'pdf', 'instructions'] as const).map((format) => keyOf(id, format, 2)).toSorted(),
  )
})

it('does not delete the files of a ready order that is marked by mistake', async () => {
  const { id } = await functions.buy()
  await rewriteOrder(functions, id, { erasing: 'due', erase_at: '2026-01-01T00:00:00.000Z' })
  await erase()
  expect(await filesOf(id)).toHaveLength(3)
  expect(await rowOf(id)).not.toHaveProperty('erasing')
})

it('has exactly the permissions that its AWS calls need', () => {
  expect([...(functions.used.get('erasure') ?? [])].toSorted()).toEqual(
    permissionsOf('erasure').toSorted(),
  )
})
