import { Duration, type Stack } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs'
import { acknowledge } from './config/findings.ts'
import { EVENT_DEAD_LETTERS, QUEUE } from './config/resources.ts'
import { nameIn, type Stage } from './config/stage.ts'

/** The generation queue, its dead-letter queue, and that of events. */
export const addQueues = (stack: Stack, stage: Stage) => {
  const add = (id: string, name: string, days: number, props: QueueProps = {}) =>
    new Queue(stack, id, {
      queueName: nameIn(stage, name),
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(days),
      ...props,
    })
  const visibilityTimeout = Duration.seconds(QUEUE.visibilityTimeout)
  const deadLetters = add('DeadLetters', QUEUE.deadLetterName, QUEUE.deadLetterDays, {
    visibilityTimeout,
  })
  const eventDeadLetters = add('EventDeadLetters', EVENT_DEAD_LETTERS, QUEUE.deadLetterDays)
  acknowledge(eventDeadLetters, 'SQS3', 'It receives dead letters itself.')
  const generation = add('GenerationQueue', QUEUE.name, QUEUE.retentionDays, {
    visibilityTimeout,
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: QUEUE.maxReceives },
  })
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
