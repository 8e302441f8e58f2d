import { mkdirSync, writeFileSync } from 'node:fs'
import { jsonSchemaOf } from './schemaProblems.ts'
import { schemas, type FileName } from './schema.ts'

/** Writes the JSON Schemas that the folders' `$schema` keys point to. */
const folder = new URL('../../schema/', import.meta.url)

mkdirSync(folder, { recursive: true })
for (const name of Object.keys(schemas) as FileName[]) {
  writeFileSync(new URL(`${name}.schema.json`, folder), `${JSON.stringify(jsonSchemaOf(name), null, 2)}\n`)
}
