import { Button, chakra, Text } from '@chakra-ui/react'
import { longDate } from '../../lib/long-date.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { FileReport, Misfit } from './answer-file.ts'

const many = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`

const Misfits = ({ misfits }: { misfits: readonly Misfit[] }) => (
  <Panel tone="warning" mt="4" maxH="14rem" overflowY="auto">
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
  </Panel>
)

type Accepted = Exclude<FileReport, { refused: string }>

type OpenedFileProps = {
  report: FileReport | undefined
  onUse: (report: Accepted) => void
  onClose: () => void
}

/** Shows the content of a chosen file before any of it is used, or why it was refused. */
export const OpenedFile = ({ report, onUse, onClose }: OpenedFileProps) => {
  if (report && 'refused' in report) {
    return (
      <Dialog open onClose={onClose} title="This file was not opened">
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
      title="Use the answers of this file?"
      confirm="Use the file"
      cancel="Keep my answers"
      onConfirm={() => report && onUse(report)}
    >
      {report && (
        <Text>
          Saved on {longDate(report.savedAt)}, with {many(report.count, 'answer', 'answers')}. Using
          it replaces all answers on this page.
        </Text>
      )}
      {report && report.misfits.length > 0 && <Misfits misfits={report.misfits} />}
    </ConfirmDialog>
  )
}
