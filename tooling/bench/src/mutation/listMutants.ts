import { parseAst } from 'vite'

/** A change of the code, from `from` to `to`, that a good test detects. */
export interface Mutant {
  /** The range of the text that is replaced, from `start` up to `end`. */
  readonly start: number
  readonly end: number
  /** The line number, from 1. */
  readonly line: number
  readonly from: string
  readonly to: string
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number }
type Change = readonly [part: Pick<Node, 'start' | 'end'>, to: string]

/**
 * Maps each operator to the operator that replaces it. `*` and `&&` are in two pairs; their first pair is used.
 */
const swaps = new Map<string, string>()
for (const pair of ['=== !==', '== !=', '< <=', '> >=', '+ -', '* /', '% *', '&& ||', '?? &&']) {
  const [one = '', other = ''] = pair.split(' ')
  swaps.set(one, swaps.get(one) ?? other).set(other, swaps.get(other) ?? one)
}

/** Matches the kinds of syntax nodes without an effect at run time: TypeScript types, imports, and `export *`. */
const skipped = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/**
 * Returns all mutants of a module: conditions that are always or never true, swapped operators, changed literals,
 * regular expressions without anchors, and functions that do nothing.
 *
 * @param code TypeScript, with JSX if the name of `file` ends in `.tsx`
 */
export function listMutants(code: string, file: string): Mutant[] {
  const mutants: Mutant[] = []
  const visit = (node: Node): void => {
    if (skipped.test(node.type)) return
    for (const [{ start, end }, to] of findChanges(node, code)) {
      const from = code.slice(start, end)
      if (from !== to) mutants.push({ start, end, line: code.slice(0, start).split('\n').length, from, to })
    }
    // Leaves out type annotations, property names, and the module path of a re-export.
    const { typeAnnotation: _types, typeArguments: _arguments, key, source, ...children } = node
    const values = Object.values({
      ...(node['computed'] === true && { key }),
      ...(!node.type.startsWith('Export') && { source }),
      ...children,
    })
    for (const child of values.flat()) if (isNode(child)) visit(child)
  }
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }) as unknown as Node)
  return mutants
}

function findChanges(node: Node, code: string): readonly Change[] {
  const part = (name: string) => node[name] as Node
  const operator = String(node['operator'])
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((to) => [part('test'), to])
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const between = { start: part('left').end, end: part('right').start }
      return [[between, code.slice(between.start, between.end).replace(operator, swaps.get(operator) ?? operator)]]
    }
    case 'UnaryExpression':
      return operator === '!' ? [[node, `(${code.slice(part('argument').start, part('argument').end)})`]] : []
    case 'ArrayExpression':
      return [[node, '[]']]
    case 'TemplateLiteral':
      return [[node, '``']]
    case 'Literal':
      return literals(node).map((to) => [node, to])
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return isNode(node['body']) && node['body'].type === 'BlockStatement' ? [[node['body'], '{}']] : []
    default:
      return []
  }
}

function literals({ value, regex }: Node): string[] {
  if (regex) {
    const { pattern, flags } = regex as { readonly pattern: string; readonly flags: string }
    return [pattern.replace(/^\^/, ''), pattern.replace(/\$$/, '')]
      .filter((other) => other !== '')
      .map((other) => `/${other}/${flags}`)
  }
  if (typeof value === 'string') return [value === '' ? "'mutant'" : "''"]
  return typeof value === 'boolean' ? [String(!value)] : typeof value === 'number' ? [String(value + 1)] : []
}
