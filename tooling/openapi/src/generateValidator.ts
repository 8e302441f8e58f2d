import type { ApiContract, JsonValue, JsonObject } from './readApiContract.ts'

/** A named schema of the API contract. Its validator is generated one time, and other validators use it by name. */
export interface NamedSchema {
  readonly name: string
  readonly schema: JsonValue
  /** The place in the API contract where the schema is used first, for error messages. */
  readonly place: string
}

export interface ValidatorSource {
  /** The source of the validator: a TypeScript expression. */
  readonly expression: string
  /** The shapes that the expression refers to, in the order of their first use. */
  readonly shapes: readonly NamedSchema[]
  /** The names of the combinators to import from `check.ts`, sorted. */
  readonly imports: readonly string[]
}

/** Returns the name of the constant that contains a shape's validator: `checkGameList` for the shape `GameList`. */
export const getValidatorName = (shape: string): string => `check${shape}`

/**
 * Maps each type of schema to the keywords that it may have. Any other keyword stops the generation, because no
 * validator would enforce the keyword.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  string: ['enum', 'minLength', 'maxLength', 'format', 'pattern'],
  // `multipleOf` is allowed although no validator enforces it: binary fractions cannot represent every hundredth
  // exactly, and the client rounds amounts.
  number: ['minimum', 'maximum', 'multipleOf'],
  integer: ['minimum', 'maximum'],
  boolean: [],
  array: ['items', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
}
const prose = ['type', 'description', 'title', 'examples', 'x-money']

/**
 * Returns the source of a schema's validator, which calls the combinators of `packages/api/src/check.ts`. If the schema
 * contains a named schema, the source contains only the name of that schema's validator, so that each validator is
 * generated one time.
 *
 * @param place The place of the schema in the API contract, for error messages: for example `login.value`
 * @throws Error that names the place when the combinators cannot express the schema
 */
export function generateValidator(schema: JsonValue, place: string, nameOf: ApiContract['nameOf']): ValidatorSource {
  const imports = new Set<string>()
  const shapes = new Map<JsonValue, NamedSchema>()
  const use = (name: string) => {
    imports.add(name)
    return name
  }

  const named = (node: JsonValue, at: string): string => {
    const name = nameOf(node)
    if (name === undefined) return source(node as JsonObject, at)
    if (!shapes.has(node)) shapes.set(node, { name, schema: node, place: at })
    return getValidatorName(name)
  }

  const source = (node: JsonObject, at: string): string => {
    const types = Array.isArray(node['type']) ? node['type'] : [node['type'] ?? null]
    const type = types.find((one) => one !== 'null')
    if (typeof type !== 'string' || types.length > 2 || !known[type])
      throw new Error(`${at}: a schema needs exactly one type, optionally with 'null'.`)
    const unknownKeyword = Object.keys(node).find((key) => !prose.includes(key) && !known[type]?.includes(key))
    if (unknownKeyword)
      throw new Error(
        `${at}: no check enforces '${unknownKeyword}' for type ${type}. Remove it, or add it to check.ts and ` +
          'generateValidator.ts.',
      )
    const expression = ofType(type, node, at)
    return types.includes('null') ? `${use('nullable')}(${expression})` : expression
  }

  const ofType = (type: string, node: JsonObject, at: string): string => {
    if (type === 'string') return ofString(node, at)
    if (type === 'array') return ofArray(node, at)
    if (type === 'object') return ofObject(node, at)
    return type === 'boolean' ? use(type) : ofNumber(type, node, at)
  }

  const ofNumber = (type: string, { minimum, maximum }: JsonObject, at: string): string => {
    if (typeof minimum !== 'number' || typeof maximum !== 'number')
      throw new Error(`${at}: a number needs 'minimum' and 'maximum', so that the layout has room for it.`)
    const limits = maximum < Number.MAX_SAFE_INTEGER ? [minimum, maximum] : minimum === 0 ? [] : [minimum]
    return `${use(type)}(${limits.join(', ')})`
  }

  const ofString = (node: JsonObject, at: string): string => {
    if (Array.isArray(node['enum'])) return `${use('oneOf')}(${node['enum'].map(quoteSourceText).join(', ')})`
    if (node['format'] === 'date-time') return use('dateTime')
    if (node['format'] === 'uri') return use('url')
    if (node['format'] !== undefined)
      throw new Error(
        `${at}: no check enforces the format '${String(node['format'])}'. Use 'date-time' or 'uri', or add ` +
          'it to generateValidator.ts.',
      )
    const { minLength: min = 0, maxLength: max, pattern } = node
    if (typeof max !== 'number')
      throw new Error(`${at}: a text needs 'maxLength', because a page freezes while it lays out an endless word.`)
    if (typeof pattern === 'string') return `${use('string')}(${max}, ${String(min)}, ${String(new RegExp(pattern))})`
    return `${use('string')}(${min === 0 ? max : `${max}, ${String(min)}`})`
  }

  const ofArray = (node: JsonObject, at: string): string => {
    if (typeof node['maxItems'] !== 'number')
      throw new Error(`${at}: a list needs 'maxItems', so that the size of a response is limited.`)
    const items = (node['items'] ?? null) as JsonObject | null
    // The combinator `list` drops invalid items. With `array`, one invalid item makes the whole list invalid: a list of
    // amounts of money must not lose an item without an error.
    const mayDropItems = items?.['type'] === 'object' && items['x-money'] !== true
    return `${use(mayDropItems ? 'list' : 'array')}(${named(items, `${at}[]`)}, ${node['maxItems']})`
  }

  const ofObject = (node: JsonObject, at: string): string => {
    const properties = (node['properties'] ?? {}) as JsonObject
    if (node['additionalProperties'] !== undefined) {
      if (Object.keys(properties).length > 0)
        throw new Error(`${at}: an object needs either 'properties' or 'additionalProperties', not both.`)
      return `${use('record')}(${named(node['additionalProperties'] ?? null, `${at}.*`)})`
    }
    const required = (node['required'] ?? []) as string[]
    const fields = (names: string[]) =>
      wrapInBraces(names.map((name) => `${name}: ${named(properties[name] ?? null, `${at}.${name}`)}`))
    const optional = Object.keys(properties).filter((name) => !required.includes(name))
    const needed = Object.keys(properties).filter((name) => required.includes(name))
    if (needed.length !== required.length)
      throw new Error(`${at}: 'required' names a property that is not in 'properties'.`)
    const parts = [needed.length > 0 ? fields(needed) : '{}', ...(optional.length > 0 ? [fields(optional)] : [])]
    return `${use('object')}(${parts.join(', ')})`
  }

  const expression = named(schema, place)
  return { expression, shapes: [...shapes.values()], imports: [...imports].sort() }
}

const wrapInBraces = (fields: string[]): string => {
  const line = `{ ${fields.join(', ')} }`
  return line.length <= 100 ? line : `{\n${fields.map((field) => `  ${field.replaceAll('\n', '\n  ')},\n`).join('')}}`
}

export const quoteSourceText = (value: unknown): string => `'${String(value).replace(/[\\']/g, '\\$&')}'`
