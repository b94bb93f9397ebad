import { Heading, Text } from '@chakra-ui/react'
import type { StateCoverage } from '../../../shared/documents/template/coverage.ts'
import type { FormTemplate } from '../../../shared/documents/template/template.ts'
import { stateInSentence } from '../../../shared/documents/toolbox/states.ts'
import { paths } from '../../ui/browser/paths.ts'
import { CoverageReason } from '../../ui/coverage-reason.tsx'
import { Fold } from '../../ui/fold.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { Busy } from '../../ui/status.tsx'
import { type ChosenCoverage, useDocument } from '../form/state/document-context.ts'
import { useDocumentForm } from '../form/state/document-form.tsx'
import { hrefOf, stepOfField } from '../form/steps/form-steps.ts'

type NoticeProps = { template: FormTemplate; state: string; entry: StateCoverage }

const titleOf = ({ template, state, entry }: NoticeProps): string =>
  entry.kind === 'refuse'
    ? `${template.name}: not sold for ${stateInSentence(state)}`
    : `Before you pay: ${state}`

/** A notice for a state with a refusal or warning. */
const Notice = (props: NoticeProps) => {
  const { template, state, entry } = props
  const refused = entry.kind === 'refuse'
  const step = stepOfField(template).get(template.stateField)
  return (
    <Panel aria-labelledby="state-notice" tone={refused ? 'error' : 'warning'} mt="8" data-no-print>
      <Heading as="h3" size="md" id="state-notice" mb="2">
        {titleOf(props)}
      </Heading>
      <CoverageReason entry={entry} />
      <Text mt="3" display="flex" columnGap="5" flexWrap="wrap">
        {refused && step && (
          <SiteLink to={hrefOf(step, template.stateField)}>Choose another state</SiteLink>
        )}
        <SiteLink to={paths.coverage({ state })}>
          What we sell for {stateInSentence(state)}
        </SiteLink>
      </Text>
    </Panel>
  )
}

const HowToSign = lazyPart(
  async () => (await import('../../ui/how-to-sign.tsx')).HowToSign,
  <Busy>Loading...</Busy>,
)

const StateText = ({
  template,
  coverage,
}: {
  template: FormTemplate
  coverage: ChosenCoverage
}) => {
  const { state, ...entry } = coverage
  if (entry.kind === 'refuse' || entry.kind === 'warn') {
    return <Notice template={template} state={state} entry={entry} />
  }
  return (
    <Text mt="8" textStyle="sm" color="fg.muted" maxW="prose" data-no-print>
      {entry.reason}{' '}
      <SiteLink to={paths.coverage({ state, document: template.id })}>Sources</SiteLink>
    </Text>
  )
}

/** The effect of the chosen state and how to sign there, shown before payment. */
export const StateNotice = () => {
  const { template } = useDocument()
  const { coverage: found } = useDocumentForm().checks
  if (!found) return null
  return (
    <>
      <StateText template={template} coverage={found} />
      {found.kind !== 'refuse' && (
        <Fold
          summary={<strong>How to sign it in {stateInSentence(found.state)}</strong>}
          mt="4"
          data-no-print
        >
          <HowToSign documentId={template.id} state={found.state} />
        </Fold>
      )}
    </>
  )
}
