import { writeFileSync } from 'node:fs'
import { getSettingsFileJsonSchema } from './validateSettingsFile.ts'
import { FILE_SCHEMAS, type SettingsFileName } from './schema.ts'

/** Writes the JSON Schemas that the folders' `$schema` keys point to. */
for (const name of Object.keys(FILE_SCHEMAS) as SettingsFileName[]) {
  const file = new URL(`../../schema/${name}.schema.json`, import.meta.url)
  writeFileSync(file, `${JSON.stringify(getSettingsFileJsonSchema(name), null, 2)}\n`)
}
