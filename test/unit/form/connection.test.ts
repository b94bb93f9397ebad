import { expect, test } from 'vitest'
import { whenOnline } from '../../../web/features/checkout/pay/connection.ts'

test('waits for the connection', async () => {
  const connection = new EventTarget()
  const waiting = whenOnline(new AbortController().signal, connection)
  connection.dispatchEvent(new Event('online'))
  expect(await waiting).toBe(true)
})

test('gives up when asked to, also before it began', async () => {
  const connection = new EventTarget()
  const giving = new AbortController()
  const waiting = whenOnline(giving.signal, connection)
  giving.abort()
  connection.dispatchEvent(new Event('online'))
  expect(await waiting).toBe(false)
  expect(await whenOnline(giving.signal, connection)).toBe(false)
})
