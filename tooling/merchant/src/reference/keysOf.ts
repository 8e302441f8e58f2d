import type { jsonSchemaOf } from '@lobby/merchant/reader'

/** A JSON Schema, or a part of one. */
export type Schema = ReturnType<typeof jsonSchemaOf>

/** A key of a file. */
export interface Key {
  readonly path: readonly string[]
  readonly schema: Schema
  readonly required: boolean
}

/** Every key of a file, those of objects in it too, in the order of the schema. */
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
