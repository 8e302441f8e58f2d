import { createScanner, findNodeAtLocation, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser'
import { decode, utf16 } from './decode.ts'
import type { Folder } from './Folder.ts'
import { formatOf } from './formatOf.ts'
import { problemIn, type Problem, type ProblemCode } from './Problem.ts'
import { slipAt } from './slipAt.ts'

/** Where a value stands: the keys and indices that lead to it. */
export type Path = readonly (string | number)[]

/** A JSONC text that knows where each of its values stands. */
export interface SourceFile {
  readonly name: string
  /** The parsed value; undefined if nothing could be parsed. */
  readonly value: unknown
  /** Syntax errors and keys that are written twice. */
  readonly problems: readonly Problem[]
  /**
   * A problem at a value; `at: 'key'` points to its key. A path that leads nowhere points to what is nearest above.
   * `better` is what to write there, where that leaves nothing to decide.
   */
  problem: (
    code: ProblemCode,
    path: Path,
    message: string,
    cure: string,
    at?: 'key' | 'value',
    better?: unknown,
  ) => Problem
}

/** The value at a path within another one; undefined where nothing is. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null ? (part as Record<string | number, unknown>)[step] : undefined,
    value,
  )

/** The value at a path of a file, whatever else of the file is wrong. */
export const rawAt = (source: SourceFile, path: Path): unknown => valueAt(source.value, path)

/** The texts of a value of a file and of what that holds, with the path to each. */
export function textsAt(source: SourceFile, path: Path): { readonly path: Path; readonly text: string }[] {
  const value = rawAt(source, path)
  if (typeof value === 'string') return [{ path, text: value }]
  return typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => textsAt(source, [...path, Array.isArray(value) ? Number(key) : key]))
    : []
}

function repeatedKeys(node: Node): Node[] {
  const children = node.children ?? []
  const seen = new Set<unknown>()
  const here = children.flatMap((child) => {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key === undefined) return []
    const known = seen.has(key.value)
    seen.add(key.value)
    return known ? [key] : []
  })
  return [...here, ...children.flatMap(repeatedKeys)]
}

/** No file of a folder has a tenth of these; beyond some thousand the parser itself falls over. */
const mostDepth = 100

/** Where a text has more brackets within each other than any file may, or null. */
function tooDeepAt(text: string): number | null {
  if (text.split(/[[{]/, mostDepth + 2).length - 1 <= mostDepth) return null
  const scanner = createScanner(text, true)
  let depth = 0
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const token = text.charAt(scanner.getTokenOffset())
    if (token === '{' || token === '[') depth += 1
    if (token === '}' || token === ']') depth -= 1
    if (depth > mostDepth) return scanner.getTokenOffset()
  }
  return null
}

/** A file of which nothing could be read, and why. */
const unread = (problem: Problem): SourceFile => ({
  ...parseSource(problem.file, '{}'),
  value: undefined,
  problems: [problem],
})

/** Whether bytes have control characters other than those that set out a text. */
const hasControls = (content: Uint8Array) => content.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20))

/** Parses the bytes of a file of a merchant folder, which are to be UTF-8. @param name As problems name it. */
export function parseBytes(name: string, content: Uint8Array): SourceFile {
  const noText = (
    message: string,
    cure = 'Save what it says as plain text under this name, or copy this file from another merchant and change its values.',
  ) => unread(problemIn(name)('LM015', message, cure))
  const format = formatOf(content)
  if (format !== null) return noText(`The file is ${format}, and not plain text.`)
  const read = decode(content)
  if ('text' in read) {
    if (read.text.replace(/^\uFEFF/, '').trim() !== '') return parseSource(name, read.text)
    return noText('The file is empty.', 'Save it again, or put back the last version that was whole.')
  }
  const { savedAs, ...place } = read
  if (savedAs !== utf16 && hasControls(content)) return noText('The file has bytes that no text has.')
  const message = `The file is saved as ${savedAs}, and not as UTF-8: players would see other letters.`
  const cure = 'Save it again with the encoding "UTF-8": editors offer that where they save, or at the lower edge.'
  return unread({ ...problemIn(name)('LM009', message, cure), ...place })
}

