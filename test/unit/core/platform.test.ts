import { S3ServiceException } from '@aws-sdk/client-s3'
import { describe, expect, it } from 'vitest'
import { isKeyTaken, isMissing } from '../../../lambdas/core/platform/storage-errors.ts'
import { stripeClient } from '../../../lambdas/core/stripe.ts'

const s3Error = (httpStatusCode?: number) =>
  new S3ServiceException({ name: 'S3', $fault: 'client', $metadata: { httpStatusCode } })

describe('a storage error', () => {
  it('is classified as a missing object or a taken key by its status', () => {
    expect([403, 404, 409, 412, 500].map((status) => isMissing(s3Error(status)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect([404, 409, 412].map((status) => isKeyTaken(s3Error(status)))).toEqual([
      false,
      true,
      true,
    ])
  })

  it.each([s3Error(), new Error('socket hang up'), undefined])('%s is neither', (error) => {
    expect([isMissing(error), isKeyTaken(error)]).toEqual([false, false])
  })
})

it.each([
  [undefined, 'https', 'api.stripe.com'],
  ['http://127.0.0.1:4242', 'http', '127.0.0.1'],
  ['https://stripe.example', 'https', 'stripe.example'],
])('the Stripe client for %s uses %s at %s', async (address, protocol, host) => {
  const client = await stripeClient('sk_test_1', address)
  expect([client.getApiField('protocol'), client.getApiField('host')]).toEqual([protocol, host])
  // A buyer waits for two attempts at most, within the 30 seconds of a request; nothing else is sent to Stripe.
  expect([client.getMaxNetworkRetries(), client.getApiField('timeout')]).toEqual([2, 10_000])
  expect(client.getTelemetryEnabled()).toBe(false)
})
