import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE_SCHEMAS, type SettingsFileName } from './schema.ts'
import { getSettingsFileJsonSchema } from './validateSettingsFile.ts'

const names = Object.keys(FILE_SCHEMAS) as SettingsFileName[]

type Part = ReturnType<typeof getSettingsFileJsonSchema>

/** Lists every key of a schema, including the keys of nested objects, and whether the key is required. */
function keysOf(part: Part, way = ''): { readonly way: string; readonly part: Part; readonly required: boolean }[] {
  const branches = [part, ...(part.anyOf ?? [])]
  return branches.flatMap((branch) =>
    Object.entries(branch.properties ?? {}).flatMap(([name, own]) => {
      if (typeof own !== 'object') return []
      return [
        { way: `${way}${name}`, part: own, required: branch.required?.includes(name) === true },
        ...keysOf(own, `${way}${name}.`),
      ]
    }),
  )
}

test.each(names)('finds an up-to-date JSON Schema file for %s.jsonc', (name) => {
  const written: unknown = JSON.parse(
    readFileSync(new URL(`../../schema/${name}.schema.json`, import.meta.url), 'utf8'),
  )
  expect(written, 'run `pnpm --filter @lobby/merchant generate`').toEqual(
    JSON.parse(JSON.stringify(getSettingsFileJsonSchema(name))),
  )
})

test.each(names)('documents every key of %s.jsonc with a title, a description and an example', (name) => {
  const keys = keysOf(getSettingsFileJsonSchema(name))
  expect(keys.length).toBeGreaterThan(5)
  for (const { way, part, required } of keys) {
    expect(
      [part.title, part.description].map((text) => text?.trim().length ?? 0),
      way,
    ).not.toContain(0)
    expect(part.examples, way).toHaveLength(1)
    // A required key must have no default. An optional key that the schema fills in must document its default.
    if (required) expect(part, way).not.toHaveProperty('default')
    else if (part.enum !== undefined && way !== 'layout.lead') expect(part, way).toHaveProperty('default')
  }
})

test.each(names)('documents only valid examples in the schema of %s.jsonc', (name) => {
  const shown = keysOf(getSettingsFileJsonSchema(name)).filter(({ way }) => !way.includes('.'))
  const whole = Object.fromEntries(shown.map(({ way, part }) => [way, part.examples?.[0]]))
  expect(FILE_SCHEMAS[name].safeParse(whole)).toMatchObject({ success: true })
})

test('allows only the form #rrggbb for the colours in the theme schema', () => {
  const colours = keysOf(getSettingsFileJsonSchema('theme')).filter(({ way }) => way.startsWith('colours.'))
  expect(colours).toHaveLength(5)
  for (const { part } of colours)
    expect(['gold', '#fb5', '#e2b65c', '#E2B65C'].map((text) => new RegExp(part.pattern ?? '').test(text))).toEqual([
      false,
      false,
      true,
      true,
    ])
})
