import { createServer } from 'node:http'
import { CreateQueueCommand, SQSClient } from '@aws-sdk/client-sqs'
import { createRequestHandler } from 'local-aws-sqs'
import { QUEUE } from '../config/resources.ts'
import { clientOptions, LOCAL_ACCOUNT, LOCAL_REGION, localArn } from './account.ts'
import { close, listen, type StandIn } from './serve.ts'

type Options = {
  port: number
  /** Whole seconds until a message that was not deleted is delivered again. */
  visibilityTimeout?: number
}

/**
 * SQS's HTTP API with the generation queue and its dead letter queue. Messages live in memory:
 * after a restart the sweep queues paid orders without files again.
 */
export const startSqs = async ({
  port,
  visibilityTimeout = QUEUE.visibilityTimeout,
}: Options): Promise<StandIn & { queueUrl: string; deadLetterUrl: string }> => {
  const server = createServer()
  const url = await listen(server, port)
  const { hostname, port: bound } = new URL(url)
  const account = { hostname, port: Number(bound), accountId: LOCAL_ACCOUNT, region: LOCAL_REGION }
  server.on('request', createRequestHandler(account).requestHandler)
  const queues = await createQueues(url, visibilityTimeout)
  return { url, ...queues, stop: () => close(server) }
}

const createQueues = async (endpoint: string, visibilityTimeout: number) => {
  const client = new SQSClient({ endpoint, ...clientOptions })
  const create = async (QueueName: string, Attributes: Record<string, string>) => {
    const { QueueUrl } = await client.send(new CreateQueueCommand({ QueueName, Attributes }))
    if (!QueueUrl) throw new Error(`Queue ${QueueName} was not created`)
    return QueueUrl
  }
  const retention = { MessageRetentionPeriod: String(QUEUE.retentionDays * 24 * 60 * 60) }
  const deadLetterUrl = await create(QUEUE.deadLetterName, retention)
  const queueUrl = await create(QUEUE.name, {
    ...retention,
    VisibilityTimeout: String(visibilityTimeout),
    RedrivePolicy: JSON.stringify({
      deadLetterTargetArn: localArn('sqs', QUEUE.deadLetterName),
      maxReceiveCount: String(QUEUE.maxReceives),
    }),
  })
  client.destroy()
  return { queueUrl, deadLetterUrl }
}
