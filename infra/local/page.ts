import { html, raw } from 'hono/html'
import { BRAND } from '../../shared/content/brand.ts'

type Markup = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark; --paper: #fbf9f4; --sheet: #fff; --ink: #1a2238; --quiet: #565d70;
  --line: #ddd8cc; --action: #5b3fa0; --on-action: #fff; --error: #a3211d; --done: #1c6b3c; }
@media (prefers-color-scheme: dark) { :root { --paper: #141826; --sheet: #1d2233; --ink: #eeebe3;
  --quiet: #a9afbf; --line: #383f54; --action: #b9a5f0; --on-action: #1a1430; --error: #ff9a92; --done: #7fd3a0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); line-height: 1.6;
  font: 1rem/1.6 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1, h2 { font-family: 'Source Serif 4', Georgia, serif; font-weight: 600; line-height: 1.25; margin: 0 0 .5rem; }
h1 { font-size: 1.75rem; } h2 { font-size: 1.25rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; } a { color: var(--action); }
.brand { color: var(--quiet); font-size: .875rem; margin-bottom: 1.5rem; padding-bottom: .75rem;
  border-bottom: 1px solid var(--line); }
.quiet { color: var(--quiet); } .small { font-size: .875rem; }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; padding: 1.5rem;
  margin-bottom: 1.5rem; box-shadow: 0 1px 3px rgb(26 34 56 / .08); }
.row { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-top: 1px solid var(--line); }
.row:first-of-type { border-top: 0; } .row > :first-child { overflow-wrap: anywhere; }
.row > :last-child { white-space: nowrap; text-align: right; } .total { font-weight: 600; }
.error { color: var(--error); font-weight: 600; } .done { color: var(--done); font-weight: 600; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
input { width: 100%; font: inherit; color: inherit; background: var(--paper); padding: .625rem .75rem;
  border: 1px solid var(--quiet); border-radius: 6px; margin-bottom: 1rem; }
button { width: 100%; font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1rem; border-radius: 6px;
  border: 1px solid var(--action); background: transparent; color: var(--action); cursor: pointer; margin-bottom: .5rem; }
button.main { background: var(--action); color: var(--on-action); margin-bottom: 1rem; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.pair { display: grid; gap: .5rem; } .pair button { margin: 0; } @media (min-width: 30rem) { .pair { grid-template-columns: 1fr 1fr; } }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0; }
.sheet > :last-child { margin-bottom: 0; }
iframe { width: 100%; height: 20rem; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
summary { cursor: pointer; margin-top: .75rem; }
`

/** A complete page in the site's style; `serverName` names the local server. */
export const page = (serverName: string, title: string, body: Markup | Markup[]): Markup =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
</head>
<body><main>
<p class="brand">${BRAND.name} local · ${serverName}</p>
<h1>${title}</h1>
${body}
</main></body>
</html>`
