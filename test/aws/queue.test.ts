import { ReceiveMessageCommand } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { QUEUE } from '../../infra/config/resources.ts'
import { readGenerationRequest, requestGeneration } from '../../lambdas/core/queue.ts'
import { type Aws, startAws } from '../support/store/aws.ts'
import { until } from '../support/store/until.ts'

let aws: Aws
beforeAll(async () => {
  aws = await startAws()
})
afterAll(() => aws.remove())

const receive = async (QueueUrl: string) => {
  const { Messages } = await aws.sqs.send(
    new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 1 }),
  )
  return Messages?.[0]?.Body
}

it('a request nobody completes comes again, then lies among the dead letters', async () => {
  await requestGeneration('ord_1')
  let deliveries = 0
  const dead = await until(
    async () => {
      if (await receive(aws.queueUrl)) deliveries += 1
      return receive(aws.deadLetterUrl)
    },
    (body) => body !== undefined,
  )
  expect(deliveries).toBe(QUEUE.maxReceives)
  expect(readGenerationRequest(dead ?? '')).toMatchObject({ orderId: 'ord_1' })
})
