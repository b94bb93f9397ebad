import { createServer } from 'node:http'
import { CreateQueueCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { Hono } from 'hono'
import { createRequestHandler } from 'local-aws-sqs'
import { QUEUE } from '../config/resources.ts'
import { clientOptions, LOCAL_ACCOUNT, LOCAL_REGION, localArn } from './account.ts'
import { close, type LocalServer, listen, serveApp } from './serve.ts'
import { type Journal, openJournal } from './sqs-journal.ts'

type Options = {
  port: number
  /** Where messages are stored. Without it they are lost when the process ends. */
  dataDir?: string
  /** Seconds until an undeleted message is redelivered. */
  visibilityTimeout?: number
}

/** Forwards requests to local-aws-sqs and journals successful ones. */
const withJournal = (journal: Journal, address: string) => {
  const app = new Hono()
  // The queue or the client is gone; connected clients retry.
  app.onError((_, c) => c.body(null, 503))
  app.all('*', async (c) => {
    const body = await c.req.text()
    const target = c.req.header('x-amz-target') ?? ''
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': c.req.header('content-type') ?? '', 'X-Amz-Target': target },
      body,
      signal: c.req.raw.signal,
    })
    const text = await response.text()
    if (response.ok) {
      const [, action] = target.split('.')
      journal.record({ action, request: JSON.parse(body), response: JSON.parse(text || '{}') })
    }
    return new Response(text, { status: response.status, headers: response.headers })
  })
  return app
}

/** Serves the queue at `address` through a journal. */
const serveWithJournal = async (address: string, dataDir: string, port: number) => {
  const journal = openJournal(dataDir, (url) => url.endsWith(`/${QUEUE.name}`))
  return { journal, ...(await serveApp(withJournal(journal, address), port)) }
}

/**
 * SQS's HTTP API with the generation queue and its dead-letter queue. With a folder, undeleted
 * messages are sent again on the next start.
 */
export const startSqs = async ({
  port,
  dataDir,
  visibilityTimeout = QUEUE.visibilityTimeout,
}: Options): Promise<LocalServer & { queueUrl: string; deadLetterUrl: string }> => {
  const server = createServer()
  const address = await listen(server, dataDir === undefined ? port : 0)
  const journalServer =
    dataDir === undefined ? undefined : await serveWithJournal(address, dataDir, port)
  const url = journalServer?.url ?? address
  const { hostname, port: boundPort } = new URL(url)
  const account = {
    hostname,
    port: Number(boundPort),
    accountId: LOCAL_ACCOUNT,
    region: LOCAL_REGION,
  }
  server.on('request', createRequestHandler(account).requestHandler)
  const queues = await createQueues(url, visibilityTimeout)
  if (journalServer) await resendTo(url, queues.queueUrl, journalServer.journal)
  return {
    url,
    ...queues,
    stop: async () => {
      await journalServer?.stop()
      await close(server)
    },
  }
}

const resendTo = async (endpoint: string, QueueUrl: string, journal: Journal): Promise<void> => {
  const client = new SQSClient({ endpoint, ...clientOptions })
  await journal.resend((MessageBody) =>
    client.send(new SendMessageCommand({ QueueUrl, MessageBody })),
  )
  client.destroy()
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
