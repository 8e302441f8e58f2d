/** The style of the proof page: the reader's own faces and mode; a table that becomes cards where it does not fit. */
export const proofStyle = `
:root { color-scheme: light dark; --page: #f6f7f9; --card: #fff; --line: #dfe3ea; --text: #171b24; --muted: #566072;
  --good: #0c6b3d; --good-soft: #e5f5ec; --bad: #a8121f; --bad-soft: #fdeaec; --focus: #1c5fd6 }
@media (prefers-color-scheme: dark) { :root { --page: #10131a; --card: #181d27; --line: #2c3443; --text: #eceff5; --muted: #a2adc0;
  --good: #6fdca2; --good-soft: #12301f; --bad: #ff9aa2; --bad-soft: #3b151a; --focus: #8db8ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-inline-size: 84rem; margin-inline: auto; padding: 2.5rem 1.5rem 4rem }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; letter-spacing: -.01em }
h2 { margin: 3rem 0 1rem; font-size: 1.25rem }
h3 { margin: 0 0 .75rem; font-size: 1rem }
h4 { margin: 0 0 .5rem; font-size: .875rem; font-weight: 600; overflow-wrap: anywhere }
.lead { margin: .5rem 0 0; font-size: 1.125rem }
.made { margin: .25rem 0 1.5rem; color: var(--muted); font-size: .875rem }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
.table { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
table { inline-size: 100%; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums }
th, td { padding: .75rem .625rem; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line) }
tr:last-child > * { border-block-end: 0 }
thead th { color: var(--muted); font-size: .75rem; font-weight: 600; white-space: nowrap }
tbody th { font-weight: 600; position: sticky; inset-inline-start: 0; background: var(--card) }
small { display: block; margin-block-start: .125rem; color: var(--muted); font-size: .75rem; font-weight: 400 }
td > a, td > span { display: inline-block; padding: .125rem .5rem; border-radius: 6px; font-weight: 600; white-space: nowrap }
td small { padding-inline: .5rem }
.sign { display: inline-block; min-inline-size: 1.125em }
.good > span { color: var(--good); background: var(--good-soft) }
.bad > a { color: var(--bad); background: var(--bad-soft); text-underline-offset: 3px }
.unknown > span { color: var(--muted); box-shadow: inset 0 0 0 1px var(--line) }
section { margin-block-end: 1rem; padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-inline-start: 4px solid var(--bad); border-radius: 8px; scroll-margin-block-start: 1rem }
section:target { outline: 2px solid var(--focus) }
section ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 1rem }
pre { margin: 0; padding: .75rem; background: var(--page); border-radius: 6px; font: .8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
code { font: .875em ui-monospace, monospace }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .5rem 1.25rem; margin: 0 0 1.5rem; font-size: .875rem }
dt { font-weight: 600 } dd { margin: 0; color: var(--muted) }
@media (max-width: 46rem) {
  main { padding: 1.5rem 1rem 3rem }
  h1 { font-size: 1.375rem }
  .table { border: 0; background: none; overflow: visible }
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
  table, tbody { display: grid; gap: .75rem }
  tr { display: grid; padding: .25rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px }
  tbody th { position: static; padding: .75rem 0; font-size: 1rem }
  td { display: grid; grid-template-columns: 6rem 1fr; gap: 0 .5rem; padding: .625rem 0; align-items: baseline }
  td::before { content: attr(data-rule); color: var(--muted); grid-row: span 2 }
  td > a, td > span { justify-self: start; white-space: normal }
  td small { grid-column: 2; padding-inline: .5rem }
  dl { grid-template-columns: 1fr; gap: .125rem } dd { margin-block-end: .75rem }
}
`
