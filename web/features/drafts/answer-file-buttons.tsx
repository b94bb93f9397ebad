import { Button, chakra } from '@chakra-ui/react'
import { type ChangeEvent, useRef, useState } from 'react'
import { completed } from '../../../shared/documents/template/fields.ts'
import type { Template } from '../../../shared/documents/template/template.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { saveBlob } from '../../ui/browser/save-file.ts'
import { usePreload } from '../../ui/hooks/use-preload.ts'
import { useAnswerForm } from '../form/state/answer-form.ts'
import { useDocument } from '../form/state/document-context.ts'
import { useDocumentForm } from '../form/state/document-form.tsx'
import type { FileReport } from './answer-file.ts'
import { OpenedFile } from './opened-file.tsx'

const loadAnswerFile = () => import('./answer-file.ts')

/** Checks the size before reading, because a huge file would block the page. */
const reportOn = async (file: File, template: Template, today: string): Promise<FileReport> => {
  const { MAX_FILE_KILOBYTES, readAnswerFile } = await loadAnswerFile()
  return file.size > MAX_FILE_KILOBYTES * 1024
    ? { refused: MESSAGES.answerFile.tooLarge(MAX_FILE_KILOBYTES) }
    : readAnswerFile(await file.text(), template, today)
}

/** Saves answers to a file and loads them, on this or another device. */
export const AnswerFileButtons = () => {
  const { template, today } = useDocument()
  const { replaceAnswers, save: saved } = useDocumentForm()
  const form = useAnswerForm()
  const [report, setReport] = useState<FileReport>()
  const input = useRef<HTMLInputElement>(null)
  usePreload(loadAnswerFile)
  const save = async () => {
    const { formatAnswerFile } = await loadAnswerFile()
    const text = formatAnswerFile(template, form.getValues())
    await saveBlob(new Blob([text], { type: 'application/json' }), `${template.id}-answers.json`)
  }
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setReport(await reportOn(file, template, today))
    // Browsers fire no change event when the same file is chosen again.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <Button variant="plain" onClick={save}>
        Save to a file
      </Button>
      <Button variant="plain" onClick={() => input.current?.click()}>
        Open a file
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Answer file"
        hidden
        onChange={open}
      />
      <OpenedFile
        report={report}
        isUntouched={saved.status === 'new'}
        onClose={() => setReport(undefined)}
        onUse={({ answers }) => {
          replaceAnswers(completed(template, answers, { today }))
          setReport(undefined)
        }}
      />
    </>
  )
}
