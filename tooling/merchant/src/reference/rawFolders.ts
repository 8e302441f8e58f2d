import { merchantIds, openFolder, parseSource } from '@lobby/merchant/reader'
import { join } from 'node:path'

/** What the four files of every folder say, as they stand: a folder with mistakes is among them. File name without ending to its value. */
export type RawFolders = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** Reads every folder of a root as it stands. */
export function rawFolders(root: string, files: readonly string[] = ['merchant', 'flags', 'theme', 'cdn']): RawFolders {
  return new Map(
    merchantIds(root).map((id) => {
      const folder = openFolder(join(root, id))
      const values = files.map((name) => {
        const content = folder.read(`${name}.jsonc`)
        return [
          name,
          content instanceof Uint8Array ? parseSource(name, Buffer.from(content).toString('utf8')).value : undefined,
        ] as const
      })
      return [id, Object.fromEntries(values)]
    }),
  )
}

/** The value at the keys of a parsed file. */
export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[key] : undefined,
    value,
  )

/** The merchants that switch a flag on. */
export const usersOf = (folders: RawFolders, flag: string): readonly string[] =>
  [...folders].filter(([, files]) => valueAt(files['flags'], [flag]) === true).map(([id]) => id)
