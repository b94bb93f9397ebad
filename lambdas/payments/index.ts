import { type LambdaContext, type LambdaEvent, handle as onLambda } from 'hono/aws-lambda'
import { createApi, type Endpoints } from '../core/platform/http.ts'
import stripeWebhook from './stripe-webhook.ts'
import { sweep } from './sweep.ts'

export { sweep } from './sweep.ts'

export const app = createApi({ stripeWebhook } satisfies Endpoints<'payments'>)

const answer = onLambda(app)

/** What the schedule sends. */
type SweepEvent = { task: 'sweep' }

const isSweep = (event: SweepEvent | LambdaEvent): event is SweepEvent => 'task' in event

/** Answers the webhook, and the schedule's call to sweep. */
export const handler = (event: SweepEvent | LambdaEvent, context?: LambdaContext) =>
  isSweep(event) ? sweep() : answer(event, context)
