import { writeFileSync } from 'node:fs'
import { ringsSchema } from './rings.ts'

/** Writes the JSON Schema that the `$schema` key of `releases.jsonc` points to. */
writeFileSync(
  new URL('../../schema/releases.schema.json', import.meta.url),
  `${JSON.stringify(ringsSchema(), null, 2)}\n`,
)
