import { applyFixes, iconPaths, type Problem } from '@lobby/merchant/reader'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { mendIcons } from './icons/mendIcons.ts'

/**
 * How many of these `--fix` would mend.
 * @param root The folder of the folders.
 */
export function mendable(root: string, problems: readonly Problem[]): number {
  const isDrawn = ({ code, file }: Problem) => {
    const [, id = '', ...path] = file.split('/')
    return code === 'LM062' || (code === 'LM011' && iconPaths.includes(path.join('/')) && existsSync(join(root, id, 'art/icon.svg')))
  }
  return problems.filter((problem) => problem.fix !== undefined || isDrawn(problem)).length
}

/**
 * Mends what leaves nothing to decide: the fixes that problems carry, and icons that are missing or older than their drawing.
 * @param root The folder of the folders.
 * @param ids The folders that were looked at.
 * @returns A line for each thing that was done.
 */
export async function fixFolders(root: string, ids: readonly string[], problems: readonly Problem[]): Promise<readonly string[]> {
  const fixable = problems.flatMap(({ file, line, column, fix }) => (fix === undefined ? [] : [{ file, line, column, fix }]))
  const above = dirname(resolve(root))
  const done: string[] = []
  for (const file of new Set(fixable.map((one) => one.file))) {
    const path = join(above, file)
    const own = fixable.filter((one) => one.file === file)
    writeFileSync(path, applyFixes(readFileSync(path, 'utf8'), own.map(({ fix }) => fix)))
    for (const { line, column, fix } of own) done.push(`Mended: ${file}:${line}:${column} is now ${fix.text}`)
  }
  for (const id of ids) for (const path of await mendIcons(join(root, id))) done.push(`Drawn: ${id}/${path}`)
  return done
}
