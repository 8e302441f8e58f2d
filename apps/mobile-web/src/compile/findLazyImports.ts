/** An `import()`, with the flag of the route that it stands in. */
export interface LazyImport {
  readonly flag: string | undefined
  /** What the import names, as written. */
  readonly source: string
}

type Node = Readonly<Record<string, unknown>>

/**
 * Finds every `import('…')`; its flag is that of the nearest object literal around it with a `flag: '…'`.
 * @param program an ESTree program, types already stripped
 */
export function findLazyImports(program: unknown): LazyImport[] {
  const found: LazyImport[] = []
  visit(program, undefined)
  return found

  function visit(value: unknown, flag: string | undefined): void {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, flag))
    if (!isNode(value)) return
    if (value['type'] === 'ImportExpression') {
      const source = literal(value['source'])
      if (source !== undefined) found.push({ flag, source })
    }
    const inner = value['type'] === 'ObjectExpression' ? (flagOf(value) ?? flag) : flag
    for (const child of Object.values(value)) visit(child, inner)
  }
}

function flagOf(object: Node): string | undefined {
  const properties = Array.isArray(object['properties']) ? object['properties'] : []
  for (const property of properties) {
    if (!isNode(property) || !isNode(property['key'])) continue
    if (property['key']['name'] === 'flag' || property['key']['value'] === 'flag') return literal(property['value'])
  }
  return undefined
}

function literal(node: unknown): string | undefined {
  return isNode(node) && node['type'] === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !(value instanceof RegExp)
}
