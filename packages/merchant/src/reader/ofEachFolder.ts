import { join, resolve } from 'node:path'
import { openFolder, type Folder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import { schemas, type FileName } from './schema.ts'
import { sourceIn, type SourceFile } from './SourceFile.ts'

/** The files of a folder by their names; one that cannot be parsed is left out. */
export type Sources = Readonly<Partial<Record<FileName, SourceFile>>>

/** What one folder is warned of. */
type Check = (folder: Folder, sources: Sources) => Problem[]

/** Reads the files of a folder that can be parsed. */
export function sourcesOf(folder: Folder): Sources {
  const read = (Object.keys(schemas) as FileName[]).flatMap((name) => {
    const source = sourceIn(folder, `${name}.jsonc`)
    return source === null || source.problems.length > 0 ? [] : [[name, source] as const]
  })
  return Object.fromEntries(read)
}

/**
 * Makes a check of several folders out of that of one.
 * @returns A function of the folder of the folders, `merchants`, and of the ids that are asked about.
 */
export const ofEachFolder =
  (check: Check) =>
  (root: string, wanted: readonly string[]): readonly Problem[] =>
    wanted.flatMap((id) => {
      const folder = openFolder(join(resolve(root), id))
      return check(folder, sourcesOf(folder))
    })
