import { createContext, type ReactNode, use } from 'react'
import type { Run } from '../../../../shared/documents/engine/model.ts'
import { withKeys } from '../../../ui/keyed.ts'

/** The URL of the question for an answer; undefined for computed values. */
type HrefOfQuestion = (field: string) => string | undefined

export const QuestionLinks = createContext<HrefOfQuestion>(() => undefined)

/** A plain link, because there are hundreds; sheet.tsx handles all clicks. */
const Answer = ({ field, children }: { field: string | undefined; children: ReactNode }) => {
  const href = use(QuestionLinks)(field ?? '')
  if (!href) return children
  return (
    <a href={href} data-field={field}>
      {children}
    </a>
  )
}

const emphasize = (run: Exclude<Run, { kind: 'blank' }>): ReactNode => {
  const slanted = run.italic ? <em>{run.text}</em> : run.text
  return run.bold ? <strong>{slanted}</strong> : slanted
}

const RunView = ({ run }: { run: Run }) => {
  if (run.kind === 'ref') return emphasize(run)
  if (run.kind === 'text') return <Answer field={run.field}>{emphasize(run)}</Answer>
  return (
    <Answer field={run.field}>
      <span className={`blank ${run.length}`}>{run.label}</span>
    </Answer>
  )
}

const nameOf = (run: Run): string =>
  run.kind === 'ref' ? run.target : `${run.kind} ${run.field ?? ''}`

/** A line of the document. Answers and blanks link to their questions. */
export const Runs = ({ runs }: { runs: readonly Run[] }) =>
  withKeys(runs, nameOf).map(({ key, item }) => <RunView key={key} run={item} />)
