import type { Stack } from 'aws-cdk-lib'
import { EventBus, Rule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import {
  ConfigurationSet,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { configurationSetOf, MAIL_STREAMS, type MailStream } from './config/mail-streams.ts'
import type { Stage } from './config/stage.ts'

/** Purchases -> PurchasesMail */
const constructId = (stream: MailStream) =>
  `${stream.charAt(0).toUpperCase()}${stream.slice(1)}Mail`

/**
 * A configuration set that suppresses addresses that bounced or complained, measures reputation,
 * and sends events to EventBridge's default bus.
 */
const addConfigurationSet = (
  stack: Stack,
  stage: Stage,
  stream: MailStream,
  bus: EventDestination,
) => {
  const set = new ConfigurationSet(stack, constructId(stream), {
    configurationSetName: configurationSetOf(stage, stream),
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    reputationMetrics: true,
  })
  set.addEventDestination('Returned', {
    destination: bus,
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  })
}

/**
 * Adds a configuration set per stream; the function receives bounces and complaints. Events that can't be delivered, or
 * on which the function fails three times, become dead letters.
 */
export const addMail = (
  stack: Stack,
  stage: Stage,
  listener: IFunction,
  deadLetterQueue: IQueue,
): void => {
  const bus = EventDestination.eventBus(EventBus.fromEventBusName(stack, 'DefaultBus', 'default'))
  listener.configureAsyncInvoke({ onFailure: new SqsDestination(deadLetterQueue) })
  for (const stream of MAIL_STREAMS) addConfigurationSet(stack, stage, stream, bus)
  new Rule(stack, 'MailReturned', {
    description: 'Reports bounced emails and spam complaints',
    eventPattern: {
      source: ['aws.ses'],
      detailType: ['Email Bounced', 'Email Complaint Received'],
      detail: {
        mail: {
          tags: {
            'ses:configuration-set': MAIL_STREAMS.map((stream) =>
              configurationSetOf(stage, stream),
            ),
          },
        },
      },
    },
    targets: [new LambdaFunction(listener, { deadLetterQueue })],
  })
}
