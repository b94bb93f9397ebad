import { DeleteMessageCommand, ReceiveMessageCommand } from '@aws-sdk/client-sqs'
import { expect, it } from 'vitest'
import { QUEUE } from '../../infra/config/resources.ts'
import {
  readGenerationRequest,
  requestGeneration,
  requestMailedLinks,
  requestPageCount,
} from '../../lambdas/core/queue.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import { poll } from '../support/store/poll.ts'

setUpAws()

const receive = async (QueueUrl: string) => {
  const { Messages } = await aws.sqs.send(
    new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 1 }),
  )
  return Messages?.[0]
}

it.each([
  ['the files of an order', () => requestGeneration('ord_1'), { orderId: 'ord_1' }],
  ['lost links', () => requestMailedLinks('a@example.org'), { linksFor: 'a@example.org' }],
  ['the pages of a document', () => requestPageCount('nda'), { measure: 'nda' }],
])('reads back the request that was sent: %s', async (_, ask, wanted) => {
  const sent: object[] = []
  interceptCalls((call, send) => {
    sent.push(call.input)
    return send()
  })
  await ask()
  interceptCalls((_, send) => send())
  const { Body = '', ReceiptHandle } = (await receive(aws.queueUrl)) ?? {}
  await aws.sqs.send(new DeleteMessageCommand({ QueueUrl: aws.queueUrl, ReceiptHandle }))
  expect(readGenerationRequest(Body)).toEqual(wanted)
  expect(sent).toMatchObject([{ QueueUrl: aws.queueUrl }])
})

it.each([
  '{}',
  '{"orderId":7}',
  '{"linksFor":7}',
  '{"measure":7}',
  '{"orderId":"a","measure":"b"}',
])('rejects a message without a valid request: %s', (body) => {
  expect(() => readGenerationRequest(body)).toThrow()
})

it('redelivers an uncompleted request, then moves it to the dead-letter queue', async () => {
  await requestGeneration('ord_1')
  let deliveries = 0
  const dead = await poll(
    async () => {
      if (await receive(aws.queueUrl)) deliveries += 1
      return receive(aws.deadLetterUrl)
    },
    (message) => message !== undefined,
  )
  expect(deliveries).toBe(QUEUE.maxReceives)
  expect(readGenerationRequest(dead?.Body ?? '')).toMatchObject({ orderId: 'ord_1' })
})
