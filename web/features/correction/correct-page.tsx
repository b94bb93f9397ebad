import { Suspense, use, useState } from 'react'
import { useParams } from 'react-router-dom'
import { allFields } from '../../../shared/documents/template/fields.ts'
import type { Answer, Answers, FormTemplate } from '../../../shared/documents/template/template.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { type DeviceStorage, openStorage } from '../../ui/browser/device-storage.ts'
import { paths } from '../../ui/browser/paths.ts'
import { DocumentNotFound } from '../../ui/document-not-found.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'
import { type OpenCorrection, openCorrection } from '../checkout/download/open-correction.ts'
import { FormLayout } from '../form/form-layout.tsx'
import { DocumentForm } from '../form/state/document-form.tsx'
import { type AnswerSource, storageEntry } from '../form/state/saved-answers.ts'
import { templateLoader } from '../form/template-loader.ts'
import { localToday } from '../form/today.ts'
import { CorrectionCheck } from './correction-check.tsx'
import { CorrectionHeader } from './correction-header.tsx'

/**
 * The purchased answers. Unanswered questions stay empty: defaults would add answers that the buyer
 * never gave.
 */
const purchasedAnswers = (template: FormTemplate, answers: Answers): Record<string, Answer> =>
  Object.fromEntries(
    allFields(template).map(({ key, kind }): [string, Answer] => [
      key,
      answers[key] ?? (kind === 'checkbox' ? false : ''),
    ]),
  )

/** Stores corrected answers in this tab, separately from drafts. */
const correctionSource = (
  template: FormTemplate,
  { documentId, revision, answers }: OpenCorrection,
  storage: DeviceStorage | undefined = openStorage(() => window.sessionStorage),
): AnswerSource => ({
  complete: (saved) => purchasedAnswers(template, { ...answers, ...saved }),
  defaults: {},
  entry: storage && storageEntry(storage, `corrected-answers:${documentId}:${revision}`),
})

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
  return template ? (
    <Correction template={template} correction={correction} />
  ) : (
    <DocumentNotFound />
  )
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
