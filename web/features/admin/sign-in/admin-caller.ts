import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts'
import type { Arguments, ResponseOf } from '../../../../shared/api/address.ts'
import type { Route } from '../../../../shared/api/route.ts'
import { caller } from '../../../api/api.ts'
import { ApiError, unreachableError } from '../../../api/api-error.ts'
import { returnStateOf } from './oidc.ts'

type Renewable = Pick<UserManager, 'getUser' | 'signinSilent'>

const renewOnce = async (signIn: Renewable): Promise<User | null> => {
  const user = await signIn.getUser()
  if (!user?.refresh_token) return null
  try {
    return await signIn.signinSilent()
  } catch (error) {
    if (error instanceof ErrorResponse) return null
    throw unreachableError()
  }
}

/**
 * Exchanges the refresh token for new tokens; null if it is rejected. Concurrent calls share one
 * exchange, because refresh tokens are single-use. Rejects with ApiError if the provider doesn't
 * respond.
 */
export const createTokenRenewal = (signIn: Renewable): (() => Promise<User | null>) => {
  let running: Promise<User | null> | undefined
  return () => {
    running ??= renewOnce(signIn).finally(() => {
      running = undefined
    })
    return running
  }
}

export type SignIn = Pick<UserManager, 'getUser' | 'signinSilent' | 'signinRedirect'>

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401

/** Redirects away from the page; drafts preserve the input. */
const redirectToSignIn = (signIn: SignIn): Promise<void> =>
  signIn.signinRedirect({ state: returnStateOf(window.location.pathname) }).catch(() => {
    throw unreachableError()
  })

/** Calls a route of the API. Rejects with ApiError. */
export type AdminCall = <R extends Route>(
  route: R,
  ...input: Arguments<R>
) => Promise<ResponseOf<R>>

/**
 * Sends the admin's access token. If it is rejected, it is refreshed and the call retried; if that
 * fails, the admin is sent to sign in.
 */
export const adminCaller = (signIn: SignIn): AdminCall => {
  const renew = createTokenRenewal(signIn)
  return async (route, ...input) => {
    const withToken = (token: string) => caller(route, token)(...input)
    try {
      return await withToken((await signIn.getUser())?.access_token ?? '')
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      const renewed = await renew()
      if (renewed) return withToken(renewed.access_token)
      await redirectToSignIn(signIn)
      throw error
    }
  }
}
