import { html, raw } from 'hono/html'
import { BRAND } from '../../shared/content/brand.ts'
import type { View, ViewName } from './render-view.ts'
import { STYLE } from './style.ts'

type Markup = ReturnType<typeof html>

/** The page's state from its URL; `off` shows hidden passages. */
export type PageState = { view: ViewName; set: string; state: string; off: boolean }

type Page = { id: string; state: PageState; sets: readonly string[]; view: View }

const VIEW_NAMES: Readonly<Record<ViewName, string>> = {
  agreement: 'Agreement',
  instructions: 'Instructions',
  summary: 'Summary',
  check: 'Check',
}

type Choice = readonly [value: string, label: string]

const select = (
  name: string,
  label: string,
  choices: readonly Choice[],
  current: string,
): Markup => {
  const options = choices.map(
    ([value, text]) =>
      html`<option value="${value}"${value === current ? raw(' selected') : ''}>${text}</option>`,
  )
  return html`<label>${label}<select name="${name}">${options}</select></label>`
}

const renderForm = ({ state, sets, view }: Page): Markup => {
  const states = view.states.map(({ name, kind }): Choice => [name, `${name} (${kind})`])
  return html`<form method="get" action="/">
${select('view', 'Show', Object.entries(VIEW_NAMES), state.view)}
${select(
  'answers',
  'Answers',
  sets.map((name): Choice => [name, name]),
  state.set,
)}
${select('state', 'State', [['', 'as answered'], ...states], state.state)}
<label class="checkbox"><input type="checkbox" name="off" value="on"${state.off ? raw(' checked') : ''}> Show hidden passages</label>
<button type="submit">Show</button>
</form>`
}

const renderFaults = (faults: readonly string[]): Markup | '' =>
  faults.length === 0
    ? ''
    : html`<h2>The sources have ${faults.length === 1 ? 'an error' : `${faults.length} errors`}</h2>
<ul>${faults.map((fault) => html`<li><pre>${fault}</pre></li>`)}</ul>
<p>Fix and save: this page reloads automatically.</p>`

/** The whole page. */
export const renderPage = (page: Page): Markup => {
  const { id, state, view } = page
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${view.name} | ${BRAND.name}, author view</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body class="${state.off ? '' : 'hides-off'}">
<a class="skip" href="#document">Skip to the document</a>
<header>
<div><p class="brand">${BRAND.name} · author view</p>
<h1>${view.name}</h1>
<p class="place">shared/documents/${id}</p></div>
${renderForm(page)}
</header>
<main>
<div id="faults" role="alert">${renderFaults(view.faults)}</div>
<div id="document" tabindex="-1">${raw(view.body)}</div>
</main>
<script type="module" src="/page.js"></script>
</body>
</html>`
}
