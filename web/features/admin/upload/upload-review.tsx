import { Badge, Box, Button, chakra, Flex, Link, Text } from '@chakra-ui/react'
import type { InspectionView } from '../../../../shared/api/template-versions.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { inspectionFacts } from './inspection-facts.ts'

/** What publishing this file alone means for the other format. */
const otherFormatText = (fileName: string): string => {
  const [published, other] = fileName.toLowerCase().endsWith('.pdf')
    ? ['PDF', 'Word file']
    : ['Word file', 'PDF']
  return `This publishes the ${published} only. Publish the matching ${other} too, or the two will differ.`
}

type UploadReviewProps = {
  inspection: InspectionView
  /** The file's name as it was chosen. */
  fileName: string
  /** Title of the document whose buyers get it. */
  of: string
  onPublish: () => Promise<void>
  onBack: () => void
}

const Facts = ({ inspection }: Pick<UploadReviewProps, 'inspection'>) => (
  <chakra.table w="full" textStyle="sm" my="4" aria-label="The file and what is expected">
    <thead>
      <tr>
        {['', 'In the file', 'Expected'].map((title) => (
          <chakra.th key={title} scope="col" textAlign="start" py="2" pe="3">
            {title || <chakra.span srOnly>Fact</chakra.span>}
          </chakra.th>
        ))}
      </tr>
    </thead>
    <tbody>
      {inspectionFacts(inspection).map(({ label, found, expected, problem }) => (
        <chakra.tr key={label} borderTopWidth="1px" verticalAlign="top">
          <chakra.th scope="row" textAlign="start" fontWeight="semibold" py="2" pe="3">
            {label}
          </chakra.th>
          <chakra.td py="2" pe="3" overflowWrap="anywhere">
            {found}{' '}
            {problem && (
              <Badge colorPalette="amber" ms="1">
                {problem}
              </Badge>
            )}
          </chakra.td>
          <chakra.td py="2">{expected}</chakra.td>
        </chakra.tr>
      ))}
    </tbody>
  </chakra.table>
)

/** Browsers show a PDF; a Word file is opened by its own program. */
const FileShown = ({ inspection, fileName }: Pick<UploadReviewProps, 'inspection' | 'fileName'>) =>
  fileName.toLowerCase().endsWith('.pdf') ? (
    <chakra.iframe
      src={inspection.url}
      title={`What buyers will get: ${fileName}`}
      w="full"
      h="min(600px, 42dvh)"
      borderWidth="1px"
      bg="bg.muted"
    />
  ) : (
    <Text>
      <Link href={inspection.url}>Open {fileName}</Link> and read it before you publish it.
    </Text>
  )

/** The second step of an upload: what buyers will get, before it is published. */
export const UploadReview = (props: UploadReviewProps) => {
  const { inspection, of, onPublish, onBack } = props
  const differs = inspectionFacts(inspection).some(({ problem }) => problem !== undefined)
  return (
    <Box>
      <Text>
        The file was inspected and is not published yet. Once it is, everyone who buys the blank{' '}
        {of} gets it.
      </Text>
      <Panel as="p" tone="warning" mt="2">
        {otherFormatText(props.fileName)}
      </Panel>
      <Facts inspection={inspection} />
      <FileShown {...props} />
      <Flex mt="5" gap="3" wrap="wrap">
        <ActionButton
          label={differs ? 'Publish anyway' : 'Publish'}
          of={of}
          work={onPublish}
          size="md"
          variant="solid"
        />
        <Button variant="outline" onClick={onBack}>
          Choose another file
        </Button>
      </Flex>
    </Box>
  )
}
