import { listMerchantIds } from '@lobby/merchant/reader'
import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { getErrorMessage, formatCountWithNoun, printLine, resolveArgumentPath } from '../output.ts'
import { getVerbParseOptions } from '../verbs/verbs.ts'
import { DEFAULT_PATHS } from '../places.ts'
import type { NewVerbOptions } from './readNewMerchantOptions.ts'

/** A row of the CSV file: the values by the name of the column. */
type Row = Readonly<Record<string, string>>

/** The options of `merchant new` that may be columns of the CSV file: all options that have a value. */
const columns = Object.entries(getVerbParseOptions('new'))
  .filter(([name, { type }]) => type === 'string' && name !== 'csv')
  .map(([name]) => name)

/**
 * Returns the arguments of `merchant new` for a row. The column `host` may contain several hosts, separated by spaces.
 */
function getArguments({ id = '', ...values }: Row): string[] {
  const options = Object.entries(values).flatMap(([column, text]) =>
    (column === 'host' ? text.split(/\s+/) : [text]).filter((value) => value !== '').map((value) => [column, value]),
  )
  return [id, ...options.flatMap(([column = '', value = '']) => [`--${column}`, value])]
}

/**
 * Reads the rows of a CSV file with a header.
 * @throws Error if the file cannot be read, is not valid CSV, or has a column that is not an option of `merchant new`.
 */
function readRows(file: string): readonly Row[] {
  let rows: readonly Row[]
  let header: readonly string[] = []
  try {
    const text = readFileSync(resolveArgumentPath(file), 'utf8')
    const onHeader = (names: string[]) => (header = names.map((name) => name.toLowerCase()))
    rows = parse(text, {
      columns: (names: string[]) => [...onHeader(names)],
      bom: true,
      trim: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    throw new Error(`${file} cannot be read: ${getErrorMessage(error)}`, { cause: error })
  }
  const unknown = header.filter((name) => name !== 'id' && !columns.includes(name))
  if (unknown.length > 0 || !header.includes('id'))
    throw new Error(
      `${file}: the first line must name the columns: "id", and any of ${columns.join(', ')}. ` +
        (unknown.length > 0 ? `Unknown: ${unknown.map((name) => `"${name}"`).join(', ')}.` : 'There is no "id".'),
    )
  return rows
}

/**
 * Runs `merchant new --csv <file> [--dry-run]`: creates a folder for each row of a CSV file. The columns are `id` and
 * options of `merchant new`. Skips rows whose folder exists, so the command can be repeated after a row was corrected.
 * @param createMerchant Creates one folder, and returns the exit code.
 * @returns The exit code: 1 if a row was refused. The folders of the other rows are written.
 * @throws Error if the file cannot be read.
 */
export async function newFromCsv(
  file: string,
  isDryRun: boolean,
  options: NewVerbOptions,
  createMerchant: (argv: readonly string[], options: NewVerbOptions) => Promise<number>,
): Promise<number> {
  const { merchantsDir = DEFAULT_PATHS.merchants, print = printLine } = options
  const rows = readRows(file)
  const counts = { written: 0, skipped: 0, refused: [] as string[] }
  for (const [index, row] of rows.entries()) {
    const { id = '' } = row
    // The header is line 1.
    const place = `${file}, row ${index + 2}`
    if (listMerchantIds(merchantsDir).includes(id)) {
      print(`${place}: merchants/${id} exists already.`)
      counts.skipped += 1
      continue
    }
    const lines: string[] = []
    const argv = [...getArguments(row), ...(isDryRun ? ['--dry-run'] : [])]
    const code = await createMerchant(argv, { ...options, ask: null, print: (line) => lines.push(line) }).catch(
      (error: unknown) => (lines.push(getErrorMessage(error)), 1),
    )
    if (code === 0) counts.written += 1
    else counts.refused.push(id)
    // Print only the first line of the report about a written folder, because the doctor also lists the values that a
    // person must still set.
    for (const line of code === 0 ? lines.slice(0, 1) : lines) print(`${place}: ${line}`)
  }
  const refused = counts.refused.length === 0 ? '' : `, ${counts.refused.length} refused: ${counts.refused.join(', ')}`
  print(
    `${formatCountWithNoun(rows.length, 'row')}: ${counts.written} ${isDryRun ? 'valid' : 'written'}, ` +
      `${counts.skipped} skipped${refused}.`,
  )
  if (counts.written > 0 && !isDryRun) print('For what is left to set, run: npm run merchant -- doctor')
  return counts.refused.length === 0 ? 0 : 1
}
