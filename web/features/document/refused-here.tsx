import { Text } from '@chakra-ui/react'
import { COVERAGE } from '../../../shared/content/coverage-page.ts'
import type { StateName } from '../../../shared/documents/toolbox/states.ts'
import { Busy } from '../../ui/busy.tsx'
import { coverageContent } from '../../ui/coverage-content.ts'
import { NotSoldHere } from '../state-choice/not-sold-here.tsx'

type RefusedHereProps = { documentId: string; state: StateName }

/** Where to get help in a state that doesn't accept the document. */
export const RefusedHere = ({ documentId, state }: RefusedHereProps) => {
  const { content, failed } = coverageContent.useContent(documentId)
  if (failed) return <Text color="fg.error">{COVERAGE.reasonFailed}</Text>
  if (!content) return <Busy>Loading...</Busy>
  const entry = content[state]
  return entry.kind === 'refuse' ? (
    <NotSoldHere documentId={documentId} state={state} entry={entry} />
  ) : null
}
