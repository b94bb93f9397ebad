import type { UserManager } from 'oidc-client-ts'
import { call } from '../../../lib/api.ts'
import { ApiError, unreachable } from '../../../lib/api-error.ts'
import type { AdminCall } from '../admin-api.ts'
import { renewalOf } from './renewal.ts'
import { returnStateOf } from './return-path.ts'

export type SignIn = Pick<UserManager, 'getUser' | 'signinSilent' | 'signinRedirect'>

const isRefused = (error: unknown) => error instanceof ApiError && error.status === 401

/** Leaves the page; what was typed waits in drafts. */
const leave = (signIn: SignIn): Promise<void> =>
  signIn.signinRedirect({ state: returnStateOf(window.location.pathname) }).catch(() => {
    throw unreachable()
  })

/**
 * Calls with the admin's access token. One that the API no longer takes is renewed, and the call made
 * again; when there is no renewing it, the admin is sent to sign in.
 */
export const adminCall = (signIn: SignIn): AdminCall => {
  const renew = renewalOf(signIn)
  return async (name, schema, options) => {
    const withToken = (token: string) => call(name, schema, { ...options, token })
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
