import { Flex, Heading, Text } from '@chakra-ui/react'
import { Suspense, use, useState } from 'react'
import { useParams } from 'react-router-dom'
import { MAX_CORRECTIONS } from '../../../shared/api/downloads.ts'
import { allFields } from '../../../shared/documents/template/fields.ts'
import type { Answer, Answers, FormTemplate } from '../../../shared/documents/template/template.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { openStorage } from '../../ui/browser/device-storage.ts'
import { paths } from '../../ui/browser/paths.ts'
import { DocumentNotFound } from '../../ui/document-not-found.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { longDate } from '../../ui/long-date.ts'
import { Page, PageHeading } from '../../ui/page.tsx'
import { ButtonLink, SiteLink } from '../../ui/site-link.tsx'
import { type OpenCorrection, openCorrection } from '../checkout/download/open-correction.ts'
import { SaveNote } from '../drafts/save-note.tsx'
import { FormLayout } from '../form/form-layout.tsx'
import { DocumentForm, useDocumentForm } from '../form/state/document-form.tsx'
import { type AnswerSource, storageEntry } from '../form/state/saved-answers.ts'
import { templateLoader } from '../form/state/template-loader.ts'
import { localToday } from '../form/today.ts'
import { CorrectionCheck } from './correction-check.tsx'

/**
 * Stores corrected answers in this tab, separately from drafts. Unanswered questions stay empty: defaults would add
 * answers that the buyer never gave.
 */
const correctionSource = (
  template: FormTemplate,
  { documentId, revision, answers }: OpenCorrection,
): AnswerSource => {
  const storage = openStorage(() => window.sessionStorage)
  return {
    complete: (saved) => {
      const known: Answers = { ...answers, ...saved }
      return Object.fromEntries(
        allFields(template).map(({ key, kind }): [string, Answer] => [
          key,
          known[key] ?? (kind === 'checkbox' ? false : ''),
        ]),
      )
    },
    defaults: {},
    entry: storage && storageEntry(storage, `corrected-answers:${documentId}:${revision}`),
  }
}

/** The answers' revision starts at 1 and increases with each correction. */
const leftText = (revision: number): string => {
  const left = MAX_CORRECTIONS - (revision - 1)
  return left === 1 ? 'one more time' : `${left} more times`
}

/** The purchase being corrected, and the deadline. */
const CorrectionHeader = ({ correction }: { correction: OpenCorrection }) => {
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

type CorrectionProps = { template: FormTemplate; correction: OpenCorrection }

const Correction = ({ template, correction }: CorrectionProps) => {
  const [today] = useState(() => localToday())
  const [source] = useState(() => correctionSource(template, correction))
  return (
    <DocumentForm template={template} today={today} source={source}>
      <FormLayout
        header={<CorrectionHeader correction={correction} />}
        check={<CorrectionCheck correction={correction} />}
      />
    </DocumentForm>
  )
}

const LoadedCorrection = ({ correction }: { correction: OpenCorrection }) => {
  const template = use(templateLoader.load(correction.documentId))
  return template ? <Correction {...{ template, correction }} /> : <DocumentNotFound />
}

/** Shown to visitors who didn't come from their download page. */
const NotOpened = () => (
  <Page title="Correct your answers">
    <PageHeading intro="Open the link in the email we sent you and choose “Correct my answers.”">
      Your answers aren’t open here
    </PageHeading>
    <ButtonLink to={paths.documents} variant="outline">
      {MESSAGES.thankYou.errorAction}
    </ButtonLink>
  </Page>
)

/** /correct/{documentId}: the answers of a purchased document, opened from its download page. */
export const CorrectPage = () => {
  const { documentId = '' } = useParams()
  const [correction] = useState(() => openCorrection.get(documentId))
  if (!correction) return <NotOpened />
  return (
    <Suspense fallback={<LoadingPage title="Your answers" />}>
      <LoadedCorrection correction={correction} />
    </Suspense>
  )
}
