import type { ReactNode } from 'react'
import { DOWNLOAD_MESSAGES } from '../../shared/download-messages.ts'
import { Page, PageHeading } from './page.tsx'
import { Busy } from './status.tsx'

type LoadingPageProps = { title: string; intro?: string; children?: ReactNode }

/** A page while a purchased document loads. */
export const LoadingPage = ({ title, intro, children }: LoadingPageProps) => (
  <Page title={title}>
    <PageHeading intro={intro}>{title}</PageHeading>
    <Busy>{DOWNLOAD_MESSAGES.thankYou.loading}</Busy>
    {children}
  </Page>
)
