import { Button, chakra } from '@chakra-ui/react'
import { type ChangeEvent, useRef, useState } from 'react'
import type { Template } from '../../../../shared/documents/template.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import {
  type FileReport,
  formatAnswerFile,
  MAX_FILE_KILOBYTES,
  readAnswerFile,
} from './answer-file.ts'
import { useSettledForm } from './answers-provider.tsx'
import { OpenedFile } from './opened-file.tsx'
import { saveFile } from './save-file.ts'

/** Looks at the size before it reads: a file of gigabytes would stop the page. */
const reportOn = async (file: File, template: Template, today: string): Promise<FileReport> =>
  file.size > MAX_FILE_KILOBYTES * 1024
    ? { refused: MESSAGES.answerFile.tooLarge(MAX_FILE_KILOBYTES) }
    : readAnswerFile(await file.text(), template, today)

type AnswerFileProps = { template: Template; today: string }

/** Takes the answers away as a file, and brings them back on this or another device. */
export const AnswerFileButtons = ({ template, today }: AnswerFileProps) => {
  const { store, opening, dispatch } = useSettledForm()
  const [report, setReport] = useState<FileReport>()
  const input = useRef<HTMLInputElement>(null)
  const save = () =>
    saveFile(`${template.id}-answers.json`, formatAnswerFile(template, store.read().answers))
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    setReport(await reportOn(file, template, today))
    // The same file can be chosen again.
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
        aria-label="File of answers"
        hidden
        onChange={open}
      />
      <OpenedFile
        report={report}
        onClose={() => setReport(undefined)}
        onUse={({ answers }) => {
          dispatch({ type: 'clear', answers: { ...opening, ...answers } })
          setReport(undefined)
        }}
      />
    </>
  )
}
