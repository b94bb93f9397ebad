import { Flex, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { paths } from '../../../ui/browser/paths.ts'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { ButtonLink } from '../../../ui/site-link.tsx'
import { ReceiptButton } from './receipt-button.tsx'

type DeletedProps = { token: string; order: string | undefined; mailedTo: string | undefined }

/** Shown after the buyer has erased the document. */
export const Deleted = ({ token, order, mailedTo }: DeletedProps) => {
  // The delete button is far down a longer page.
  useEffect(() => {
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <Page title="Document deleted">
      <PageHeading intro="This link no longer works. Your email address was deleted from our servers; your answers and files are deleted within minutes.">
        Document deleted
      </PageHeading>
      <Text mb="6" maxW="prose">
        Your browser may still have answers you typed on this device. On the form, “Clear my
        answers” removes those of the open draft, and “Drafts” deletes the others.
      </Text>
      {mailedTo && (
        <Text mb="6" maxW="prose">
          A receipt of the deletion is on its way to {mailedTo}. It is the last email about this
          purchase.
        </Text>
      )}
      <Flex gap="3" wrap="wrap">
        <ReceiptButton token={token} order={order} />
        <ButtonLink to={paths.documents} variant="outline">
          Browse Documents
        </ButtonLink>
      </Flex>
    </Page>
  )
}
