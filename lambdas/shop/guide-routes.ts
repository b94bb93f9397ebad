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

/* The guide's routes and mail events, in one lazy module, because orders don't need them. */

export { handleMailEvent } from './mail-events.ts'

const site = memoize(() => readEnvironment(environment.pick({ SITE_URL: true })).SITE_URL)

const requireFound = (found: boolean) => {
  if (!found) throw new AppError('not_found', MESSAGES.api.notFound)
}

/** The response doesn't reveal whether the address was known. */
export const signupEndpoint = handle(createSignup, ({ body, now }) => signUp(body.email, now))

export const unsubscribeEndpoint = handle(unsubscribe, async ({ params, now }) =>
  requireFound(await unsubscribeByToken(params.token, now)),
)

export const resubscribeEndpoint = handle(resubscribe, async ({ params }) =>
  requireFound(await resubscribeByToken(params.token)),
)

/** Doesn't reveal whether the token is known. The page's button does. */
export const openUnsubscriptionEndpoint = handle(openUnsubscription, async ({ params }) => {
  requireFound(isToken(params.token))
  return `${site()}${unsubscribePath(params.token)}`
})
