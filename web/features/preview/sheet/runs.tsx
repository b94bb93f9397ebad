import { createContext, type ReactNode, use } from 'react'
import type { Run } from '../../../../shared/documents/engine/model.ts'
import { keyed } from '../../../ui/keyed.ts'

/** URL of the question behind an answer in the document; undefined for computed values. */
type HrefOfQuestion = (field: string) => string | undefined

export const QuestionLinks = createContext<HrefOfQuestion>(() => undefined)

/** A plain link: there are hundreds of them, and sheet.tsx handles the clicks on all. */
const Answer = ({ field, children }: { field: string | undefined; children: ReactNode }) => {
  const href = use(QuestionLinks)(field ?? '')
  if (!href) return children
  return (
    <a href={href} data-field={field}>
      {children}
    </a>
  )
}

const emphasized = (run: Exclude<Run, { kind: 'blank' }>): ReactNode => {
  const slanted = run.italic ? <em>{run.text}</em> : run.text
  return run.bold ? <strong>{slanted}</strong> : slanted
}

const RunView = ({ run }: { run: Run }) => {
  if (run.kind === 'ref') return emphasized(run)
  if (run.kind === 'text') return <Answer field={run.field}>{emphasized(run)}</Answer>
  return (
    <Answer field={run.field}>
      <span className={`blank ${run.length}`}>{run.label}</span>
    </Answer>
  )
}

const nameOf = (run: Run): string =>
  run.kind === 'ref' ? run.target : `${run.kind} ${run.field ?? ''}`

/** One line of the document; answers and blanks lead to their questions. */
export const Runs = ({ runs }: { runs: readonly Run[] }) =>
  keyed(runs, nameOf).map(({ key, item }) => <RunView key={key} run={item} />)
