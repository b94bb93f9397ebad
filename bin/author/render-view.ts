import { html } from 'hono/html'
import { lintDocument } from '../../shared/documents/linter/lint.ts'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { coverageOf, coverageText } from '../../shared/documents/template/coverage.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { STATE_NAMES } from '../../shared/documents/toolbox/states.ts'
import { checkDocument } from '../document-check/check-document.ts'
import { GRADE_FORMULA } from '../document-check/report-lines.ts'
import { markDocument } from './mark-document.ts'
import { renderDocument } from './render-document.ts'

type Markup = ReturnType<typeof html>

/** The views of a document. */
export type ViewName = 'agreement' | 'instructions' | 'summary' | 'check'

export type ViewRequest = {
  id: string
  view: ViewName
  /** Defaults to the sample answers. */
  answers: Answers | undefined
  /** Overrides the state in the answers. */
  state: string
  today: string
  /** Reads a file by its path from shared/documents. */
  read: (path: string) => string
}

type StateChoice = { name: string; kind: string }

/** A rendered view. Errors are shown above it, and may leave it without a body. */
export type View = { name: string; states: StateChoice[]; faults: string[]; body: string }

const chooseAnswers = (template: Template, { answers, state }: ViewRequest): Answers => {
  const shownAnswers = answers ?? template.sampleAnswers
  return state === '' ? shownAnswers : { ...shownAnswers, [template.stateField]: state }
}

const coverageLine = (template: Template, answers: Answers): Markup => {
  const entry = coverageOf(template, answers)
  if (!entry) return html`<p class="coverage">No state selected.</p>`
  return html`<p class="coverage ${entry.kind}"><strong>${entry.state}: ${entry.kind}.</strong> ${coverageText(entry)}</p>`
}

const checkBody = (template: Template, read: ViewRequest['read']): Markup => {
  const { faults, lines } = checkDocument(template, read)
  const verdict = faults.length === 0 ? ['No errors.'] : faults
  return html`<pre class="check" tabindex="0" aria-label="Report">${[...verdict, '', ...lines, '', GRADE_FORMULA].join('\n')}</pre>`
}

const renderBody = (template: Template, request: ViewRequest): Markup => {
  const { view, today, read } = request
  if (view === 'check') return checkBody(template, read)
  const answers = chooseAnswers(template, request)
  const part = view === 'instructions' ? view : 'agreement'
  const document = markDocument(template, part, answers, { today })
  return html`${coverageLine(template, answers)}${renderDocument(document, view === 'summary' ? view : undefined)}`
}

/** Renders the requested view from the current sources. Throws if they can't be rendered. */
export const renderView = async (request: ViewRequest): Promise<View> => {
  const template = await loadTemplate(request.id)
  if (!template) throw new Error(`Unknown template: ${request.id}`)
  const faults = lintDocument(template, request.read).map(
    ({ file, line, message }) => `shared/documents/${file}:${line} ${message}`,
  )
  return {
    name: template.name,
    states: STATE_NAMES.map((name) => ({ name, kind: template.coverage[name].kind })),
    faults,
    body:
      faults.length > 0 && request.view !== 'check'
        ? ''
        : String(await renderBody(template, request)),
  }
}
