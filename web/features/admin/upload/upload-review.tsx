import { Badge, Box, Button, chakra, Flex, Link, Text } from '@chakra-ui/react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import type { InspectionView } from '../../../../shared/api/template-versions.ts'
import { fileTypeOf } from '../../../../shared/template-files.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { inspectionFacts } from './inspection-facts.ts'
import { OtherFormat } from './other-format.tsx'

type UploadReviewProps = {
  inspection: InspectionView
  /** The selected file's name. */
  fileName: string
  row: TemplateRow
  onPublish: () => Promise<void>
  onBack: () => void
}

const Facts = ({ inspection }: Pick<UploadReviewProps, 'inspection'>) => (
  <chakra.table w="full" textStyle="sm" my="4" aria-label="File properties and expected values">
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

/** Browsers show PDFs; Word files open in their app. */
const FilePreview = ({
  inspection,
  fileName,
}: Pick<UploadReviewProps, 'inspection' | 'fileName'>) =>
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

/** The second step of an upload: a preview of what buyers will get. */
export const UploadReview = (props: UploadReviewProps) => {
  const { inspection, row, onPublish, onBack } = props
  const of = row.title
  const differs = inspectionFacts(inspection).some(({ problem }) => problem !== undefined)
  return (
    <Box>
      <Text>
        The file was inspected and is not published yet. Once it is, everyone who buys the blank{' '}
        {of} gets it.
      </Text>
      <OtherFormat
        row={props.row}
        type={fileTypeOf(props.fileName) ?? 'pdf'}
        url={inspection.url}
      />
      <Facts inspection={inspection} />
      <FilePreview {...props} />
      <Flex mt="5" gap="3" wrap="wrap">
        <ActionButton
          label={differs ? 'Publish anyway' : 'Publish'}
          itemName={of}
          action={onPublish}
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
