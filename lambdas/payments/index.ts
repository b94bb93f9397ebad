import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda'
import { routes } from '../../shared/api.ts'
import { createApi } from '../core/http.ts'
import { stripeWebhook } from './stripe-webhook.ts'
import { sweep } from './sweep.ts'

export { sweep } from './sweep.ts'

export const app = createApi([[routes.stripeWebhook, stripeWebhook]])

const answer = handle(app)

/** What the schedule sends. */
type SweepEvent = { task: 'sweep' }

const isSweep = (event: SweepEvent | LambdaEvent): event is SweepEvent => 'task' in event

/** Answers the webhook, and the schedule's call to sweep. */
export const handler = (event: SweepEvent | LambdaEvent, context?: LambdaContext) =>
  isSweep(event) ? sweep() : answer(event, context)
