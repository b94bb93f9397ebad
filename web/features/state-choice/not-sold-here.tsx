import { Link, Text } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { type StateCoverage, whereToTurn } from '../../../shared/documents/template/coverage.ts'
import { stateInSentence } from '../../../shared/documents/toolbox/states.ts'
import { capitalize } from '../../../shared/documents/toolbox/text.ts'
import { paths } from '../../ui/browser/paths.ts'
import { Panel } from '../../ui/panel.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

type NotSoldHereProps = ComponentProps<typeof Panel> & {
  documentId: string
  state: string
  entry: Extract<StateCoverage, { kind: 'refuse' }>
}

/** A document that isn't sold in the state, with alternatives. */
export const NotSoldHere = ({ documentId, state, entry, children, ...box }: NotSoldHereProps) => (
  <Panel role="alert" tone="error" {...box}>
    <Text fontWeight="semibold">{`We do not sell this document in ${stateInSentence(state)}.`}</Text>
    <Text mt="1" maxW="prose">
      {entry.form ? (
        <span>
          Use the state's free form:{' '}
          <Link href={entry.form.url} target="_blank" rel="noreferrer">
            {entry.form.title}
          </Link>
        </span>
      ) : (
        <span>{capitalize(whereToTurn(entry))}</span>
      )}
    </Text>
    <Text mt="2">
      <SiteLink to={paths.coverage({ state, document: documentId })}>Why we don't sell it</SiteLink>
    </Text>
    {children}
  </Panel>
)
