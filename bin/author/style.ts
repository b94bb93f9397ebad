/** The author page's styles: the site's colors and fonts, light and dark. */
export const STYLE = `
@font-face { font-family: Inter; font-weight: 400; src: url(/fonts/inter-400.woff2) format('woff2'); }
@font-face { font-family: Inter; font-weight: 600; src: url(/fonts/inter-600.woff2) format('woff2'); }
@font-face { font-family: 'Source Serif 4'; font-weight: 400; src: url(/fonts/serif-400.woff2) format('woff2'); }
@font-face { font-family: 'Source Serif 4'; font-weight: 600; src: url(/fonts/serif-600.woff2) format('woff2'); }
:root { color-scheme: light dark; --bg: #fbf9f4; --panel: #fff; --ink: #1b2436; --quiet: #525b6d; --line: #ddd7ca;
  --edge: #857f72; --action: #532896; --tint: #f1ebfa; --rail: #7d55bd; --error: #a0221b; --error-bg: #fcebe8;
  --sheet: #fffefb; --on-sheet: #1b2436; --off: #626b7b; --sheet-line: #ddd7ca; --margin: 25rem;
  --shadow: 0 1px 2px rgb(27 36 54 / .08), 0 8px 24px rgb(27 36 54 / .1); }
@media (prefers-color-scheme: dark) { :root { --bg: #12161f; --panel: #1a202c; --ink: #ece7db; --quiet: #aeb4c0;
  --line: #2d3546; --edge: #7c8598; --action: #c9b3fa; --error: #ff9f95; --error-bg: #371b1a; --sheet: #f3efe4;
  --off: #5a6373; --shadow: 0 1px 2px rgb(0 0 0 / .5), 0 8px 24px rgb(0 0 0 / .45); } }
* { box-sizing: border-box; } [hidden] { display: none !important; }
html { scroll-padding-top: 6rem; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 1rem/1.6 Inter, system-ui, sans-serif;
  font-variant-numeric: tabular-nums; }
h1, h2, h3, .title { font-family: 'Source Serif 4', Georgia, serif; font-weight: 600; line-height: 1.25; text-wrap: balance; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: end;
  justify-content: space-between; padding: .75rem 1.5rem; background: var(--panel); border-bottom: 1px solid var(--line); }
header h1 { margin: 0; font-size: 1.25rem; } header p { margin: 0; color: var(--quiet); font-size: .8125rem; line-height: 1.4; }
form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; }
label { font-size: .8125rem; color: var(--quiet); }
select, button { display: block; min-height: 2.5rem; max-width: 14rem; padding: .25rem .5rem; font: inherit; font-size: .9375rem;
  color: var(--ink); background: var(--bg); border: 1px solid var(--edge); border-radius: 6px; }
.checkbox { display: flex; gap: .5rem; align-items: center; min-height: 2.5rem; color: var(--ink); }
.checkbox input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--action); }
:focus-visible { outline: 2px solid var(--rail); outline-offset: 2px; } #document:focus { outline: none; }
.skip { position: absolute; left: -100rem; } .skip:focus { left: 1rem; top: 1rem; z-index: 2; padding: .5rem 1rem; background: var(--panel); }
a { color: var(--action); }
main { max-width: 78rem; margin: 0 auto; padding: 1.5rem 1.5rem 6rem; }
#faults:not(:empty) { margin-bottom: 1.5rem; padding: 1rem 1.5rem; color: var(--error); background: var(--error-bg);
  border: 1px solid; border-radius: 6px; }
#faults h2 { margin: 0 0 .5rem; font-size: 1.125rem; } #faults ul { margin: 0; padding: 0; list-style: none; } #faults p { margin: .5rem 0 0; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .8125rem/1.5 ui-monospace, monospace; }
#document.old { opacity: .6; }
.check { overflow-x: auto; padding: 1.5rem; white-space: pre; background: var(--panel); border: 1px solid var(--line); border-radius: 6px; }
.coverage { max-width: 44rem; margin: 0 0 1.5rem; padding-left: .75rem; font-size: .875rem; color: var(--quiet); border-left: 2px solid var(--edge); }
.coverage.refuse { color: var(--error); border-color: currentColor; }
.sheet { max-width: 50rem; margin-right: calc(var(--margin) - 5.5rem); padding: 3rem 3.5rem; color: var(--on-sheet); background: var(--sheet); border-radius: 2px;
  box-shadow: var(--shadow); font: 1rem/1.6 'Source Serif 4', Georgia, serif; }
.sheet a { color: #532896; }
.title { margin: 0; font-size: 1.75rem; text-align: center; } .subtitle { text-align: center; margin-bottom: 1.5rem; }
.sheet h2 { margin: 2rem 0 .5rem; font-size: 1.25rem; } .sheet h3 { margin: 1.25rem 0 .25rem; font-size: 1.0625rem; }
.p { margin: 0 0 .75rem; overflow-wrap: anywhere; } .p.note { font-size: .875rem; } .p.centered { text-align: center; }
.number { font-weight: 600; } .answer { background: #f1ebfa; border-radius: 2px; }
.blank { display: inline-block; min-width: 8rem; border-bottom: 1px solid #857f72; color: #525b6d; font: .75rem/1.4 Inter, sans-serif; }
.box { margin: 1rem 0; padding: .75rem 1rem 0; border: 1px solid #1b2436; }
.list { margin: 0 0 .75rem; padding: 0; list-style: none; } .list li { position: relative; padding-left: 2rem; } .marker { position: absolute; left: .25rem; }
table { width: 100%; margin: .75rem 0; border-collapse: collapse; table-layout: fixed; font-size: .9375rem; }
td, th { padding: .375rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; border-top: 1px solid var(--sheet-line); }
.grid td, .grid th { border: 1px solid var(--sheet-line); } .summary td:first-child, .form td:first-child { font-weight: 600; } .right { text-align: right; }
.signatures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 1rem 2rem; margin: 1rem 0; }
.signer p { margin: 0; } dl { margin: 0; } dt { font: .75rem/1.4 Inter, sans-serif; color: #525b6d; } dd { margin: 0 0 .5rem; min-height: 1.5rem; border-bottom: 1px solid var(--sheet-line); }
hr { margin: 2rem -3.5rem; border: 0; border-top: 1px dashed #857f72; }
.sheet footer { margin-top: 3rem; padding-top: .75rem; font-size: .8125rem; border-top: 1px solid var(--sheet-line); }
.passage { margin-left: -1rem; padding-left: calc(1rem - 2px); border-left: 2px solid #7d55bd; } .passage.off { border-left-style: dotted; border-color: #857f72; }
.inline { text-decoration: underline dotted #7d55bd 1px; text-underline-offset: .25em; } .inline.off { text-decoration-color: #857f72; }
.off, .off .answer { color: var(--off); } .off .answer { background: none; }
.sign { margin-right: .25em; font: 600 .625rem/1 Inter, sans-serif; color: #532896; text-decoration: none; } .sign.off { color: var(--off); }
.passage { position: relative; } .passage > .sign { position: absolute; top: .5rem; left: calc(-2.25rem - var(--depth) * 1.0625rem); width: 1.75rem; text-align: right; }
.mark { float: right; clear: right; width: calc(var(--margin) - 5.5rem); margin: .125rem calc(1.25rem - var(--margin)) .25rem 0; padding-left: .5rem;
  color: var(--ink); border-left: 2px solid var(--rail); font: .75rem/1.35 Inter, sans-serif; text-align: left; text-indent: 0; overflow-wrap: anywhere; }
.mark.off { color: var(--quiet); border-left-style: dotted; border-color: var(--edge); } .mark code { font: .6875rem/1.35 ui-monospace, monospace; }
.mark .place { color: var(--quiet); font-size: .6875rem; } .box .mark { margin-right: calc(.1875rem - var(--margin)); }
.mark.within { display: none; }
.hides-off .off { display: none; }
@media (max-width: 68rem) { .sheet { max-width: 44rem; margin: 0 auto; } .coverage { margin-inline: auto; }
  .mark, .box .mark { float: none; display: block; width: auto; margin: .25rem 0; color: var(--on-sheet); } .mark .place, .mark.off { color: #525b6d; }
  .mark.margin { display: none; } .mark.within { display: block; } .passage > .sign { display: none; }
  .inline > .mark { display: inline; border: 0; padding: 0 .25rem; background: #f1ebfa; border-radius: 2px; } .inline > .mark.off { background: #f1ede3; }
  .inline > .mark b, .inline > .mark .place { display: none; } }
@media (max-width: 40rem) { header { position: static; padding: .75rem 1rem; } form { display: grid; grid-template-columns: 1fr 1fr; width: 100%; }
  form label:nth-of-type(n+3) { grid-column: 1 / -1; } select { width: 100%; max-width: none; }
  main { padding: 1rem 0 4rem; } .coverage, #faults:not(:empty) { margin: 0 1rem 1rem; } .sheet { padding: 1.5rem 1.25rem; } hr { margin: 2rem -1.25rem; }
  table { table-layout: auto; font-size: .875rem; } col { width: auto !important; } td, th { padding: .375rem .25rem; overflow-wrap: break-word; hyphens: auto; } td .blank { min-width: 0; }
  .form, .grid { font-size: .75rem; } .form td, .grid td, .grid th { overflow-wrap: anywhere; }
  .check { margin: 0 1rem; padding: 1rem; } }
`
