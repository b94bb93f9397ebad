import '../../zod-config.ts'
import { Button, chakra, Text } from '@chakra-ui/react'
import * as z from 'zod'
import { shapeProblem } from '../../../shared/documents/template/answer-shapes.ts'
import { allFields } from '../../../shared/documents/template/fields.ts'
import { normalize, numberAsText } from '../../../shared/documents/template/normalize.ts'
import type {
  Answer,
  Answers,
  Field,
  FormTemplate,
} from '../../../shared/documents/template/template.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { saveBlob } from '../../ui/browser/save-file.ts'
import { ConfirmDialog, Dialog, DialogActions } from '../../ui/dialog.tsx'
import { longDate } from '../../ui/long-date.ts'
import { Panel } from '../../ui/panel.tsx'

const { answerFile: messages, validation } = MESSAGES

/** Increased when the file format changes. */
const FORMAT_VERSION = 1
const FORMAT = 'document-answers'

/** Far above any real set of answers. */
const MAX_FILE_KILOBYTES = 200
/** The depth of nested brackets: the file is an object with one object in it. */
const MAX_DEPTH = 2

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number().int().positive(),
  documentId: z.string().max(100),
  title: z.string().max(200),
  savedAt: z.iso.datetime(),
  answers: z.record(z.string(), z.unknown()),
})

/** An answer that doesn't fit the template, and why. */
type InvalidAnswer = { label: string; problem: string }

/** A file's content, or why it was rejected. `savedAt` is an ISO timestamp. */
export type FileReport =
  | { refused: string }
  | { answers: Answers; count: number; invalidAnswers: InvalidAnswer[]; savedAt: string }

/** The text of an answer file, including answers to hidden questions. */
export const formatAnswerFile = (
  template: FormTemplate,
  answers: Answers,
  now = new Date(),
): string =>
  JSON.stringify(
    {
      format: FORMAT,
      version: FORMAT_VERSION,
      documentId: template.id,
      title: template.name,
      savedAt: now.toISOString(),
      answers,
    },
    undefined,
    2,
  )

/** The depth of nested brackets outside of strings, counted without parsing. */
const depthOf = (json: string): number => {
  let [depth, deepest, inText] = [0, 0, false]
  for (let position = 0; position < json.length; position += 1) {
    const character = json[position]
    if (inText && character === '\\') position += 1
    else if (character === '"') inText = !inText
    else if (inText) continue
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

class HostileFile extends Error {}

const withoutPrototypes = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new HostileFile()
  return value
}

/** The file's JSON, or why it isn't valid. */
const readJson = (text: string): { json: unknown } | { refused: string } => {
  if (depthOf(text) > MAX_DEPTH) return { refused: messages.hostile }
  try {
    return { json: JSON.parse(text, withoutPrototypes) }
  } catch (error) {
    if (error instanceof HostileFile) return { refused: messages.hostile }
    if (error instanceof SyntaxError) return { refused: messages.unreadable }
    throw error
  }
}

const normalizeValue = (field: Field, value: unknown): unknown =>
  typeof value === 'string' ? normalize(field, value) : numberAsText(field, value)

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

const sortAnswers = (entries: Record<string, unknown>, template: FormTemplate, today: string) => {
  const fields = new Map(allFields(template).map((field) => [field.key, field]))
  const answers: Record<string, Answer> = {}
  const invalidAnswers: InvalidAnswer[] = []
  for (const [key, raw] of Object.entries(entries)) {
    const field = fields.get(key)
    const value = field ? normalizeValue(field, raw) : raw
    const problem = field ? shapeProblem(field, value, true, today) : validation.unknownField
    if (problem === undefined && isAnswer(value)) answers[key] = value
    else
      invalidAnswers.push({
        label: field?.label ?? key.slice(0, 60),
        problem: problem ?? validation.text,
      })
  }
  return { answers, invalidAnswers }
}

/**
 * The normalized answers of a file for this template, and those that don't fit: unknown questions,
 * invalid options, overlong texts. Rejects other files. `today` is an ISO date.
 */
export const openAnswerFile = async (
  file: File,
  template: FormTemplate,
  today: string,
): Promise<FileReport> => {
  // Checked first, because reading a huge file would block the page.
  if (file.size > MAX_FILE_KILOBYTES * 1024) {
    return { refused: messages.tooLarge(MAX_FILE_KILOBYTES) }
  }
  const read = readJson(await file.text())
  if ('refused' in read) return read
  const parsed = fileSchema.safeParse(read.json)
  if (!parsed.success) return { refused: messages.foreign }
  const { version, documentId, title, savedAt, answers: entries } = parsed.data
  if (version > FORMAT_VERSION) return { refused: messages.newer }
  if (documentId !== template.id) return { refused: messages.otherDocument(title) }
  const { answers, invalidAnswers } = sortAnswers(entries, template, today)
  const count = Object.values(answers).filter((answer) => answer !== '' && answer !== false).length
  return { answers, count, invalidAnswers, savedAt }
}

/** Saves the answers as a file. */
export const saveAnswerFile = (template: FormTemplate, answers: Answers): Promise<void> =>
  saveBlob(
    new Blob([formatAnswerFile(template, answers)], { type: 'application/json' }),
    `${template.id}-answers.json`,
  )

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
