import { readFileSync } from 'node:fs'
import { formatCountWithNoun } from '../output.ts'
import { escapeHtml } from '../stamp/html.ts'
import type { ProofCell } from './cells.ts'

/** The rules of the proof page, in the order of its columns. */
export const PROOF_COLUMNS = {
  valid: { title: 'Valid', about: 'The doctor finds no mistake in the folder.' },
  contrast: {
    title: 'Contrast',
    about: 'The pair of colours nearest to its limit: 4.5:1 for text, 3:1 for large text and parts of controls.',
  },
  document: { title: 'Document', about: 'The compressed size of the home document, and its limit.' },
  scripts: {
    title: 'Scripts',
    about:
      'The compressed size of the scripts of home with its larger dictionary, and its limit: 1.15 times the ' +
      'size of an app with the same libraries and a plain home.',
  },
  messages: {
    title: 'Messages',
    about: 'Every language has all texts, and the folder’s own texts have the placeholders of the original.',
  },
  isolation: {
    title: 'Isolation',
    about: 'The stamped site has no code, host, copyright, title or key of another merchant.',
  },
  startUp: { title: 'Start-up', about: 'Maintenance and a restricted region, tested in a browser.' },
  screens: {
    title: 'Screens',
    about: 'Every screen fits 360 and 320 px and double text size, and axe finds no violation.',
  },
  journeys: {
    title: 'Journeys',
    about: 'First load, home, registration, and opening and leaving a game, tested in a browser.',
  },
} as const

/** A rule of the proof page, which is one column. */
export type ProofColumn = keyof typeof PROOF_COLUMNS

/** The results of one merchant, which are one row of the proof page. */
export interface ProofRow {
  readonly id: string
  /** The name that players see. The id if the folder has no name. */
  readonly name: string
  readonly cells: Readonly<Record<ProofColumn, ProofCell>>
}

const style = new URL('../../pages/proof.css', import.meta.url)
/** The keys of the rules, in order. */
export const PROOF_COLUMN_NAMES = Object.keys(PROOF_COLUMNS) as ProofColumn[]
const signs = { good: '✓', bad: '✗', unknown: '–' } as const
const words = { good: 'passes', bad: 'fails', unknown: 'unknown' } as const

const anchor = (id: string, column: ProofColumn) => `${id}-${column}`

/** Escapes a text for HTML and formats words in backticks as code. */
const withCode = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

function renderCell({ id }: ProofRow, column: ProofColumn, { state, text, note, reasons }: ProofCell): string {
  const said = `<span class="sign" aria-hidden="true">${signs[state]}</span><span class="hidden">${words[state]}: </span>${escapeHtml(text)}`
  const inner = reasons.length > 0 ? `<a href="#${anchor(id, column)}">${said}</a>` : `<span>${said}</span>`
  return `<td class="${state}" data-rule="${PROOF_COLUMNS[column].title}">${inner}${note === undefined ? '' : `<small>${escapeHtml(note)}</small>`}</td>`
}

const renderRow = (row: ProofRow): string =>
  `<tr><th scope="row">${escapeHtml(row.name)}<small>${escapeHtml(row.id)}</small></th>${PROOF_COLUMN_NAMES.map((column) => renderCell(row, column, row.cells[column])).join('')}</tr>`

function renderReasons(row: ProofRow): string {
  return PROOF_COLUMN_NAMES.filter((column) => row.cells[column].reasons.length > 0)
    .map((column) => {
      const { reasons } = row.cells[column]
      const each = reasons.map(
        ({ title, text }) => `<li><h4>${escapeHtml(title)}</h4><pre>${escapeHtml(text)}</pre></li>`,
      )
      return `<section id="${anchor(row.id, column)}"><h3>${escapeHtml(row.name)}: ${PROOF_COLUMNS[column].title}</h3><ul>${each.join('')}</ul></section>`
    })
    .join('')
}

function summarize(rows: readonly ProofRow[]): string {
  const cells = rows.flatMap(({ cells: of }) => Object.values(of))
  const count = (state: ProofCell['state']) => cells.filter((cell) => cell.state === state).length
  const [red, grey] = [count('bad'), count('unknown')]
  const merchants = formatCountWithNoun(rows.length, 'merchant')
  if (red > 0) return `${merchants}: ${red} of ${cells.length} cells are red${grey > 0 ? `, ${grey} unknown` : ''}.`
  return grey > 0
    ? `${merchants}: no cell is red; ${grey} of ${cells.length} cells are unknown.`
    : `${merchants}: all ${cells.length} cells are green.`
}

/**
 * Renders the proof page: a row for each merchant and a column for each rule. A red cell links to its reasons. The
 * page is one file without scripts.
 * @param made The time at which the page was made and the commit, as a text.
 */
export function renderProofPage(rows: readonly ProofRow[], made: string): string {
  const head = PROOF_COLUMN_NAMES.map((column) => `<th scope="col">${PROOF_COLUMNS[column].title}</th>`).join('')
  const why = rows.map(renderReasons).join('')
  const rules = PROOF_COLUMN_NAMES.map(
    (column) => `<dt>${PROOF_COLUMNS[column].title}</dt><dd>${withCode(PROOF_COLUMNS[column].about)}</dd>`,
  ).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Results of each merchant</title>
<style>${readFileSync(style, 'utf8')}</style>
</head>
<body>
<main>
<h1>Results of each merchant</h1>
<p class="lead">${escapeHtml(summarize(rows))}</p>
<p class="made">${escapeHtml(made)}</p>
<div class="table" role="region" aria-label="Merchants and rules" tabindex="0"><table>
<thead><tr><th scope="col">Merchant</th>${head}</tr></thead>
<tbody>
${rows.map(renderRow).join('\n')}
</tbody>
</table></div>
${why === '' ? '' : `<h2>Failures</h2>\n${why}`}
<h2>The rules</h2>
<dl>${rules}</dl>
<p class="made">A grey cell has not been checked: ${withCode('`npm test` tests the product’s own merchants, `npm run merchant -- prove <id>` one merchant.')}</p>
</main>
</body>
</html>
`
}
