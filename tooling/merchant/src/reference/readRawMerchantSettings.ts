import {
  listMerchantIds,
  openMerchantFolder,
  getSourceFileValue,
  parseFolderFile,
  type getSettingsFileJsonSchema,
  getValueAtKeyPath,
} from '@lobby/merchant/reader'
import { join } from 'node:path'

/**
 * Reads a value from a settings file of a merchant folder, even if the file has errors. Returns undefined if the value
 * is missing.
 */
export function readRawSetting(root: string, id: string, file: string, path: readonly string[]): unknown {
  const source = parseFolderFile(openMerchantFolder(join(root, id)), file)
  return source === null ? undefined : getSourceFileValue(source, path)
}

/**
 * The contents of the settings files of every merchant folder, even of folders with mistakes: by merchant id, then by
 * file name without extension.
 */
export type RawSettingsByMerchant = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** Reads every merchant folder, even the folders with mistakes. */
export const readRawMerchantSettings = (
  root: string,
  files: readonly string[] = ['merchant', 'flags', 'theme', 'cdn'],
): RawSettingsByMerchant =>
  new Map(
    listMerchantIds(root).map((id) => [
      id,
      Object.fromEntries(files.map((name) => [name, readRawSetting(root, id, `${name}.jsonc`, [])])),
    ]),
  )

/** Returns the ids of the merchants that switch a flag on. */
export const listMerchantsWithFlag = (folders: RawSettingsByMerchant, flag: string): readonly string[] =>
  [...folders].filter(([, files]) => getValueAtKeyPath(files['flags'], [flag]) === true).map(([id]) => id)

/** A JSON Schema, or a part of one. */
export type JsonSchema = ReturnType<typeof getSettingsFileJsonSchema>

/** A key of a settings file. */
export interface SchemaKey {
  readonly path: readonly string[]
  readonly schema: JsonSchema
  readonly required: boolean
}

/** Returns every key of a settings file, including the keys of nested objects, in the order of the schema. */
export function listSchemaKeys(schema: JsonSchema, path: readonly string[] = []): SchemaKey[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    if (name === '$schema' || typeof part !== 'object') return []
    const own: JsonSchema = part
    const way = [...path, name]
    const inner = own.properties === undefined ? own.anyOf?.find((branch) => branch.properties !== undefined) : own
    return [
      { path: way, schema: own, required: schema.required?.includes(name) === true },
      ...(inner === undefined ? [] : listSchemaKeys(inner, way)),
    ]
  })
}
