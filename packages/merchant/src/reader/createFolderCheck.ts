import { join, resolve } from 'node:path'
import { openMerchantFolder, type MerchantFolder } from './MerchantFolder.ts'
import type { Problem } from './Problem.ts'
import { FILE_SCHEMAS, type SettingsFileName } from './schema.ts'
import { parseFolderFile, type SourceFile } from './SourceFile.ts'

/**
 * The parsed settings files of a merchant folder, by file name without extension. A file that cannot be parsed is
 * undefined.
 */
export type ParsedSettingsFiles = Readonly<Partial<Record<SettingsFileName, SourceFile>>>

/** A function that returns the warnings of one merchant folder. */
type Check = (folder: MerchantFolder, sources: ParsedSettingsFiles) => Problem[]

/** Parses the JSONC files of a folder, and leaves out those that cannot be parsed. */
export function parseSettingsFiles(folder: MerchantFolder): ParsedSettingsFiles {
  const read = (Object.keys(FILE_SCHEMAS) as SettingsFileName[]).flatMap((name) => {
    const source = parseFolderFile(folder, `${name}.jsonc`)
    return source === null || source.problems.length > 0 ? [] : [[name, source] as const]
  })
  return Object.fromEntries(read)
}

/**
 * Converts a function that checks one merchant folder into a function that checks several.
 * @returns A function with two parameters: the folder of all merchants (`merchants`), and the ids to check.
 */
export const createFolderCheck =
  (check: Check) =>
  (root: string, wanted: readonly string[]): readonly Problem[] =>
    wanted.flatMap((id) => {
      const folder = openMerchantFolder(join(resolve(root), id))
      return check(folder, parseSettingsFiles(folder))
    })
