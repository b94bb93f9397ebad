import { Text } from '@chakra-ui/react'
import {
  REMOTE_NOTARIES,
  REMOTE_NOTARIES_CHECKED,
} from '../../shared/documents/signing/remote-notaries.ts'
import { SIGNING, videoText } from '../../shared/documents/signing/signing.ts'
import type { StateName } from '../../shared/documents/toolbox/states.ts'
import { FactList } from './fact-list.tsx'
import { longDate } from './long-date.ts'

const STATE_LAW = "The state's own law, cited in the instructions"

const Rule = ({ text, source, checked }: { text: string; source?: string; checked: string }) => (
  <>
    {text}
    {source && (
      <Text textStyle="xs" color="fg.muted">
        {source} · checked {longDate(checked)}
      </Text>
    )}
  </>
)

/**
 * Signing rules: electronic or on paper, before whom, and whether online notarization is allowed.
 */
export const HowToSign = ({ documentId, state }: { documentId: string; state?: StateName }) => {
  const signing = SIGNING[documentId]
  if (!signing) return null
  const { signatures, cite = STATE_LAW, checked, witnesses, notary } = signing
  const video = {
    text: videoText(documentId, state),
    source: state && signing.video === 'by-state' ? REMOTE_NOTARIES[state]?.cite : undefined,
    checked: REMOTE_NOTARIES_CHECKED,
  }
  return (
    <FactList
      layout="ruled"
      facts={[
        { label: 'Signatures', text: <Rule text={signatures} source={cite} checked={checked} /> },
        { label: 'Witnesses', text: witnesses },
        { label: 'Notary', text: notary },
        { label: 'Online notarization', text: <Rule {...video} /> },
      ]}
    />
  )
}
