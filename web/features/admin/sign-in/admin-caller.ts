import { ErrorResponse, type User, type UserManager } from 'oidc-client-ts'
import { createContext, useContext } from 'react'
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

/** Calls a route of the API. Rejects with ApiError. */
export type AdminCall = <R extends Route>(
  route: R,
  ...input: Arguments<R>
) => Promise<ResponseOf<R>>

/**
 * Sends the admin's access token. If it is rejected, it is refreshed and the call retried; if that
 * fails, the admin is sent to sign in; drafts preserve the input.
 */
export const adminCaller = (signIn: UserManager): AdminCall => {
  const renew = createTokenRenewal(signIn)
  return async (route, ...input) => {
    const withToken = (token: string) => caller(route, token)(...input)
    try {
      return await withToken((await signIn.getUser())?.access_token ?? '')
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      const renewed = await renew()
      if (renewed) return withToken(renewed.access_token)
      await signIn.signinRedirect({ state: returnStateOf(window.location.pathname) }).catch(() => {
        throw unreachableError()
      })
      throw error
    }
  }
}

/** The signed-in admin's calls; `self` is the address and subject, one of which the API records in histories. */
type Admin = { call: AdminCall; self: readonly string[] }

export const AdminContext = createContext<Admin | undefined>(undefined)

/** @throws Error without a signed-in admin. */
export const useAdmin = (): Admin => {
  const admin = useContext(AdminContext)
  if (!admin) throw new Error('No admin is signed in')
  return admin
}
