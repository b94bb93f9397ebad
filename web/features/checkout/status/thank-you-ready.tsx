import { Link, SimpleGrid } from '@chakra-ui/react'
import { BRAND } from '../../../../shared/content/brand.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { type PurchaseState, STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { ASSISTANT_URL, SOCIAL_URL } from '../../../ui/browser/owner-links.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { DownloadButtons } from '../download/download-buttons.tsx'
import { AfterPurchase } from './after-purchase.tsx'

type InvitationProps = { title: string; text: string; url: string | undefined; link: string }

const Invitation = ({ title, text, url, link }: InvitationProps) =>
  url && (
    <NoticeCard title={title} text={text}>
      <Link href={url} target="_blank" rel="noreferrer">
        {link}
      </Link>
    </NoticeCard>
  )

const { fallbackTitle, ready } = DOWNLOAD_MESSAGES.thankYou

type ThankYouReadyProps = { status: PurchaseState; title?: string; token: string }

/** The files, next steps, and two invitations. */
export const ThankYouReady = ({ status, title, token }: ThankYouReadyProps) => (
  <Page title="Thank you">
    <AfterPurchase token={token} steps="What's Next?">
      <PageHeading intro={status === 'ready' ? ready : STATE_TEXTS[status].text}>
        {title || fallbackTitle}
      </PageHeading>
      <DownloadButtons token={token} formats={['docx', 'pdf']} />
    </AfterPurchase>
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" mt="12">
      <Invitation
        title="FREE BONUS"
        text="Questions about your document? Our AI legal assistant answers them any time, for free."
        url={ASSISTANT_URL}
        link="Open the AI legal assistant"
      />
      <Invitation
        title="Stay in touch"
        text="We post about contracts in plain English, new documents and changes in the law."
        url={SOCIAL_URL}
        link={`Follow ${BRAND.name} on X`}
      />
    </SimpleGrid>
  </Page>
)
