import { useState } from 'react'
import { AuthProvider } from 'react-oidc-context'
import useSWR from 'swr'
import { MESSAGES } from '../../../shared/messages.ts'
import { paths } from '../../lib/paths.ts'
import { READS } from '../../lib/reads.ts'
import { Busy } from '../../ui/busy.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { AdminGate } from './admin-gate.tsx'
import { type AdminConfig, loadConfig } from './config.ts'
import { oidcSettings } from './oidc-settings.ts'

/** The code and state of a finished sign-in do not belong in the address. */
const tidyAddress = () => window.history.replaceState({}, '', paths.admin)

const SignIn = ({ config }: { config: AdminConfig }) => {
  const { origin } = window.location
  const [settings] = useState(() =>
    oidcSettings(config, { origin, session: window.sessionStorage }),
  )
  return (
    <AuthProvider {...settings} onSigninCallback={tidyAddress}>
      <AdminGate config={config} />
    </AuthProvider>
  )
}

/** The admins' side of the shop. Its code is never part of a visitor's page. */
export const AdminPage = () => {
  const { data: config, error } = useSWR('config', loadConfig, READS)
  return (
    <Page title="Admin Dashboard">
      <meta name="robots" content="noindex" />
      <PageHeading intro={error && MESSAGES.api.unexpected}>Admin Dashboard</PageHeading>
      {config && <SignIn config={config} />}
      {!config && !error && <Busy>Loading...</Busy>}
    </Page>
  )
}
