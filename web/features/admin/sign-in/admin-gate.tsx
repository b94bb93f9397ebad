import type { User } from 'oidc-client-ts'
import { type ReactNode, useEffect, useMemo } from 'react'
import { type AuthContextProps, useAuth } from 'react-oidc-context'
import { useLocation } from 'react-router-dom'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Busy } from '../../../ui/busy.tsx'
import { adminApi } from '../admin-api.ts'
import { adminCall, type SignIn } from './admin-call.ts'
import { AdminContext } from './admin-context.ts'
import type { AdminConfig } from './config.ts'
import { clearDrafts } from './drafts.ts'
import { isMember } from './membership.ts'
import { NoAccess } from './no-access.tsx'
import { signOutQuery } from './oidc-settings.ts'
import { returnStateOf } from './return-path.ts'
import { SignedInAs } from './signed-in-as.tsx'
import { SignedOut } from './signed-out.tsx'

type AdminGateProps = { config: AdminConfig; signIn: SignIn; children: ReactNode }

const isIdle = ({ user, error, isLoading, activeNavigator }: AuthContextProps) =>
  !user && !error && !isLoading && !activeNavigator

/** Whoever is not signed in is sent to sign in; after a failure only when asked. */
const useSignInWhenIdle = (auth: AuthContextProps): void => {
  const { pathname } = useLocation()
  const { signinRedirect } = auth
  const idle = isIdle(auth)
  useEffect(() => {
    if (idle) void signinRedirect({ state: returnStateOf(pathname) })
  }, [idle, signinRedirect, pathname])
}

/** Why nobody is signed in, and the way to try again. */
const SignInFirst = ({ auth }: { auth: AuthContextProps }) => {
  const { pathname } = useLocation()
  const { error, activeNavigator, signinRedirect } = auth
  const { signInFailed, signOutFailed } = MESSAGES.admin
  if (activeNavigator === 'signoutRedirect') return <Busy>Signing out...</Busy>
  if (!error) return <Busy>Signing in...</Busy>
  return (
    <SignedOut
      problem={error.source === 'signoutRedirect' ? signOutFailed : signInFailed}
      onSignIn={() => void signinRedirect({ state: returnStateOf(pathname) })}
    />
  )
}

/** The sign-in's session ends even when the refresh token could not be: that one ends by itself. */
const leave = async (auth: AuthContextProps, config: AdminConfig): Promise<void> => {
  clearDrafts()
  await auth.revokeTokens().catch((error: unknown) => console.warn('Token not revoked', error))
  await auth.signoutRedirect({ extraQueryParams: signOutQuery(config, window.location.origin) })
}

/** Coming back from the sign-in, or leaving for it: this is not yet, or no longer, the page. */
const isUnderWay = ({ activeNavigator }: AuthContextProps, search: string) =>
  new URLSearchParams(search).has('state') || activeNavigator === 'signoutRedirect'

const nameOf = ({ profile }: User) => profile.email ?? profile.sub

/** Nothing of the admin pages exists before a member of the admin group has signed in. */
export const AdminGate = ({ config, signIn, children }: AdminGateProps) => {
  const auth = useAuth()
  useSignInWhenIdle(auth)
  const api = useMemo(() => adminApi(adminCall(signIn)), [signIn])
  const { search } = useLocation()
  const { user } = auth
  if (!user || isUnderWay(auth, search)) return <SignInFirst auth={auth} />
  const name = nameOf(user)
  const signOut = () => void leave(auth, config)
  if (!isMember(user.profile)) return <NoAccess name={name} onSignOut={signOut} />
  return (
    <AdminContext value={{ api, name, signOut }}>
      <SignedInAs name={name} onSignOut={signOut} />
      {children}
    </AdminContext>
  )
}
