import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { sourceFiles } from './sourceFiles.ts'

const ledger = 'docs/faults.tsv'
const columns = ['id', 'fault', 'what the user sees', 'status']

/** The beginning of a title: `A7: ...`, `S5, S6, the control: ...`, `H1, H3 to H5, with its control: ...`, after requirements in brackets or not. */
const named =
  /\(\s*['"`](?:\[[^\]]+\] )?(?<ids>[A-Z]\d{1,2}(?:(?:, | and | to )[A-Z]\d{1,2})*)(?:, (?<control>(?:the )?control)|, (?<both>with its control))?: /g

type Status = 'here' | 'control to come' | 'to come'

interface Naming {
  file: string
  line: number
  id: string
  /** The title is of a test that is red without the guard, or has one in it. */
  control: boolean
  /** The title is of a test of the row itself. */
  proof: boolean
}

/**
 * `docs/faults.tsv` tells the truth: every fault that a title names stands in it, and the status of each row is what the titles make of it:
 * `here` with a test and a control, `control to come` with a test alone, `to come` with none.
 */
export function checkFaults(root: string): Problem[] {
  const rows = readFileSync(join(root, ledger), 'utf8').trimEnd().split('\n').map((row) => row.split('\t'))
  const namings = sourceFiles(root, '**/*.{test,spec}.{ts,tsx}').flatMap((file) => namingsOf(file, readFileSync(join(root, file), 'utf8')))
  const known = new Set(rows.map(([id]) => id))
  const strangers = namings.filter(({ id }) => !known.has(id)).map(({ file, line, id }) => ({ file, line, message: `names ${id}, which ${ledger} does not have` }))
  const wrong = rows.flatMap((row, index) => mistakesOf(row, index, namings).map((message) => ({ file: ledger, line: index + 1, message })))
  return [...strangers, ...wrong, ...twice(rows)]
}

function mistakesOf(row: readonly string[], index: number, namings: readonly Naming[]): string[] {
  const [id = '', , , status = ''] = row
  if (row.length !== columns.length || row.includes('')) return [`needs ${columns.length} columns: ${columns.join(', ')}`]
  if (index === 0) return row.join() === columns.join() ? [] : [`begins with its columns: ${columns.join(', ')}`]
  const own = namings.filter((naming) => naming.id === id)
  const proof = own.some((naming) => naming.proof)
  if (!proof && own.length > 0) return [`${id} has a control and no test: give the test of the fault a title that begins with "${id}: "`]
  const real = statusOf(proof, own.some(({ control }) => control))
  return status === real ? [] : [`${id} is "${status}", and by the titles of the tests it is "${real}"`]
}

function statusOf(proof: boolean, control: boolean): Status {
  if (!proof) return 'to come'
  return control ? 'here' : 'control to come'
}

function twice(rows: readonly string[][]): Problem[] {
  const ids = rows.map(([id]) => id)
  return ids.flatMap((id, index) => (ids.indexOf(id) < index ? [{ file: ledger, line: index + 1, message: `${id} stands there twice` }] : []))
}

function namingsOf(file: string, text: string): Naming[] {
  return [...text.matchAll(named)].flatMap(({ index, groups = {} }) => {
    const line = text.slice(0, index).split('\n').length
    const control = groups['control'] !== undefined || groups['both'] !== undefined
    return idsOf(groups['ids'] ?? '').map((id) => ({ file, line, id, control, proof: groups['control'] === undefined }))
  })
}

/** `H1, H3 to H5` is H1, H3, H4 and H5. */
function idsOf(text: string): string[] {
  return text.split(/, | and /).flatMap((part) => {
    const [from = '', to] = part.split(' to ')
    if (to === undefined) return [from]
    const first = Number(from.slice(1))
    return Array.from({ length: Math.max(0, Number(to.slice(1)) - first + 1) }, (_, offset) => `${from[0]}${first + offset}`)
  })
}
