import { merchantIds, openFolder, rawAt, sourceIn, type jsonSchemaOf, valueAt } from '@lobby/merchant/reader'
import { join } from 'node:path'

/** Reads a value from a file of a folder, also from a file with errors. Returns undefined if there is none. */
export function rawOf(root: string, id: string, file: string, path: readonly string[]): unknown {
  const source = sourceIn(openFolder(join(root, id)), file)
  return source === null ? undefined : rawAt(source, path)
}

/** The content of the four files of every folder, including folders with mistakes, by file name without extension. */
export type RawFolders = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** Reads every folder of a root, also those with mistakes. */
export const rawFolders = (
  root: string,
  files: readonly string[] = ['merchant', 'flags', 'theme', 'cdn'],
): RawFolders =>
  new Map(
    merchantIds(root).map((id) => [
      id,
      Object.fromEntries(files.map((name) => [name, rawOf(root, id, `${name}.jsonc`, [])])),
    ]),
  )

/** Returns the merchants that switch a flag on. */
export const usersOf = (folders: RawFolders, flag: string): readonly string[] =>
  [...folders].filter(([, files]) => valueAt(files['flags'], [flag]) === true).map(([id]) => id)

/** A JSON Schema, or a part of one. */
export type Schema = ReturnType<typeof jsonSchemaOf>

/** A key of a file. */
export interface Key {
  readonly path: readonly string[]
  readonly schema: Schema
  readonly required: boolean
}

/** Returns every key of a file, including those of nested objects, in the order of the schema. */
export function keysOf(schema: Schema, path: readonly string[] = []): Key[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    if (name === '$schema' || typeof part !== 'object') return []
    const own: Schema = part
    const way = [...path, name]
    const inner = own.properties === undefined ? own.anyOf?.find((branch) => branch.properties !== undefined) : own
    return [
      { path: way, schema: own, required: schema.required?.includes(name) === true },
      ...(inner === undefined ? [] : keysOf(inner, way)),
    ]
  })
}
