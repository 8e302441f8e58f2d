import { join, resolve } from 'node:path'
import { openFolder, type Folder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import { FILE_SCHEMAS, type FileName } from './schema.ts'
import { parseFolderFile, type SourceFile } from './SourceFile.ts'

/** The parsed files of a folder by name. A file that cannot be parsed is missing. */
export type FolderSources = Readonly<Partial<Record<FileName, SourceFile>>>

/** Returns the warnings of one folder. */
type Check = (folder: Folder, sources: FolderSources) => Problem[]

/** Parses the JSONC files of a folder, and leaves out those that cannot be parsed. */
export function parseSources(folder: Folder): FolderSources {
  const read = (Object.keys(FILE_SCHEMAS) as FileName[]).flatMap((name) => {
    const source = parseFolderFile(folder, `${name}.jsonc`)
    return source === null || source.problems.length > 0 ? [] : [[name, source] as const]
  })
  return Object.fromEntries(read)
}

/**
 * Turns a check of one folder into a check of several.
 * @returns A function of the folder of all merchants (`merchants`) and of the ids to check.
 */
export const forEachFolder =
  (check: Check) =>
  (root: string, wanted: readonly string[]): readonly Problem[] =>
    wanted.flatMap((id) => {
      const folder = openFolder(join(resolve(root), id))
      return check(folder, parseSources(folder))
    })
