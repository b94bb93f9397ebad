import { Text } from '@chakra-ui/react'
import useSWR from 'swr'
import { type TemplateRow, templateFile } from '../../../../shared/api/admin-templates.ts'
import type { FileType } from '../../../../shared/template-files.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { fetchFile } from '../../../ui/browser/save-file.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Busy } from '../../../ui/status.tsx'
import type { AdminCall } from '../sign-in/admin-caller.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { type WordDifference, wordDifference } from './word-difference.ts'

const NAMES: Record<FileType, string> = { pdf: 'PDF', docx: 'Word file' }

const otherType = (type: FileType): FileType => (type === 'pdf' ? 'docx' : 'pdf')

const bytesOf = async (url: string) => new Uint8Array(await (await fetchFile(url)).arrayBuffer())

/** Compares an inspected file with the published one of the other format. */
const compare = async (
  call: AdminCall,
  id: string,
  type: FileType,
  url: string,
): Promise<WordDifference> => {
  const { pdfText, wordText } = await import('./file-text.ts')
  const other = await call(templateFile, { id, type: otherType(type) })
  const files = { [type]: await bytesOf(url), [otherType(type)]: await bytesOf(other.url) }
  const { body, repeated } = wordText(files.docx ?? new Uint8Array())
  return wordDifference(await pdfText(files.pdf ?? new Uint8Array()), body, repeated)
}

const MAX_WORDS = 12

const listOf = (words: readonly string[]) =>
  words.slice(0, MAX_WORDS).join(', ') + (words.length > MAX_WORDS ? ', and more' : '')

/** The words that only one of the files has, or has more often. */
const linesOf = ({ added, missing }: WordDifference): string[] => [
  ...(added.length > 0 ? [`More often in the PDF: ${listOf(added)}.`] : []),
  ...(missing.length > 0 ? [`More often in the Word file: ${listOf(missing)}.`] : []),
]

type OtherFormatProps = { row: TemplateRow; type: FileType; url: string }

/** How publishing a file affects the other format. */
export const OtherFormat = ({ row, type, url }: OtherFormatProps) => {
  const { call } = useAdmin()
  const version = row.versions[otherType(type)]
  const { data, error } = useSWR<WordDifference, Error>(
    version !== undefined && ['compared', url],
    () => compare(call, row.id, type, url),
    SWR_OPTIONS,
  )
  const other = NAMES[otherType(type)]
  if (version === undefined)
    return (
      <Panel as="p" tone="warning" mt="2">
        {`This publishes the ${NAMES[type]} only. Publish the matching ${other} too, or the two will differ.`}
      </Panel>
    )
  const published = `the published ${other}, version ${version}`
  if (error)
    return (
      <Panel as="p" tone="warning" mt="2">
        {`We couldn't compare the text with ${published}. Compare them yourself before you publish.`}
      </Panel>
    )
  if (!data) return <Busy>{`Comparing the text with ${published}...`}</Busy>
  const lines = linesOf(data)
  if (lines.length === 0) return <Text mt="2">{`It has the same words as ${published}.`}</Text>
  return (
    <Panel tone="warning" mt="2">
      <p>{`The text differs from ${published}. Publish the matching ${other} too.`}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Panel>
  )
}
