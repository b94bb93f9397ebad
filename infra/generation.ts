import { Duration, type Stack } from 'aws-cdk-lib'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { QUEUE } from './resources.ts'
import { nameIn, type Stage } from './stage.ts'

const addQueue = (stack: Stack, stage: Stage, name: string, deadLetters?: Queue): Queue =>
  new Queue(stack, deadLetters ? 'GenerationQueue' : 'DeadLetters', {
    queueName: nameIn(stage, name),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(QUEUE.retentionDays),
    visibilityTimeout: Duration.seconds(QUEUE.visibilityTimeout),
    ...(deadLetters && {
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: QUEUE.maxReceives },
    }),
  })

/** The queue of paid orders whose files are to be written, and where the hopeless ones end. */
export const addQueues = (stack: Stack, stage: Stage) => {
  const deadLetters = addQueue(stack, stage, QUEUE.deadLetterName)
  return { deadLetters, generation: addQueue(stack, stage, QUEUE.name, deadLetters) }
}
export type Queues = ReturnType<typeof addQueues>

/** Generations may not take the whole account's concurrency from the shop. */
const MOST_AT_ONCE = 100

/** Each message of a batch fails alone. */
export const consume = (queue: Queue, generation: IFunction): void =>
  generation.addEventSource(
    new SqsEventSource(queue, {
      batchSize: QUEUE.batchSize,
      maxConcurrency: MOST_AT_ONCE,
      reportBatchItemFailures: true,
    }),
  )