/** Parses a file of a folder, given its path in the folder. Returns null if it cannot be read, which the check of the folder reports. */
export function sourceIn(folder: Folder, path: string): SourceFile | null {
  const content = folder.read(path)
  return content instanceof Uint8Array ? parseBytes(`${folder.label}/${path}`, content) : null
}

/**
 * Parses a file of a merchant folder. Comments and trailing commas are allowed.
 * @param name As problems name it.
 * @param text Its content; a byte-order mark is tolerated.
 */
export function parseSource(name: string, text: string): SourceFile {
  const clean = text.replace(/^\uFEFF/, '')
  const lines = clean.split(/\r\n|\n|\r/)
  const errors: ParseError[] = []
  const deep = tooDeepAt(clean)
  const root =
    deep === null ? parseTree(clean, errors, { allowTrailingComma: true, disallowComments: false }) : undefined

  const at = (offset: number, code: ProblemCode, message: string, cure: string): Problem => {
    const before = clean.slice(0, offset).split(/\r\n|\n|\r/)
    const column = (before.at(-1)?.length ?? 0) + 1
    return { ...problemIn(name)(code, message, cure, before.length), column, source: lines[before.length - 1] ?? '' }
  }

  const nodeOf = (path: Path): Node | undefined =>
    root === undefined ? undefined : findNodeAtLocation(root, [...path])

  const problem: SourceFile['problem'] = (code, path, message, cure, where = 'value', better) => {
    let node = nodeOf(path)
    let rest = path
    while (node === undefined && rest.length > 0) {
      rest = rest.slice(0, -1)
      node = nodeOf(rest)
    }
    const key = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
    const exact = rest.length === path.length
    const told = where === 'key' && exact ? (key ?? node) : node
    const said = at(told?.offset ?? 0, code, message, cure)
    if (better === undefined || !exact || told === undefined) return said
    return { ...said, fix: { from: told.offset, to: told.offset + told.length, text: JSON.stringify(better) } }
  }

  const message = `This is not valid JSON: more than ${mostDepth} brackets stand within each other.`
  const cureOfDepth = 'Take out the brackets from here on that nothing needs.'
  const nested = deep === null ? [] : [at(deep, 'LM002', message, cureOfDepth)]
  const slips = errors.map((error) => ({ error, slip: slipAt(clean, error) }))
  const last = slips.findIndex(({ slip }) => slip.hidesRest === true)
  const known = (last === -1 ? slips : slips.slice(0, last + 1)).map(
    ({ error, slip: { what, cure = 'Mend this place; the rest of the file is read when it parses.', fix } }) => ({
      ...at(error.offset, 'LM002', `This is not valid JSON: ${what}.`, cure.endsWith('.') ? cure : `${cure}.`),
      ...(fix !== undefined && { fix }),
    }),
  )
  const told: readonly Problem[] = [...nested, ...known]
  // One slip makes the parser stumble again: on the same line, or on the next that has something to read.
  const isEmpty = (row: string) => /^\s*(?:\/\/.*)?$/.test(row)
  const follows = (line: number, slip: number) => line === slip || lines.slice(slip, line - 1).every(isEmpty)
  const syntax = told.filter(({ line }, index) => index === 0 || !follows(line, told[index - 1]?.line ?? 0))
  const repeated = (root === undefined ? [] : repeatedKeys(root)).map((key) =>
    at(key.offset, 'LM006', `The key "${String(key.value)}" is written twice.`, 'Keep one of the two.'),
  )
  const problems = syntax.length > 0 ? syntax : repeated
  // The parser's objects have no prototype, so an object in place of a text could not be printed.
  const value: unknown = root === undefined ? undefined : structuredClone(getNodeValue(root))
  return { name, value, problems, problem }
}
