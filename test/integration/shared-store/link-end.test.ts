import { expect, it } from 'vitest'
import { LINK_LIFETIME_MS } from '../../../lambdas/core/orders/link.ts'
import { findDownload } from '../../../lambdas/shop/downloads.ts'
import { allOrders } from '../../support/store/rows.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'

setUpSharedStore()

it('a link works for seven days, to the second, and is then reported as expired', async () => {
  const { id, token } = await store.buy()
  const order = (await allOrders(store)).find((row) => row.id === id)
  const end = Date.parse(order?.ready_at ?? '') + LINK_LIFETIME_MS
  expect(LINK_LIFETIME_MS).toBe(7 * 24 * 60 * 60 * 1000)
  expect(order?.expires_at).toBe(new Date(end).toISOString())
  const findAt = (offset: number) => findDownload(token, new Date(end + offset))
  for (const offset of [-LINK_LIFETIME_MS, -1000, 0]) {
    expect(await findAt(offset)).toMatchObject({ id })
  }
  for (const offset of [1, 1000, LINK_LIFETIME_MS]) {
    await expect(findAt(offset)).rejects.toMatchObject({
      code: 'gone',
      message: 'This download link has expired',
    })
  }
})

it.each([
  ['an unknown token', 'x'.repeat(43)],
  ['no token', ''],
])('%s opens nothing', async (_, token) => {
  await expect(findDownload(token, new Date())).rejects.toMatchObject({
    code: 'not_found',
    message: 'Document not found or download link has expired',
  })
})
