import { Flex, Link, SimpleGrid } from '@chakra-ui/react'
import { useEffect } from 'react'
import { BRAND } from '../../../../shared/content/brand.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { PURCHASE_MESSAGES } from '../../../../shared/purchase-messages.ts'
import { type PurchaseState, STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { withStorage } from '../../../ui/browser/device-storage.ts'
import { ASSISTANT_URL, SOCIAL_URL } from '../../../ui/browser/owner-links.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { notify } from '../../../ui/notices.ts'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { DownloadButtons } from '../download/download-buttons.tsx'
import { PurchaseLayout } from '../download/purchase-layout.tsx'
import { useDownload } from '../download/use-download.ts'

const { purchaseSuccess } = PURCHASE_MESSAGES
const { fallbackTitle, ready } = DOWNLOAD_MESSAGES.thankYou

/** Whether this is the tab's first view of the purchase. Records the view. */
const isFirstView = (token: string): boolean => {
  const key = `shown:${token.slice(0, 8)}`
  const wasShown = withStorage(
    (storage) => {
      const shown = storage.getItem(key)
      storage.setItem(key, 'true')
      return shown !== null
    },
    () => window.sessionStorage,
  )
  return !wasShown
}

type PurchaseFilesProps = { status: PurchaseState; title?: string; token: string }

/** A purchase with its files: three download buttons, and a toast on the first view. */
export const PurchaseReady = ({ status, title, token }: PurchaseFilesProps) => {
  const { data } = useDownload(token)
  useEffect(() => {
    if (!isFirstView(token)) return
    notify({ type: 'success', title: purchaseSuccess.title, description: purchaseSuccess.text })
  }, [token])
  const eyebrow = (
    <Flex color="fg.success" gap="2" align="center" fontWeight="semibold">
      <CheckIcon />
      {purchaseSuccess.title}
    </Flex>
  )
  return (
    <PurchaseLayout token={token} view={data} linked steps="Next steps">
      <PageHeading eyebrow={eyebrow} intro={STATE_TEXTS[status].text}>
        {title || fallbackTitle}
      </PageHeading>
      <DownloadButtons token={token} />
    </PurchaseLayout>
  )
}

/** Shown only if their feature is configured. */
const INVITATIONS = [
  {
    title: 'FREE BONUS',
    text: 'Questions about your document? Our AI legal assistant answers them any time, for free.',
    url: ASSISTANT_URL,
    link: 'Open the AI legal assistant',
  },
  {
    title: 'Stay in touch',
    text: 'We post about contracts in plain English, new documents and changes in the law.',
    url: SOCIAL_URL,
    link: `Follow ${BRAND.name} on X`,
  },
]

/** The page after Checkout: the files, next steps, and two invitations. */
export const ThankYouReady = ({ status, title, token }: PurchaseFilesProps) => {
  const { data } = useDownload(token)
  return (
    <Page title="Thank you">
      <PurchaseLayout token={token} view={data} linked steps="What's Next?">
        <PageHeading intro={status === 'ready' ? ready : STATE_TEXTS[status].text}>
          {title || fallbackTitle}
        </PageHeading>
        <DownloadButtons token={token} formats={['docx', 'pdf']} />
      </PurchaseLayout>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" mt="12">
        {INVITATIONS.filter(({ url }) => url).map(({ title: invitation, text, url, link }) => (
          <NoticeCard key={link} title={invitation} text={text}>
            <Link href={url} target="_blank" rel="noreferrer">
              {link}
            </Link>
          </NoticeCard>
        ))}
      </SimpleGrid>
    </Page>
  )
}
