import { Badge, Box, Button, chakra, Flex, Link, Text } from '@chakra-ui/react'
import { type TemplateRow, templateFile } from '../../../../shared/api/admin-templates.ts'
import { type FileType, fileTypeOf } from '../../../../shared/template-files.ts'
import { fetchFile } from '../../../ui/browser/save-file.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Busy } from '../../../ui/status.tsx'
import type { AdminCall } from '../sign-in/admin-caller.ts'
import { ActionButton } from '../ui/actions.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { useAdminData } from '../ui/loaded.tsx'
import { inspectionFacts } from './template-facts.ts'
import type { Inspected } from './use-upload.ts'
import { type WordDifference, wordDifference } from './word-difference.ts'

const NAMES: Record<FileType, string> = { pdf: 'PDF', docx: 'Word file' }

const bytesOf = async (url: string) => new Uint8Array(await (await fetchFile(url)).arrayBuffer())

type Compared = { row: TemplateRow; type: FileType; other: FileType; url: string }

/** Compares an inspected file with the published one of the other format. */
const compare = async (call: AdminCall, { row, type, other, url }: Compared) => {
  const { pdfText, wordText } = await import('./file-text.ts')
  const published = await call(templateFile, { id: row.id, type: other })
  const [file, otherFile] = [await bytesOf(url), await bytesOf(published.url)]
  const { body, repeated } = wordText(type === 'docx' ? file : otherFile)
  return wordDifference(await pdfText(type === 'pdf' ? file : otherFile), body, repeated)
}

const MAX_WORDS = 12

/** The words that only one of the files has, or has more often. */
const linesOf = ({ added, missing }: WordDifference): string[] =>
  [
    { words: added, file: 'PDF' },
    { words: missing, file: 'Word file' },
  ]
    .filter(({ words }) => words.length > 0)
    .map(({ words, file }) => {
      const more = words.length > MAX_WORDS ? ', and more' : ''
      return `More often in the ${file}: ${words.slice(0, MAX_WORDS).join(', ')}${more}.`
    })

const Warning = ({ lines }: { lines: readonly string[] }) => (
  <Panel tone="warning" mt="2">
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </Panel>
)

/** How publishing a file affects the other format. */
const OtherFormat = (props: Compared) => {
  const { row, type, other, url } = props
  const version = row.versions[other]
  const { data, error } = useAdminData(version !== undefined && ['compared', url], (call) =>
    compare(call, props),
  )
  const [name, otherName] = [NAMES[type], NAMES[other]]
  const published = `the published ${otherName}, version ${version}`
  if (version === undefined) {
    const text = `This publishes the ${name} only. Publish the matching ${otherName} too, or the two will differ.`
    return <Warning lines={[text]} />
  }
  if (error) {
    const text = `We couldn't compare the text with ${published}. Compare them yourself before you publish.`
    return <Warning lines={[text]} />
  }
  if (!data) return <Busy>{`Comparing the text with ${published}...`}</Busy>
  const lines = linesOf(data)
  if (lines.length === 0) return <Text mt="2">{`It has the same words as ${published}.`}</Text>
  const text = `The text differs from ${published}. Publish the matching ${otherName} too.`
  return <Warning lines={[text, ...lines]} />
}

/** Browsers show PDFs; Word files open in their app. */
const FilePreview = ({ type, url, name }: { type: FileType; url: string; name: string }) =>
  type === 'pdf' ? (
    <chakra.iframe
      src={url}
      title={`What buyers will get: ${name}`}
      w="full"
      h="min(600px, 42dvh)"
      borderWidth="1px"
      bg="bg.muted"
    />
  ) : (
    <p>
      <Link href={url}>Open {name}</Link> and read it before you publish it.
    </p>
  )

type UploadReviewProps = Pick<Inspected, 'inspection' | 'file'> & {
  row: TemplateRow
  onPublish: () => Promise<void>
  onBack: () => void
}

/** The second step of an upload: a preview of what buyers will get. */
export const UploadReview = (props: UploadReviewProps) => {
  const { inspection, file, row, onPublish, onBack } = props
  const type = fileTypeOf(file.name) ?? 'pdf'
  const facts = inspectionFacts(inspection)
  const differs = facts.some(({ problem }) => problem !== undefined)
  return (
    <div>
      <p>
        The file was inspected and is not published yet. Once it is, everyone who buys the blank{' '}
        {row.title} gets it.
      </p>
      <OtherFormat
        row={row}
        type={type}
        other={type === 'pdf' ? 'docx' : 'pdf'}
        url={inspection.url}
      />
      <Box my="4">
        <DataTable
          label="File properties and expected values"
          columns={[
            { title: 'Fact', cell: ({ label }) => <strong>{label}</strong> },
            {
              title: 'In the file',
              cell: ({ found, problem }) => (
                <>
                  {found} {problem && <Badge colorPalette="amber">{problem}</Badge>}
                </>
              ),
            },
            { title: 'Expected', cell: ({ expected }) => expected },
          ]}
          rows={facts}
          keyOf={({ label }) => label}
        />
      </Box>
      <FilePreview type={type} url={inspection.url} name={file.name} />
      <Flex mt="5" gap="3" wrap="wrap">
        <ActionButton
          label={differs ? 'Publish anyway' : 'Publish'}
          itemName={row.title}
          action={onPublish}
          size="md"
          variant="solid"
        />
        <Button variant="outline" onClick={onBack}>
          Choose another file
        </Button>
      </Flex>
    </div>
  )
}
