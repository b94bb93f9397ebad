import { Button, chakra } from '@chakra-ui/react'
import { type ChangeEvent, useRef, useState } from 'react'
import { completeAnswers } from '../../../shared/documents/template/fields.ts'
import { lazyPart, usePreload } from '../../ui/lazy-part.tsx'
import { useAnswerForm } from '../form/state/answer-form.ts'
import { useDocument } from '../form/state/document-context.ts'
import { useDocumentForm } from '../form/state/document-form.tsx'
import type { FileReport } from './answer-file.tsx'

const DraftsDialog = lazyPart(async () => (await import('./drafts-dialog.tsx')).DraftsDialog)

/** Opens this document's drafts; the code loads on the first click. */
export const DraftsButton = (props: { onOpen: (draftId: string) => void }) => {
  const { save } = useDocumentForm()
  const [open, setOpen] = useState<boolean>()
  const show = () => {
    save.flush()
    setOpen(true)
  }
  return (
    <>
      <Button variant="plain" aria-haspopup="dialog" onClick={show}>
        Drafts
      </Button>
      {open !== undefined && <DraftsDialog {...props} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}

const loadAnswerFile = () => import('./answer-file.tsx')
const OpenedFile = lazyPart(async () => (await loadAnswerFile()).OpenedFile)

/** Saves answers to a file and loads them, on this or another device. */
export const AnswerFileButtons = () => {
  const { template, today } = useDocument()
  const { replaceAnswers, save: saved } = useDocumentForm()
  const form = useAnswerForm()
  const [report, setReport] = useState<FileReport>()
  const input = useRef<HTMLInputElement>(null)
  usePreload(loadAnswerFile)
  const save = async () => {
    const { saveAnswerFile } = await loadAnswerFile()
    await saveAnswerFile(template, form.getValues())
  }
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    const { openAnswerFile } = await loadAnswerFile()
    setReport(await openAnswerFile(file, template, today))
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
          replaceAnswers(completeAnswers(template, answers, { today }))
          setReport(undefined)
        }}
      />
    </>
  )
}
