import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { longDate } from '../../lib/long-date.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { FileReport, Misfit } from './answer-file.ts'

const many = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`

const Misfits = ({ misfits }: { misfits: readonly Misfit[] }) => (
  <Box mt="4" p="4" bg="bg.warning" borderRadius="l2" maxH="14rem" overflowY="auto">
    <Text fontWeight="semibold">
      {many(misfits.length, 'answer does', 'answers do')} not fit and will be left out:
    </Text>
    <chakra.ul mt="1" ps="5" listStyleType="disc" textStyle="sm">
      {misfits.map(({ label, problem }) => (
        <chakra.li key={label} overflowWrap="anywhere">
          {label}: {problem}
        </chakra.li>
      ))}
    </chakra.ul>
  </Box>
)

type Accepted = Exclude<FileReport, { refused: string }>

const Suggestion = ({
  report,
  isUntouched,
  onUse,
  onClose,
}: ReportProps & { report: Accepted }) => (
  <>
    <Text>
      Saved on {longDate(report.savedAt)}, with {many(report.count, 'answer', 'answers')}.{' '}
      {isUntouched ? 'Using it fills in the form.' : 'Using it replaces all answers on this page.'}
    </Text>
    {report.misfits.length > 0 && <Misfits misfits={report.misfits} />}
    <Flex mt="6" gap="3" wrap="wrap" justify="flex-end">
      <Button variant="outline" onClick={onClose}>
        {isUntouched ? 'Cancel' : 'Keep my answers'}
      </Button>
      <Button onClick={() => onUse(report)}>Use the file</Button>
    </Flex>
  </>
)

type ReportProps = {
  /** Whether the form has only its defaults. */
  isUntouched: boolean
  onUse: (report: Accepted) => void
  onClose: () => void
}
type OpenedFileProps = ReportProps & { report: FileReport | undefined }

/** Shows the content of a chosen file before any of it is used, or why it was refused. */
export const OpenedFile = ({ report, ...does }: OpenedFileProps) => (
  <Dialog
    open={report !== undefined}
    onClose={does.onClose}
    title={
      report && 'refused' in report ? 'This file was not opened' : 'Use the answers of this file?'
    }
  >
    {report && 'refused' in report && (
      <>
        <Text role="alert">{report.refused} Your answers have not changed.</Text>
        <Flex mt="6" justify="flex-end">
          <Button onClick={does.onClose}>Close</Button>
        </Flex>
      </>
    )}
    {report && !('refused' in report) && <Suggestion report={report} {...does} />}
  </Dialog>
)
