import { Badge, Box, Button, chakra, Flex, Link } from '@chakra-ui/react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import type { InspectionView } from '../../../../shared/api/template-versions.ts'
import { fileTypeOf } from '../../../../shared/template-files.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { DataTable } from '../ui/data-table.tsx'
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
    rows={inspectionFacts(inspection)}
    keyOf={({ label }) => label}
  />
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
    <p>
      <Link href={inspection.url}>Open {fileName}</Link> and read it before you publish it.
    </p>
  )

/** The second step of an upload: a preview of what buyers will get. */
export const UploadReview = (props: UploadReviewProps) => {
  const { inspection, row, onPublish, onBack } = props
  const of = row.title
  const differs = inspectionFacts(inspection).some(({ problem }) => problem !== undefined)
  return (
    <div>
      <p>
        The file was inspected and is not published yet. Once it is, everyone who buys the blank{' '}
        {of} gets it.
      </p>
      <OtherFormat
        row={props.row}
        type={fileTypeOf(props.fileName) ?? 'pdf'}
        url={inspection.url}
      />
      <Box my="4">
        <Facts inspection={inspection} />
      </Box>
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
    </div>
  )
}
