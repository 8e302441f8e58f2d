import { escapeControls } from '@lobby/merchant/escape-controls'
import { applyFixes, iconDrawing, iconPaths, type Fix, type Problem } from '@lobby/merchant/reader'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { mendIcons } from './icons/mendIcons.ts'
import { reason } from './say.ts'

/** Counts the problems that `--fix` would correct. @param root The folder of the folders. */
export function mendable(root: string, problems: readonly Problem[]): number {
  const isDrawn = ({ code, file }: Problem) => {
    const [, id = '', ...path] = file.split('/')
    return (
      code === 'LM062' ||
      (code === 'LM011' && iconPaths.includes(path.join('/')) && existsSync(join(root, id, 'art/icon.svg')))
    )
  }
  return problems.filter((problem) => problem.fix !== undefined || isDrawn(problem)).length
}

/** More letters than these of what a fix changes nobody compares. */
const longest = 300

/** What a fix does, in the words of the file: what stood there, and what does now. */
function whatChanged(text: string, { from, to, text: better }: Fix): string {
  const clean = text.replace(/^\uFEFF/, '')
  const before = clean.slice(from, to)
  const quoted = (part: string) => (/^\W$/.test(part) ? `"${part}"` : part)
  if (before.length > longest || better.length > longest) return 'is written anew'
  if (before !== '') return `${quoted(before)} is now ${quoted(better)}`
  const lines = clean.slice(0, from).split('\n')
  return `a missing ${quoted(better)} was put in, in line ${lines.length} behind: ${(lines.at(-1) ?? '').trim().slice(-60)}`
}

/**
 * Mends what leaves nothing to decide: the fixes that problems carry, and icons that are missing or older than their drawing.
 * @param root The folder of the folders.
 * @param ids The folders that were looked at.
 * @returns A line for each thing that was done, and one for each that could not be.
 */
export async function fixFolders(
  root: string,
  ids: readonly string[],
  problems: readonly Problem[],
): Promise<{ readonly done: readonly string[]; readonly failed: readonly string[] }> {
  const above = dirname(resolve(root))
  const done: string[] = []
  const failed: string[] = []
  const attempt = async (what: string, mend: () => Promise<readonly string[]> | readonly string[]) => {
    try {
      done.push(...(await mend()))
    } catch (error) {
      failed.push(`Not mended: ${what} (${reason(error)}).`)
    }
  }
  const fixable = problems.flatMap(({ fix, ...place }) => (fix === undefined ? [] : [{ ...place, fix }]))
  for (const [file, own] of Map.groupBy(fixable, (one) => one.file)) {
    const path = join(above, file)
    const text = readFileSync(path, 'utf8')
    const fixes = own.map(({ fix }) => fix)
    const lines = own.map(({ line, column, fix }) => `Mended: ${file}:${line}:${column} ${whatChanged(text, fix)}`)
    await attempt(file, () => {
      writeFileSync(path, applyFixes(text, fixes))
      return lines.map(escapeControls)
    })
  }
  for (const id of ids)
    await attempt(`the icons of ${id}, from ${id}/${iconDrawing}`, async () =>
      (await mendIcons(join(root, id))).map((path) => `Drawn: ${id}/${path}`),
    )
  return { done, failed }
}
