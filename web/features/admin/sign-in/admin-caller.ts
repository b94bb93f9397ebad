import type { UserManager } from 'oidc-client-ts'
import { ErrorResponse, type User } from 'oidc-client-ts'
import { caller } from '../../../lib/api.ts'
import { ApiError, unreachable } from '../../../lib/api-error.ts'
import type { AdminCaller } from './admin-api.ts'
import { returnStateOf } from './oidc.ts'

type Renewable = Pick<UserManager, 'getUser' | 'signinSilent'>

const renewOnce = async (signIn: Renewable): Promise<User | null> => {
  const user = await signIn.getUser()
  if (!user?.refresh_token) return null
  try {
    return await signIn.signinSilent()
  } catch (error) {
    if (error instanceof ErrorResponse) return null
    throw unreachable()
  }
}

/**
 * Trades the refresh token for new tokens; null when it is refused. Calls at the same time share one
 * trade: a refresh token is good once. Rejects with ApiError when the sign-in does not answer.
 */
export const renewalOf = (signIn: Renewable): (() => Promise<User | null>) => {
  let running: Promise<User | null> | undefined
  return () => {
    running ??= renewOnce(signIn).finally(() => {
      running = undefined
    })
    return running
  }
}

export type SignIn = Pick<UserManager, 'getUser' | 'signinSilent' | 'signinRedirect'>

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401

/** The redirect leaves the page; drafts keep what was typed. */
const leave = (signIn: SignIn): Promise<void> =>
  signIn.signinRedirect({ state: returnStateOf(window.location.pathname) }).catch(() => {
    throw unreachable()
  })

/**
 * Calls carry the admin's access token. A token that the API refuses is renewed, and the call is made
 * again; without a renewed token, the admin is sent to sign in.
 */
export const adminCaller = (signIn: SignIn): AdminCaller => {
  const renew = renewalOf(signIn)
  return (route) =>
    async (...input) => {
      const withToken = (token: string) => caller(route, token)(...input)
      try {
        return await withToken((await signIn.getUser())?.access_token ?? '')
      } catch (error) {
        if (!isRefused(error)) throw error
        const renewed = await renew()
        if (renewed) return withToken(renewed.access_token)
        await leave(signIn)
        throw error
      }
    }
}
