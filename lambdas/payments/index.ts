import { type LambdaContext, type LambdaEvent, handle as onLambda } from 'hono/aws-lambda'
import { createApi, type Endpoints } from '../core/platform/http.ts'
import stripeWebhook from './stripe-webhook.ts'
import { sweep } from './sweep.ts'

export { sweep } from './sweep.ts'

export const app = createApi({ stripeWebhook } satisfies Endpoints<'payments'>)

const handleRequest = onLambda(app)

/** The event of the schedule. */
type SweepEvent = { task: 'sweep' }

const isSweep = (event: SweepEvent | LambdaEvent): event is SweepEvent => 'task' in event

/** Handles the webhook and the scheduled sweep. */
export const handler = (event: SweepEvent | LambdaEvent, context?: LambdaContext) =>
  isSweep(event) ? sweep() : handleRequest(event, context)
