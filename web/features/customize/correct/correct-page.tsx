import { Suspense, use, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { Template } from '../../../../shared/documents/template.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { type OpenCorrection, openCorrection } from '../../../lib/open-correction.ts'
import { paths } from '../../../lib/paths.ts'
import { Busy } from '../../../ui/busy.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { DocumentNotFound } from '../../../ui/document-not-found.tsx'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { AnswersProvider } from '../answers/answers-provider.tsx'
import { templateOf } from '../template-of.ts'
import { localToday } from '../today.ts'
import { Workbench } from '../workbench.tsx'
import { CorrectionCheck } from './correction-check.tsx'
import { CorrectionHeader } from './correction-header.tsx'
import { correctionSource } from './correction-source.ts'

type CorrectionProps = { template: Template; correction: OpenCorrection }

const Correction = ({ template, correction }: CorrectionProps) => {
  const [today] = useState(() => localToday())
  const [source] = useState(() => correctionSource(template, correction))
  return (
    <AnswersProvider template={template} today={today} source={source}>
      <Workbench
        template={template}
        today={today}
        header={<CorrectionHeader correction={correction} />}
        check={<CorrectionCheck template={template} correction={correction} today={today} />}
      />
    </AnswersProvider>
  )
}

const LoadedCorrection = ({ correction }: { correction: OpenCorrection }) => {
  const loaded = use(templateOf(correction.documentId))
  return loaded ? (
    <Correction template={loaded.template} correction={correction} />
  ) : (
    <DocumentNotFound />
  )
}

const Loading = () => (
  <Page title="Your answers">
    <PageHeading>Your answers</PageHeading>
    <Busy>{MESSAGES.thankYou.loading}</Busy>
  </Page>
)

/** Somebody came without passing through their download page. */
const NotOpened = () => (
  <Page title="Correct your answers">
    <PageHeading intro="Open the link in the mail we sent you and choose “Correct my answers” there.">
      Your answers are not open here
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
    <Suspense fallback={<Loading />}>
      <LoadedCorrection correction={correction} />
    </Suspense>
  )
}
