import { Flex, Heading, Text } from '@chakra-ui/react'
import { MAX_CORRECTIONS } from '../../../shared/api/downloads.ts'
import { paths } from '../../ui/browser/paths.ts'
import { longDate } from '../../ui/long-date.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import type { OpenCorrection } from '../checkout/download/open-correction.ts'
import { SaveNote } from '../drafts/save-note.tsx'
import { useDocumentForm } from '../form/state/document-form.tsx'

/** The answers' revision starts at 1 and increases with each correction. */
const leftText = (revision: number): string => {
  const left = MAX_CORRECTIONS - (revision - 1)
  return left === 1 ? 'one more time' : `${left} more times`
}

/** The purchase being corrected, and the deadline. */
export const CorrectionHeader = ({ correction }: { correction: OpenCorrection }) => {
  const { save } = useDocumentForm()
  return (
    <Flex
      as="header"
      wrap="wrap"
      justify="space-between"
      align="flex-end"
      gap="2"
      mb="6"
      data-no-print
    >
      <div>
        <Heading as="h1" size="2xl" tabIndex={-1}>
          Correct your {correction.title}
        </Heading>
        <Text mt="1" color="fg.muted" textStyle="sm">
          You bought this document and can correct it until {longDate(correction.correctableUntil)},{' '}
          {leftText(correction.revision)}, at no charge.
        </Text>
        <Text color="fg.muted" textStyle="sm" maxW="prose">
          Use a correction to fix mistakes or update this deal: names, dates, amounts, choices. A
          document for other people or another deal is a separate purchase.
        </Text>
      </div>
      <Flex align="center" wrap="wrap" columnGap="4" minH="11">
        {save.status !== 'new' && <SaveNote status={save.status} />}
        <SiteLink to={paths.download(correction.token)} standalone textStyle="sm">
          Back to my files
        </SiteLink>
      </Flex>
    </Flex>
  )
}
