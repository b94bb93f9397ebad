import { Box, Button, Flex, Link, Text } from '@chakra-ui/react'
import { type User, UserManager } from 'oidc-client-ts'
import { type ReactNode, useMemo, useState } from 'react'
import { type AuthContextProps, AuthProvider, useAuth, useAutoSignin } from 'react-oidc-context'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { BRAND } from '../../../shared/content/brand.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { SWR_OPTIONS } from '../../api/swr-options.ts'
import { paths } from '../../ui/browser/paths.ts'
import { ColorModeToggle } from '../../ui/color-mode-toggle.tsx'
import { Content } from '../../ui/frame.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { HeaderLink, SiteLink } from '../../ui/site-link.tsx'
import { Busy, ErrorText } from '../../ui/status.tsx'
import { AdminContext, adminCaller } from './sign-in/admin-caller.ts'
import { clearDrafts } from './sign-in/drafts.ts'
import {
  type AdminConfig,
  isMember,
  loadConfig,
  oidcSettings,
  returnPath,
  returnStateOf,
  signOutQuery,
} from './sign-in/oidc.ts'

/** The admin header. The store opens in a new tab, because the sign-in is in this tab's memory. */
const AdminBar = ({ maxW }: { maxW: string }) => (
  <Box as="header" bg="bg" borderBottomWidth="1px" data-no-print>
    <Flex
      maxW={maxW}
      mx="auto"
      px={{ base: '4', md: '8' }}
      minH="14"
      columnGap="5"
      align="center"
      wrap="wrap"
      textStyle="sm"
    >
      <Text fontFamily="heading" fontWeight="semibold" textStyle="lg">
        {BRAND.name}
      </Text>
      <Flex
        as="nav"
        aria-label="Admin"
        order={{ base: '1', md: '0' }}
        flex={{ base: '1 0 100%', md: '1' }}
        gap="5"
        align="center"
      >
        <HeaderLink to={paths.admin}>Dashboard</HeaderLink>
        <HeaderLink to={paths.adminTemplates}>Templates</HeaderLink>
        <Link href={paths.home} target="_blank" rel="noopener" py="3" ms="auto">
          View store
        </Link>
      </Flex>
      <Box ms={{ base: 'auto', md: '-3' }}>
        <ColorModeToggle />
      </Box>
    </Flex>
  </Box>
)

const SignInFirst = ({ auth, onSignIn }: { auth: AuthContextProps; onSignIn: () => void }) => {
  const { error, activeNavigator } = auth
  const { signInFailed, signOutFailed } = MESSAGES.admin
  if (activeNavigator === 'signoutRedirect') return <Busy>Signing out...</Busy>
  if (!error) return <Busy>Signing in...</Busy>
  return (
    <NoticeCard title="Sign in" text={MESSAGES.api.unauthorized}>
      <ErrorText mb="4">
        {error.source === 'signoutRedirect' ? signOutFailed : signInFailed}
      </ErrorText>
      <Button onClick={onSignIn}>Sign in</Button>
    </NoticeCard>
  )
}

/** Signs out even if revoking the refresh token fails; it expires on its own. */
const signOutUser = async (auth: AuthContextProps, config: AdminConfig): Promise<void> => {
  clearDrafts()
  await auth.revokeTokens().catch((error: unknown) => console.warn('Token not revoked', error))
  await auth.signoutRedirect({ extraQueryParams: signOutQuery(config) })
}

/** A sign-in or sign-out redirect is in progress, so the page must not be shown. */
const isRedirecting = ({ activeNavigator }: AuthContextProps, search: string) =>
  new URLSearchParams(search).has('state') || activeNavigator === 'signoutRedirect'

type AdminGateProps = { config: AdminConfig; manager: UserManager; children: ReactNode }

/** Renders admin pages only for signed-in members of the admin group. */
const AdminGate = ({ config, manager, children }: AdminGateProps) => {
  const auth = useAuth()
  const { pathname, search } = useLocation()
  const signinArgs = useMemo(() => ({ state: returnStateOf(pathname) }), [pathname])
  // After a failure, only the button signs in, to prevent redirect loops.
  useAutoSignin({ signinArgs })
  const call = useMemo(() => adminCaller(manager), [manager])
  const { user } = auth
  if (!user || isRedirecting(auth, search)) {
    return <SignInFirst auth={auth} onSignIn={() => void auth.signinRedirect(signinArgs)} />
  }
  const { email, sub } = user.profile
  const name = email ?? sub
  const signOut = () => void signOutUser(auth, config)
  if (!isMember(user.profile)) {
    return (
      <NoticeCard role="alert" title="No access" text={MESSAGES.admin.notMember(name)}>
        <Button onClick={signOut}>Sign out</Button>
      </NoticeCard>
    )
  }
  return (
    <AdminContext value={{ call, self: [name, sub] }}>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap" mb="6">
        <Text textStyle="sm" color="fg.muted">
          Signed in as {name}
        </Text>
        <Button variant="outline" size="sm" onClick={signOut}>
          Sign out
        </Button>
      </Flex>
      {children}
    </AdminContext>
  )
}

/** The pages of one sign-in, which survives navigation between them. */
const SignedInPages = ({ config }: { config: AdminConfig }) => {
  const navigate = useNavigate()
  const [manager] = useState(() => new UserManager(oidcSettings(config)))
  /** Removes the code and state of a finished sign-in from the URL. */
  const leaveCallback = async (user: User | undefined) =>
    navigate(returnPath(user?.state), { replace: true })
  return (
    <AuthProvider userManager={manager} onSigninCallback={leaveCallback}>
      <AdminGate config={config} manager={manager}>
        <Outlet />
      </AdminGate>
    </AuthProvider>
  )
}

export const AdminArea = () => {
  const { data: config, error } = useSWR('config', loadConfig, SWR_OPTIONS)
  const onTemplates = useLocation().pathname.startsWith(paths.adminTemplates)
  const title = onTemplates ? 'Template Manager' : 'Admin Dashboard'
  const maxW = onTemplates ? '96rem' : 'page'
  const back = onTemplates && <SiteLink to={paths.admin}>Back to Dashboard</SiteLink>
  return (
    <>
      <AdminBar maxW={maxW} />
      <Content>
        <Page title={title} maxW={maxW}>
          <meta name="robots" content="noindex" />
          <PageHeading eyebrow={back} intro={error && MESSAGES.api.unexpected}>
            {title}
          </PageHeading>
          {config && <SignedInPages config={config} />}
          {!config && !error && <Busy>Loading...</Busy>}
        </Page>
      </Content>
    </>
  )
}
