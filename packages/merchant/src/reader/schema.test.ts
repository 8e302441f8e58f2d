import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemas, type FileName } from './schema.ts'
import { jsonSchemaOf } from './schemaProblems.ts'

test.each(Object.keys(schemas) as FileName[])(
  'the schema that editors read for %s.jsonc is the one that folders are held against',
  (name) => {
    const written: unknown = JSON.parse(readFileSync(new URL(`../../schema/${name}.schema.json`, import.meta.url), 'utf8'))
    expect(written, 'run `pnpm --filter @lobby/merchant generate`').toEqual(JSON.parse(JSON.stringify(jsonSchemaOf(name))))
  },
)
