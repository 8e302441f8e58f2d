import { escapeControlCharacters } from '@lobby/merchant/escape-controls'
import { applyFixes, ICON_DRAWING_PATH, ICON_FILE_PATHS, type Fix, type Problem } from '@lobby/merchant/reader'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { drawOutdatedIcons } from './icons/drawOutdatedIcons.ts'
import { drawOutdatedSharePicture } from './icons/drawSharePicture.ts'
import { getErrorMessage } from './output.ts'

/** Counts the problems that `--fix` would fix. @param root The folder of all merchants. */
export function countFixableProblems(root: string, problems: readonly Problem[]): number {
  const isDrawn = ({ code, file }: Problem) => {
    const [, id = '', ...path] = file.split('/')
    return (
      code === 'LM062' ||
      (code === 'LM011' && ICON_FILE_PATHS.includes(path.join('/')) && existsSync(join(root, id, 'art/icon.svg')))
    )
  }
  return problems.filter((problem) => problem.fix !== undefined || isDrawn(problem)).length
}

/** The longest change that is printed in full. Nobody compares longer texts in a terminal. */
const MAX_PRINTED_LETTERS = 300

/** Describes a fix with the old and the new text. */
function describeFix(text: string, { from, to, text: better }: Fix): string {
  const clean = text.replace(/^\uFEFF/, '')
  const before = clean.slice(from, to)
  const quoted = (part: string) => (/^\W$/.test(part) ? `"${part}"` : part)
  if (before.length > MAX_PRINTED_LETTERS || better.length > MAX_PRINTED_LETTERS)
    return 'is replaced by a corrected text'
  if (before !== '') return `${quoted(before)} is now ${quoted(better)}`
  const lines = clean.slice(0, from).split('\n')
  return (
    `a missing ${quoted(better)} was added in line ${lines.length} after: ` +
    `${(lines.at(-1) ?? '').trim().slice(-60)}`
  )
}

/**
 * Fixes unambiguous mistakes in merchant folders: applies the fixes of problems, and renders icons that are missing or
 * older than their drawing.
 * @param root The folder of all merchants.
 * @param ids The folders that were checked.
 * @returns A line for each fix that was made, and a line for each fix that failed.
 */
export async function fixMerchantFolders(
  root: string,
  ids: readonly string[],
  problems: readonly Problem[],
): Promise<{ readonly done: readonly string[]; readonly failed: readonly string[] }> {
  const above = dirname(resolve(root))
  const done: string[] = []
  const failed: string[] = []
  const attempt = async (what: string, fix: () => Promise<readonly string[]> | readonly string[]) => {
    try {
      done.push(...(await fix()))
    } catch (error) {
      failed.push(`Not fixed: ${what} (${getErrorMessage(error)}).`)
    }
  }
  const fixable = problems.flatMap(({ fix, ...place }) => (fix === undefined ? [] : [{ ...place, fix }]))
  for (const [file, own] of Map.groupBy(fixable, (one) => one.file)) {
    const path = join(above, file)
    const text = readFileSync(path, 'utf8')
    const fixes = own.map(({ fix }) => fix)
    const lines = own.map(({ line, column, fix }) => `Fixed: ${file}:${line}:${column} ${describeFix(text, fix)}`)
    await attempt(file, () => {
      writeFileSync(path, applyFixes(text, fixes))
      return lines.map(escapeControlCharacters)
    })
  }
  for (const id of ids)
    await attempt(`the icons of ${id}, from ${id}/${ICON_DRAWING_PATH}`, async () =>
      (await drawOutdatedIcons(join(root, id))).map((path) => `Drawn: ${id}/${path}`),
    )
  for (const id of ids)
    await attempt(`the picture of ${id} for shared links`, async () =>
      (await drawOutdatedSharePicture(join(root, id))).map((path) => `Drawn: ${id}/${path}`),
    )
  return { done, failed }
}
