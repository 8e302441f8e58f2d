import { parseAst } from 'vite'

/** A change that a good test would notice. */
export interface Mutant {
  /** Where in the text: what stands from `start` to `end` is replaced. */
  readonly start: number
  readonly end: number
  /** From 1. */
  readonly line: number
  readonly from: string
  readonly to: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const swaps: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

/** Text that no run of the program looks at: types, and where modules are. */
const skipped = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/**
 * Every mutant of a module: conditions that are always or never true, comparisons and sums the other way round, other literals, patterns without
 * their ends, functions that do nothing.
 * @param code TypeScript, with JSX if `file` ends so
 */
export function mutantsOf(code: string, file: string): Mutant[] {
  const mutants: Mutant[] = []
  const add = ({ start, end }: { start: number; end: number }, to: string): void => {
    const from = code.slice(start, end)
    if (from !== to) mutants.push({ start, end, line: code.slice(0, start).split('\n').length, from, to })
  }
  const visit = (node: Node): void => {
    if (skipped.test(node.type)) return
    for (const [part, to] of changesOf(node, code)) add(part, to)
    for (const [name, value] of Object.entries(node)) {
      // A property's own name is no value of the program.
      if (name === 'typeAnnotation' || name === 'typeArguments' || (name === 'key' && node['computed'] !== true))
        continue
      // Nor is where an exported name comes from.
      if (name === 'source' && node.type.startsWith('Export')) continue
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child)
    }
  }
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts', astType: 'ts' }) as unknown as Node)
  return mutants
}

type Change = readonly [part: { readonly start: number; readonly end: number }, to: string]

function changesOf(node: Node, code: string): Change[] {
  const part = (name: string) => node[name] as Node
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return [
        [part('test'), 'true'],
        [part('test'), 'false'],
      ]
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const to = swaps[String(node['operator'])]
      const between = { start: part('left').end, end: part('right').start }
      return to === undefined
        ? []
        : [[between, code.slice(between.start, between.end).replace(String(node['operator']), to)]]
    }
    case 'UnaryExpression':
      return node['operator'] === '!' ? [[node, `(${code.slice(part('argument').start, part('argument').end)})`]] : []
    case 'ArrayExpression':
      return (node['elements'] as unknown[]).length > 0 ? [[node, '[]']] : []
    case 'TemplateLiteral':
      return [[node, '``']]
    case 'Literal':
      return literals(node)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const body = node['body'] as Node | null
      return body?.type === 'BlockStatement' && (body['body'] as unknown[]).length > 0 ? [[body, '{}']] : []
    }
    default:
      return []
  }
}

function literals(node: Node): Change[] {
  const { value } = node
  const regex = node['regex'] as { pattern: string; flags: string } | undefined
  if (regex) {
    const { pattern, flags } = regex
    const others = [pattern.replace(/^\^/, ''), pattern.replace(/\$$/, '')].filter(
      (other) => other !== pattern && other !== '',
    )
    return others.map((other) => [node, `/${other}/${flags}`])
  }
  if (typeof value === 'boolean') return [[node, String(!value)]]
  if (typeof value === 'number') return [[node, String(value + 1)]]
  if (typeof value === 'string') return [[node, value === '' ? "'mutant'" : "''"]]
  return []
}
