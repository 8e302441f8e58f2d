export interface ContractSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, ContractSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: ContractSchema
  /** Set on the schema of list items that are about money: the client rejects the whole list if one item is invalid. */
  readonly 'x-money'?: boolean
  readonly items?: ContractSchema
  readonly allOf?: readonly ContractSchema[]
}

/** Builds a valid value with every optional field and one item in every list. */
export function buildSchemaExample(schema: ContractSchema): unknown {
  const type = [schema.type].flat()[0]
  if (schema.enum) return schema.enum[0]
  if (type === 'boolean') return true
  if (type === 'integer') return 7
  if (type === 'number') return 12.5
  if (type === 'array') return [buildSchemaExample(schema.items ?? {})]
  if (type === 'object') {
    if (schema.additionalProperties) return { some: buildSchemaExample(schema.additionalProperties) }
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, field]) => [key, buildSchemaExample(field)]),
    )
  }
  if (schema.format === 'date-time') return '2026-11-20T12:00:00Z'
  if (schema.format === 'uri') return 'https://play.example/game'
  return 'x'.repeat(Math.min(Math.max(5, schema.minLength ?? 0), schema.maxLength ?? Infinity))
}

/** Builds the smallest valid value: no optional fields, no items, null where it is allowed, and the shortest texts. */
export function buildSmallestSchemaExample(schema: ContractSchema): unknown {
  const types = [schema.type].flat()
  if (types.includes('null')) return null
  if (types[0] === 'array') return []
  if (types[0] === 'string' && !schema.enum && !schema.format) return 'x'.repeat(schema.minLength ?? 0)
  if (types[0] !== 'object') return buildSchemaExample(schema)
  return Object.fromEntries(
    (schema.required ?? []).map((key) => [key, buildSmallestSchemaExample(schema.properties?.[key] ?? {})]),
  )
}

/**
 * Builds a valid value like `buildSchemaExample`, with every number at the lowest or highest value of its range. For
 * `highest`, every text also has its maximum length, in words of 40 letters.
 */
export function buildSchemaExampleAtBounds(schema: ContractSchema, end: 'lowest' | 'highest'): unknown {
  const type = [schema.type].flat()[0]
  if (schema.enum) return schema.enum[0]
  if (type === 'integer' || type === 'number')
    return (end === 'lowest' ? schema.minimum : schema.maximum) ?? buildSchemaExample(schema)
  if (type === 'array') return [buildSchemaExampleAtBounds(schema.items ?? {}, end)]
  if (type === 'object') {
    if (schema.additionalProperties) return { some: buildSchemaExampleAtBounds(schema.additionalProperties, end) }
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, field]) => [key, buildSchemaExampleAtBounds(field, end)]),
    )
  }
  if (type !== 'string' || schema.format !== undefined || end === 'lowest') return buildSchemaExample(schema)
  // A text with a pattern is a token, which must not contain spaces.
  if (schema.pattern !== undefined) return 'W'.repeat(schema.maxLength ?? 60)
  return `${'W'.repeat(40)} `.repeat(Math.ceil((schema.maxLength ?? 60) / 41)).slice(0, schema.maxLength ?? 60)
}
