import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { WrongCase } from '../../../shared/documents/template/story.ts'
import type { FormTemplate } from '../../../shared/documents/template/template.ts'
import { paths } from '../../ui/browser/paths.ts'
import { FoldedFitnessCheck } from '../../ui/fitness-check.tsx'
import { useIsHydrating } from '../../ui/hooks/use-hydrated.ts'
import { lazyPart, usePreload } from '../../ui/lazy-part.tsx'
import { Busy } from '../../ui/status.tsx'
import { chooseDraft, draftSource } from '../drafts/answer-drafts.ts'
import { CustomizeHeader } from './customize-header.tsx'
import { FormLayout } from './form-layout.tsx'
import type { ChosenCoverage } from './state/document-context.ts'
import { DocumentForm } from './state/document-form.tsx'
import { savedAnswersKey } from './state/saved-answers.ts'
import { localToday } from './today.ts'

const loadCheckStep = () => import('../review/check-step.tsx')
const CheckStep = lazyPart(async () => (await loadCheckStep()).CheckStep, <Busy>Loading...</Busy>)

type CustomizationProps = {
  entry: CatalogEntry
  template: FormTemplate
  notFor: readonly WrongCase[]
  /** The coverage of the suggested state. */
  suggested: ChosenCoverage | undefined
}

type OpenedDraftProps = CustomizationProps & { today: string; onOpen: (draftId: string) => void }

const OpenedDraft = (props: OpenedDraftProps) => {
  const { entry, template, notFor, suggested, today, onOpen } = props
  const [source] = useState(() => draftSource(template, today))
  usePreload(loadCheckStep)
  return (
    <DocumentForm template={template} today={today} source={source} suggested={suggested}>
      <FormLayout
        header={<CustomizeHeader entry={entry} onOpen={onOpen} />}
        before={<FoldedFitnessCheck cases={notFor} />}
        check={<CheckStep entry={entry} notFor={notFor.map((wrongCase) => wrongCase.when)} />}
      />
    </DocumentForm>
  )
}

/** Hides the prerendered empty form from visitors with saved answers (inline/form.js). */
const HIDDEN_UNTIL_OPENED = { 'main[inert] & form': { visibility: 'hidden' } }

/** The form for buying a document, with one of its drafts. */
export const Customization = (props: CustomizationProps) => {
  const [today] = useState(() => localToday())
  const [opened, setOpened] = useState(0)
  const hydrating = useIsHydrating()
  const open = (draftId: string) => {
    chooseDraft(props.template.id, draftId)
    setOpened((count) => count + 1)
  }
  return (
    <Box
      data-drafts={savedAnswersKey(props.template.id)}
      data-address={paths.customize(props.template.id)}
      data-hydrated={hydrating ? undefined : ''}
      css={HIDDEN_UNTIL_OPENED}
    >
      <OpenedDraft key={opened} {...props} today={today} onOpen={open} />
    </Box>
  )
}
