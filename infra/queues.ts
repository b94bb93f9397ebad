import { Duration, type Stack } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { acknowledge } from './config/findings.ts'
import { EVENT_DEAD_LETTERS, QUEUE } from './config/resources.ts'
import { nameIn, type Stage } from './config/stage.ts'

const addQueue = (stack: Stack, stage: Stage, name: string, deadLetters?: Queue): Queue =>
  new Queue(stack, deadLetters ? 'GenerationQueue' : 'DeadLetters', {
    queueName: nameIn(stage, name),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(deadLetters ? QUEUE.retentionDays : QUEUE.deadLetterDays),
    visibilityTimeout: Duration.seconds(QUEUE.visibilityTimeout),
    ...(deadLetters && {
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: QUEUE.maxReceives },
    }),
  })

/** The generation queue and its dead-letter queue. */
export const addQueues = (stack: Stack, stage: Stage) => {
  const deadLetters = addQueue(stack, stage, QUEUE.deadLetterName)
  const eventDeadLetters = new Queue(stack, 'EventDeadLetters', {
    queueName: nameIn(stage, EVENT_DEAD_LETTERS),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(QUEUE.deadLetterDays),
  })
  acknowledge(eventDeadLetters, 'SQS3', 'It receives dead letters itself.')
  const generation = addQueue(stack, stage, QUEUE.name, deadLetters)
  return { deadLetters, eventDeadLetters, generation }
}
export type Queues = ReturnType<typeof addQueues>

/** Limits concurrent generation, to leave capacity for the shop. */
const MAX_CONCURRENCY = 100

/** Invokes the generation function with queue messages. A failed message doesn't fail its batch. */
export const addQueueConsumer = (queue: Queue, generation: IFunction): void =>
  generation.addEventSource(
    new SqsEventSource(queue, {
      batchSize: QUEUE.batchSize,
      maxConcurrency: MAX_CONCURRENCY,
      reportBatchItemFailures: true,
    }),
  )
