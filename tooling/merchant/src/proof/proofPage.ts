import { readFileSync } from 'node:fs'
import { counted } from '../say.ts'
import { escapeHtml } from '../stamp/html.ts'
import type { Cell } from './cells.ts'

/** The rules, in the order of the columns. */
export const columns = {
  valid: { title: 'Valid', about: 'The doctor finds no mistake in the folder.' },
  contrast: {
    title: 'Contrast',
    about: 'The pair of colours nearest to its limit: 4.5:1 for text, 3:1 for large text and parts of controls.',
  },
  document: { title: 'Document', about: 'What the document of home weighs, compressed, and the most that it may.' },
  scripts: {
    title: 'Scripts',
    about:
      'What the scripts of home weigh with its larger dictionary, compressed, and the most that they may: 1.15 times an app of the same libraries with a plain home.',
  },
  messages: {
    title: 'Messages',
    about: 'Every language has all texts, and the folder’s own words have the placeholders of the original.',
  },
  isolation: {
    title: 'Isolation',
    about: 'No code, host, copyright, title or key of another merchant stands in the stamped site.',
  },
  startUp: { title: 'Start-up', about: 'Maintenance and a restricted region, walked in a browser.' },
  screens: {
    title: 'Screens',
    about: 'Every screen fits 360 and 320 px and text of twice the size, and axe finds nothing.',
  },
  journeys: {
    title: 'Journeys',
    about: 'First load, home, registration and the way into a game and back, walked in a browser.',
  },
} as const

/** A rule of the page. */
export type Column = keyof typeof columns

/** What is known of one merchant. */
export interface Row {
  readonly id: string
  /** As players read it; the id where the folder does not say. */
  readonly name: string
  readonly cells: Readonly<Record<Column, Cell>>
}

const style = new URL('../../pages/proof.css', import.meta.url)
/** The rules by their keys, in order. */
export const columnNames = Object.keys(columns) as Column[]
const signs = { good: '✓', bad: '✗', unknown: '–' } as const
const words = { good: 'holds', bad: 'fails', unknown: 'not known' } as const

const anchor = (id: string, column: Column) => `${id}-${column}`

/** Words in backticks are code. */
const withCode = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

function cellOf({ id }: Row, column: Column, { state, text, note, reasons }: Cell): string {
  const said = `<span class="sign" aria-hidden="true">${signs[state]}</span><span class="hidden">${words[state]}: </span>${escapeHtml(text)}`
  const inner = reasons.length > 0 ? `<a href="#${anchor(id, column)}">${said}</a>` : `<span>${said}</span>`
  return `<td class="${state}" data-rule="${columns[column].title}">${inner}${note === undefined ? '' : `<small>${escapeHtml(note)}</small>`}</td>`
}

const rowOf = (row: Row): string =>
  `<tr><th scope="row">${escapeHtml(row.name)}<small>${escapeHtml(row.id)}</small></th>${columnNames.map((column) => cellOf(row, column, row.cells[column])).join('')}</tr>`

function whyOf(row: Row): string {
  return columnNames
    .filter((column) => row.cells[column].reasons.length > 0)
    .map((column) => {
      const { reasons } = row.cells[column]
      const each = reasons.map(
        ({ title, text }) => `<li><h4>${escapeHtml(title)}</h4><pre>${escapeHtml(text)}</pre></li>`,
      )
      return `<section id="${anchor(row.id, column)}"><h3>${escapeHtml(row.name)}: ${columns[column].title}</h3><ul>${each.join('')}</ul></section>`
    })
    .join('')
}

function sentenceOf(rows: readonly Row[]): string {
  const cells = rows.flatMap(({ cells: of }) => Object.values(of))
  const count = (state: Cell['state']) => cells.filter((cell) => cell.state === state).length
  const [red, grey] = [count('bad'), count('unknown')]
  const merchants = counted(rows.length, 'merchant')
  if (red > 0) return `${merchants}: ${red} of ${cells.length} cells are red${grey > 0 ? `, ${grey} not known` : ''}.`
  return grey > 0
    ? `${merchants}: nothing is red; ${grey} of ${cells.length} cells are not known.`
    : `${merchants}: all ${cells.length} cells are green.`
}

/**
 * The page that says of every merchant what is proved: a row a merchant, a column a rule; a red cell leads to why. One file, without scripts.
 * @param made When, and of which commit, in words.
 */
export function proofPage(rows: readonly Row[], made: string): string {
  const head = columnNames.map((column) => `<th scope="col">${columns[column].title}</th>`).join('')
  const why = rows.map(whyOf).join('')
  const rules = columnNames
    .map((column) => `<dt>${columns[column].title}</dt><dd>${withCode(columns[column].about)}</dd>`)
    .join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What is proved of each merchant</title>
<style>${readFileSync(style, 'utf8')}</style>
</head>
<body>
<main>
<h1>What is proved of each merchant</h1>
<p class="lead">${escapeHtml(sentenceOf(rows))}</p>
<p class="made">${escapeHtml(made)}</p>
<div class="table" role="region" aria-label="Merchants and rules" tabindex="0"><table>
<thead><tr><th scope="col">Merchant</th>${head}</tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table></div>
${why === '' ? '' : `<h2>Why</h2>\n${why}`}
<h2>The rules</h2>
<dl>${rules}</dl>
<p class="made">A grey cell is one that nobody has looked at: ${withCode('`npm test` walks the product’s own merchants, `npm run merchant -- prove <id>` one brand.')}</p>
</main>
</body>
</html>
`
}
