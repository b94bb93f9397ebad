import { type User, UserManager } from 'oidc-client-ts'
import { useState } from 'react'
import { AuthProvider } from 'react-oidc-context'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { MESSAGES } from '../../../shared/messages.ts'
import { SWR_OPTIONS } from '../../api/swr-options.ts'
import { paths } from '../../ui/browser/paths.ts'
import { Content } from '../../ui/frame.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Busy } from '../../ui/status.tsx'
import { AdminGate } from './sign-in/admin-gate.tsx'
import { type AdminConfig, loadConfig, oidcSettings, returnPath } from './sign-in/oidc.ts'
import { AdminBar } from './ui/admin-bar.tsx'

const SignIn = ({ config }: { config: AdminConfig }) => {
  const navigate = useNavigate()
  const [manager] = useState(() => {
    const { origin } = window.location
    return new UserManager(oidcSettings(config, { origin, session: window.sessionStorage }))
  })
  /** Removes the code and state of a finished sign-in from the URL. */
  const leaveCallback = async (user: User | undefined) =>
    navigate(returnPath(user?.state), { replace: true })
  return (
    <AuthProvider userManager={manager} onSigninCallback={leaveCallback}>
      <AdminGate config={config} signIn={manager}>
        <Outlet />
      </AdminGate>
    </AuthProvider>
  )
}

const Back = () => <SiteLink to={paths.admin}>Back to Dashboard</SiteLink>

/** Admin pages share one sign-in, which survives navigation between them. */
export const AdminArea = () => {
  const { data: config, error } = useSWR('config', loadConfig, SWR_OPTIONS)
  const onTemplates = useLocation().pathname.startsWith(paths.adminTemplates)
  const title = onTemplates ? 'Template Manager' : 'Admin Dashboard'
  const maxW = onTemplates ? '96rem' : 'page'
  return (
    <>
      <AdminBar maxW={maxW} />
      <Content>
        <Page title={title} maxW={maxW}>
          <meta name="robots" content="noindex" />
          <PageHeading eyebrow={onTemplates && <Back />} intro={error && MESSAGES.api.unexpected}>
            {title}
          </PageHeading>
          {config && <SignIn config={config} />}
          {!config && !error && <Busy>Loading...</Busy>}
        </Page>
      </Content>
    </>
  )
}
