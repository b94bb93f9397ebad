import { Button, chakra, Text } from '@chakra-ui/react'
import { ConfirmDialog, Dialog, DialogActions } from '../../ui/dialog.tsx'
import { longDate } from '../../ui/long-date.ts'
import { Panel } from '../../ui/panel.tsx'
import type { FileReport, InvalidAnswer } from './answer-file.ts'

const pluralize = (count: number, singular: string, plural: string): string =>
  count === 1 ? `1 ${singular}` : `${count} ${plural}`

const InvalidAnswerList = ({ misfits }: { misfits: readonly InvalidAnswer[] }) => (
  <Panel tone="warning" mt="4" maxH="14rem" overflowY="auto">
    <Text fontWeight="semibold">
      {pluralize(misfits.length, 'answer does', 'answers do')} not fit and will be left out:
    </Text>
    <chakra.ul mt="1" ps="5" listStyleType="disc" textStyle="sm">
      {misfits.map(({ label, problem }) => (
        <chakra.li key={label} overflowWrap="anywhere">
          {label}: {problem}
        </chakra.li>
      ))}
    </chakra.ul>
  </Panel>
)

type Accepted = Exclude<FileReport, { refused: string }>

type OpenedFileProps = {
  report: FileReport | undefined
  /** Whether the form has only its defaults. */
  isUntouched: boolean
  onUse: (report: Accepted) => void
  onClose: () => void
}

/** Shows a file’s content before it is used, or why it was rejected. */
export const OpenedFile = ({ report, isUntouched, onUse, onClose }: OpenedFileProps) => {
  if (report && 'refused' in report) {
    return (
      <Dialog open onClose={onClose} title="We couldn’t open this file">
        <Text role="alert">{report.refused} Your answers have not changed.</Text>
        <DialogActions>
          <Button onClick={onClose}>Close</Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open={report !== undefined}
      onClose={onClose}
      title="Use the answers in this file?"
      confirm="Use the file"
      cancel={isUntouched ? 'Cancel' : 'Keep my answers'}
      onConfirm={() => report && onUse(report)}
    >
      {report && (
        <p>
          Saved on {longDate(report.savedAt)}, with {pluralize(report.count, 'answer', 'answers')}.{' '}
          {isUntouched
            ? 'Using it fills in the form.'
            : 'Using it replaces all answers on this page.'}
        </p>
      )}
      {report && report.invalidAnswers.length > 0 && (
        <InvalidAnswerList misfits={report.invalidAnswers} />
      )}
    </ConfirmDialog>
  )
}
