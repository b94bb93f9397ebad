import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Ports } from '../../bin/local/ports.ts'
import { freePorts } from '../support/store/free-ports.ts'
import { allOrders, rewriteOrder } from '../support/store/rows.ts'
import { payAt, type Store, startStore } from '../support/store/store.ts'
import { until } from '../support/store/until.ts'

let store: Store
/** The ports of every start in this file, because the functions read their environment once. */
let ports: Ports
beforeAll(async () => {
  ports = await freePorts()
})
afterEach(() => store.stop())

const statusIn = async (id: string) => (await allOrders(store)).find((row) => row.id === id)?.status

/** Restarts the store; all its data is on disk, and the access tokens are in the buyers' browsers. */
const restart = async (sweepEvery: number) => {
  const { dataDir, accessTokens } = store
  await store.halt()
  store = await startStore({ dataDir, ports, sweepEvery })
  for (const [order, token] of accessTokens) store.accessTokens.set(order, token)
}

it('a stop between payment and generation: after the restart the purchase becomes ready by itself', async () => {
  store = await startStore({ ports, visibilityTimeout: 60 })
  const { body } = await store.checkout()
  await store.parts.storage.stop()
  await payAt(body.url, 'pay')
  await until(
    () => statusIn(body.orderId),
    (status) => status === 'paid',
  )
  await rewriteOrder(store, body.orderId, { due_at: new Date(0).toISOString() })
  await restart(100)
  const { downloadToken } = await store.ready(body.orderId)
  expect((await store.download(downloadToken ?? '')).status).toBe(200)
})

it('a webhook that could not be delivered is delivered after the restart', async () => {
  store = await startStore({ ports })
  const { body } = await store.checkout()
  store.holdEvents()
  await payAt(body.url, 'pay')
  expect(await statusIn(body.orderId)).toBe('open')
  await restart(3_600_000)
  await until(
    () => statusIn(body.orderId),
    (status) => status === 'ready',
  )
})

it('a payment without a webhook is found by the sweep', async () => {
  store = await startStore({ ports, sweepEvery: 100 })
  const { body } = await store.checkout()
  store.holdEvents()
  await payAt(body.url, 'pay')
  await rewriteOrder(store, body.orderId, { due_at: new Date(0).toISOString() })
  await until(
    () => statusIn(body.orderId),
    (status) => status === 'ready',
  )
})

it('data survives a restart', async () => {
  store = await startStore({ ports })
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  const { downloadToken = '' } = await store.ready(body.orderId)
  await restart(3_600_000)
  expect((await store.download(downloadToken)).status).toBe(200)
  expect((await store.get(`/api/downloads/${downloadToken}/pdf`)).status).toBe(302)
})
