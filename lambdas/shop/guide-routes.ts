import {
  createSignup,
  openUnsubscription,
  resubscribe,
  unsubscribe,
} from '../../shared/api/signups.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { unsubscribePath } from '../../shared/site/unsubscribe-link.ts'
import { isToken } from '../core/orders/link.ts'
import { environment, readEnvironment } from '../core/platform/env.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { memoize } from '../core/platform/memoize.ts'
import { resubscribeByToken, signUp, unsubscribeByToken } from './signups.ts'

/* The routes of the guide, and what else is heard of it: one file, as none is needed for an order. */

export { handleMailEvent } from './mail-events.ts'

const site = memoize(() => readEnvironment(environment.pick({ SITE_URL: true })).SITE_URL)

const orNotFound = (known: boolean) => {
  if (!known) throw new AppError('not_found', MESSAGES.api.notFound)
}

/** The answer does not tell whether the address was known. */
export const signupEndpoint = handle(createSignup, ({ body, now }) => signUp(body.email, now))

export const unsubscribeEndpoint = handle(unsubscribe, async ({ params, now }) =>
  orNotFound(await unsubscribeByToken(params.token, now)),
)

export const resubscribeEndpoint = handle(resubscribe, async ({ params }) =>
  orNotFound(await resubscribeByToken(params.token)),
)

/** Does not tell whether the token is known: the page has a button, and asks then. */
export const openUnsubscriptionEndpoint = handle(openUnsubscription, async ({ params }) => {
  orNotFound(isToken(params.token))
  return `${site()}${unsubscribePath(params.token)}`
})
