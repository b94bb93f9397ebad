import { Heading } from '@chakra-ui/react'
import useSWR from 'swr'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { loadKeyTerms } from '../../../shared/content/key-terms.ts'
import { SWR_OPTIONS } from '../../api/swr-options.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { ErrorText, TextSkeleton } from '../../ui/status.tsx'

/** The document's first questions with the reasons for asking them. */
export const KeyTerms = ({ id }: { id: string }) => {
  const { data: terms, error } = useSWR(['key-terms', id], () => loadKeyTerms(id), SWR_OPTIONS)
  if (error) return <ErrorText>{DOCUMENT.partFailed}</ErrorText>
  if (!terms) return <TextSkeleton lines={8} />
  return (
    <>
      <Heading mb="4">What the document covers first</Heading>
      <FactList
        layout="ruled"
        facts={terms.map(({ label, description }) => ({ label, text: description }))}
      />
    </>
  )
}
