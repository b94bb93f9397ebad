import { expect, it } from 'vitest'
import { setUpNewStore, store } from '../support/store/new-store.ts'
import { poll } from '../support/store/poll.ts'
import { allFiles, allOrders } from '../support/store/rows.ts'
import { payAt } from '../support/store/store.ts'

setUpNewStore()

/** Three files with three attempts each by the SDK, and one whole redelivery. */
const FAILED_UPLOADS = 12

it('a storage outage delays a purchase and loses nothing', async () => {
  const { storage } = store.servers
  storage.failNextPuts(FAILED_UPLOADS)
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  await poll(
    async () => storage.failedPuts(),
    (count) => count > 0,
  )
  expect((await store.status(body.orderId)).status).toBe('paid')
  await store.ready(body.orderId)
  expect(storage.failedPuts()).toBe(FAILED_UPLOADS)
  expect(await allFiles(store)).toHaveLength(3)
  expect((await allOrders(store)).map(({ status }) => status)).toEqual(['ready'])
})

it('a failed email is sent later without regenerating the document', async () => {
  store.servers.mail.failNext(1)
  const { token } = await store.buy()
  await poll(
    () => store.servers.mail.messages(),
    (mails) => mails.some((mail) => mail.text?.includes(token)),
  )
})
