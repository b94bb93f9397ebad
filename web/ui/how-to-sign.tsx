import { Box, chakra, Text } from '@chakra-ui/react'
import {
  REMOTE_NOTARIES,
  REMOTE_NOTARIES_CHECKED,
} from '../../shared/documents/signing/remote-notaries.ts'
import { SIGNING, videoText } from '../../shared/documents/signing/signing.ts'
import type { StateName } from '../../shared/documents/toolbox/states.ts'
import { longDate } from './long-date.ts'

const STATE_LAW = "The state's own law, cited in the instructions"

type RowProps = { term: string; text: string; source?: string; checked?: string }

const Row = ({ term, text, source, checked = '' }: RowProps) => (
  <Box py="3" borderTopWidth="1px">
    <chakra.dt fontWeight="semibold">{term}</chakra.dt>
    <chakra.dd>
      {text}
      {source && (
        <Text textStyle="xs" color="fg.muted">
          {source} · checked {longDate(checked)}
        </Text>
      )}
    </chakra.dd>
  </Box>
)

type HowToSignProps = { documentId: string; state?: StateName }

/**
 * Signing rules: electronic or on paper, before whom, and whether online notarization is allowed.
 */
export const HowToSign = ({ documentId, state }: HowToSignProps) => {
  const signing = SIGNING[documentId]
  if (!signing) return null
  const notary = state && signing.video === 'by-state' ? REMOTE_NOTARIES[state] : undefined
  return (
    <chakra.dl maxW="prose">
      <Row
        term="Signatures"
        text={signing.signatures}
        source={signing.cite ?? STATE_LAW}
        checked={signing.checked}
      />
      <Row term="Witnesses" text={signing.witnesses} />
      <Row term="Notary" text={signing.notary} />
      <Row
        term="Notary by video"
        text={videoText(documentId, state)}
        source={notary?.cite}
        checked={REMOTE_NOTARIES_CHECKED}
      />
    </chakra.dl>
  )
}
