import type { Contract, Json, JsonObject } from './readContract.ts'

/** A named schema that a check refers to: a shape, which has a file of its own. */
export interface Shape {
  readonly name: string
  readonly schema: Json
  /** Where it was met, for messages. */
  readonly place: string
}

export interface CheckSource {
  /** The expression of the check. */
  readonly expression: string
  /** The shapes that the expression names, in the order in which it does. */
  readonly shapes: readonly Shape[]
  /** Combinators to import, in order. */
  readonly imports: readonly string[]
}

/** What the check of a shape is called. */
export const checkName = (shape: string): string => `check${shape}`

/** What a schema may say, by its type. A keyword that no check keeps must not be written in vain: it stops the generation. */
const known: Readonly<Record<string, readonly string[]>> = {
  string: ['enum', 'minLength', 'maxLength', 'format', 'pattern'],
  // Amounts are shown rounded: a hundredth that binary fractions cannot hold is no reason to refuse them.
  number: ['minimum', 'maximum', 'multipleOf'],
  integer: ['minimum', 'maximum'],
  boolean: [],
  array: ['items', 'maxItems'],
  object: ['properties', 'required', 'additionalProperties'],
}
const prose = ['type', 'description', 'title', 'examples', 'x-money']

/**
 * The source of the check of a schema, in the combinators of `packages/api/src/check.ts`. A schema within it that has a name
 * is named and not written out, so that each shape exists once.
 *
 * @param place For messages, for example `login.value`
 * @throws Error naming the place when the schema says what the combinators cannot hold
 */
export function checkSource(schema: Json, place: string, nameOf: Contract['nameOf']): CheckSource {
  const imports = new Set<string>()
  const shapes = new Map<Json, Shape>()
  const use = (name: string) => {
    imports.add(name)
    return name
  }

  const named = (node: Json, at: string): string => {
    const name = nameOf(node)
    if (name === undefined) return source(node as JsonObject, at)
    if (!shapes.has(node)) shapes.set(node, { name, schema: node, place: at })
    return checkName(name)
  }

  const source = (node: JsonObject, at: string): string => {
    const types = Array.isArray(node['type']) ? node['type'] : [node['type'] ?? null]
    const type = types.find((one) => one !== 'null')
    if (typeof type !== 'string' || types.length > 2 || !known[type])
      throw new Error(`${at}: one type is needed (or one and 'null').`)
    const strange = Object.keys(node).find((key) => !prose.includes(key) && !known[type]?.includes(key))
    if (strange)
      throw new Error(
        `${at}: no check holds '${strange}' of ${type}. Leave it out, or add it to check.ts and checkSource.ts.`,
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
      throw new Error(`${at}: a number needs 'minimum' and 'maximum', so that what is shown of it has its room.`)
    const limits = maximum < Number.MAX_SAFE_INTEGER ? [minimum, maximum] : minimum === 0 ? [] : [minimum]
    return `${use(type)}(${limits.join(', ')})`
  }

  const ofString = (node: JsonObject, at: string): string => {
    if (Array.isArray(node['enum'])) return `${use('oneOf')}(${node['enum'].map(quote).join(', ')})`
    if (node['format'] === 'date-time') return use('dateTime')
    if (node['format'] === 'uri') return use('url')
    if (node['format'] !== undefined) throw new Error(`${at}: no check holds the format '${String(node['format'])}'.`)
    const { minLength: min = 0, maxLength: max, pattern } = node
    if (typeof max !== 'number')
      throw new Error(`${at}: a text needs 'maxLength': a page freezes while it lays out a word without end.`)
    if (typeof pattern === 'string') return `${use('string')}(${max}, ${String(min)}, ${String(new RegExp(pattern))})`
    return `${use('string')}(${min === 0 ? max : `${max}, ${String(min)}`})`
  }

  const ofArray = (node: JsonObject, at: string): string => {
    if (typeof node['maxItems'] !== 'number')
      throw new Error(`${at}: a list needs 'maxItems', so that an answer has an end.`)
    const items = (node['items'] ?? null) as JsonObject | null
    // Of money, nothing may be missing without a word: such a list is whole or refused.
    const mayMiss = items?.['type'] === 'object' && items['x-money'] !== true
    return `${use(mayMiss ? 'list' : 'array')}(${named(items, `${at}[]`)}, ${node['maxItems']})`
  }

  const ofObject = (node: JsonObject, at: string): string => {
    const properties = (node['properties'] ?? {}) as JsonObject
    if (node['additionalProperties'] !== undefined) {
      if (Object.keys(properties).length > 0)
        throw new Error(`${at}: either 'properties' or 'additionalProperties', not both.`)
      return `${use('record')}(${named(node['additionalProperties'] ?? null, `${at}.*`)})`
    }
    const required = (node['required'] ?? []) as string[]
    const fields = (names: string[]) =>
      inBraces(names.map((name) => `${name}: ${named(properties[name] ?? null, `${at}.${name}`)}`))
    const optional = Object.keys(properties).filter((name) => !required.includes(name))
    const needed = Object.keys(properties).filter((name) => required.includes(name))
    if (needed.length !== required.length) throw new Error(`${at}: 'required' names a property that is not there.`)
    const parts = [needed.length > 0 ? fields(needed) : '{}', ...(optional.length > 0 ? [fields(optional)] : [])]
    return `${use('object')}(${parts.join(', ')})`
  }

  const expression = named(schema, place)
  return { expression, shapes: [...shapes.values()], imports: [...imports].sort() }
}

const inBraces = (fields: string[]): string => {
  const line = `{ ${fields.join(', ')} }`
  return line.length <= 100 ? line : `{\n${fields.map((field) => `  ${field.replaceAll('\n', '\n  ')},\n`).join('')}}`
}

export const quote = (value: unknown): string => `'${String(value).replace(/[\\']/g, '\\$&')}'`
