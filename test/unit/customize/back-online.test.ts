import { expect, test } from 'vitest'
import { backOnline } from '../../../web/features/customize/pay/back-online.ts'

test('waits for the connection', async () => {
  const connection = new EventTarget()
  const waiting = backOnline(new AbortController().signal, connection)
  connection.dispatchEvent(new Event('online'))
  expect(await waiting).toBe(true)
})

test('gives up when asked to, also before it began', async () => {
  const connection = new EventTarget()
  const giving = new AbortController()
  const waiting = backOnline(giving.signal, connection)
  giving.abort()
  connection.dispatchEvent(new Event('online'))
  expect(await waiting).toBe(false)
  expect(await backOnline(giving.signal, connection)).toBe(false)
})
