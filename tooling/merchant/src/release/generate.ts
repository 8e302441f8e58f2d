import { writeFileSync } from 'node:fs'
import { createRingsSchema } from './rings.ts'

/** Writes the JSON Schema that the `$schema` key of `releases.jsonc` points to. */
writeFileSync(
  new URL('../../schema/releases.schema.json', import.meta.url),
  `${JSON.stringify(createRingsSchema(), null, 2)}\n`,
)
