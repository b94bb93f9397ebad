import type { User } from 'oidc-client-ts'
import { UserManager } from 'oidc-client-ts'
import { useState } from 'react'
import { AuthProvider } from 'react-oidc-context'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { MESSAGES } from '../../../shared/messages.ts'
import { paths } from '../../lib/paths.ts'
import { READS } from '../../lib/reads.ts'
import { Busy } from '../../ui/busy.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { AdminGate } from './sign-in/admin-gate.tsx'
import { type AdminConfig, loadConfig } from './sign-in/config.ts'
import { oidcSettings } from './sign-in/oidc-settings.ts'
import { returnPath } from './sign-in/return-path.ts'

const SignIn = ({ config }: { config: AdminConfig }) => {
  const navigate = useNavigate()
  const [manager] = useState(() => {
    const { origin } = window.location
    return new UserManager(oidcSettings(config, { origin, session: window.sessionStorage }))
  })
  /** The code and state of a finished sign-in do not belong in the address. */
  const comeBack = async (user: User | undefined) =>
    navigate(returnPath(user?.state), { replace: true })
  return (
    <AuthProvider userManager={manager} onSigninCallback={comeBack}>
      <AdminGate config={config} signIn={manager}>
        <Outlet />
      </AdminGate>
    </AuthProvider>
  )
}

const Back = () => <SiteLink to={paths.admin}>Back to Dashboard</SiteLink>

/** What the admin pages share: who is signed in stays so from one to the other. */
export const AdminArea = () => {
  const { data: config, error } = useSWR('config', loadConfig, READS)
  const onTemplates = useLocation().pathname.startsWith(paths.adminTemplates)
  const title = onTemplates ? 'Template Manager' : 'Admin Dashboard'
  return (
    <Page title={title} {...(onTemplates && { maxW: '96rem' })}>
      <meta name="robots" content="noindex" />
      <PageHeading eyebrow={onTemplates && <Back />} intro={error && MESSAGES.api.unexpected}>
        {title}
      </PageHeading>
      {config && <SignIn config={config} />}
      {!config && !error && <Busy>Loading...</Busy>}
    </Page>
  )
}
