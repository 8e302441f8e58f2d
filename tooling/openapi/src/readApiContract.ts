import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'yaml'

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue }
export type JsonObject = { [key: string]: JsonValue }

export interface ApiContract {
  /** The whole API contract in one document. Each `$ref` is replaced by its target. */
  readonly document: JsonObject
  /**
   * Returns the name of an object to which a `$ref` refers: the last part of the reference. Undefined for all other
   * values.
   */
  nameOf(value: JsonValue): string | undefined
}

/**
 * Caches parsed files by their text, because the API contracts that a test reads share most files. Do not change the
 * cached objects.
 */
const known = new Map<string, JsonValue>()

function parseFile(text: string): JsonValue {
  const json = known.get(text) ?? (parse(text) as JsonValue)
  known.set(text, json)
  return json
}

/**
 * Reads an API contract that consists of many files. All references to the same target become the same object.
 *
 * @param file The path of `openapi.yaml`
 * @throws Error when a reference has no target or is circular
 */
export function readApiContract(file: string): ApiContract {
  const files = new Map<string, JsonValue>()
  const targets = new Map<string, JsonValue>()
  const names = new Map<JsonValue, string>()
  const open = new Set<string>()

  const load = (path: string): JsonValue => {
    if (!files.has(path)) files.set(path, parseFile(readFileSync(path, 'utf8')))
    return files.get(path) as JsonValue
  }

  const follow = (ref: string, from: string): JsonValue => {
    const [path = '', pointer = ''] = ref.split('#')
    const target = path ? resolve(dirname(from), path) : from
    const id = `${target}#${pointer}`
    if (open.has(id))
      throw new Error(
        `${from}: ${ref} refers to itself. Circular references are not supported, because checks have no ` +
          'limit of depth. Give the inner object a separate schema.',
      )
    if (!targets.has(id)) {
      open.add(id)
      let node = load(target)
      for (const key of pointer.split('/').slice(1)) node = (node as JsonObject)[key] ?? throwMissingTarget(from, ref)
      const value = inline(node, target)
      // If several names refer to the same schema, uses the first one, so that a name that is only a `$ref` to another
      // name does not become a second schema.
      if (pointer && !names.has(value)) names.set(value, pointer.slice(pointer.lastIndexOf('/') + 1))
      targets.set(id, value)
      open.delete(id)
    }
    return targets.get(id) as JsonValue
  }

  const inline = (node: JsonValue, from: string): JsonValue => {
    if (Array.isArray(node)) return node.map((item) => inline(item, from))
    if (typeof node !== 'object' || node === null) return node
    if (typeof node['$ref'] === 'string') return follow(node['$ref'], from)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value, from)]))
  }

  return { document: inline(load(file), file) as JsonObject, nameOf: (value) => names.get(value) }
}

function throwMissingTarget(from: string, ref: string): never {
  throw new Error(`${from}: ${ref} has no target. Correct the file or the name.`)
}

/** Formats JSON with sorted keys, so that the same API contract always results in the same bytes. */
export function formatSortedJson(value: JsonValue): string {
  const sorted = (node: JsonValue): JsonValue => {
    if (Array.isArray(node)) return node.map(sorted)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.keys(node)
        .sort()
        .map((key) => [key, sorted(node[key] ?? null)]),
    )
  }
  return `${JSON.stringify(sorted(value), null, 1)}\n`
}
