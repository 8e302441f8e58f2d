import { createScanner, findNodeAtLocation, getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser'
import { decodeUtf8, utf16EncodingName } from './decodeUtf8.ts'
import type { MerchantFolder } from './MerchantFolder.ts'
import { detectFileFormat } from './detectFileFormat.ts'
import { createProblemFactory, type Problem, type ProblemCode } from './Problem.ts'
import { describeSyntaxError } from './describeSyntaxError.ts'

/** The location of a value in parsed JSONC: the object keys and array indices that lead to it. */
export type KeyPath = readonly (string | number)[]

/** A parsed JSONC file that knows the position of each of its values. */
export interface SourceFile {
  readonly name: string
  /** The parsed value, or undefined if nothing could be parsed. */
  readonly value: unknown
  /** Syntax errors and repeated keys. */
  readonly problems: readonly Problem[]
  /**
   * Creates a problem at the value of a key path, or at its key if `at` is `'key'`. If the path has no value, the
   * problem points to the nearest parent value. `better` is the correct value; pass it only if no other correction is
   * possible.
   */
  problem: (
    code: ProblemCode,
    path: KeyPath,
    message: string,
    cure: string,
    at?: 'key' | 'value',
    better?: unknown,
  ) => Problem
}

/** Returns the value at a key path inside `value`, or undefined if there is none. */
export const getValueAtKeyPath = (value: unknown, path: KeyPath): unknown =>
  path.reduce<unknown>(
    (part, step) =>
      typeof part === 'object' && part !== null ? (part as Record<string | number, unknown>)[step] : undefined,
    value,
  )

/** Returns the value at a key path of a file, even if other values of the file are invalid. */
export const getSourceFileValue = (source: SourceFile, path: KeyPath): unknown => getValueAtKeyPath(source.value, path)

/** Returns all strings at a key path of a file and below it, each with its key path. */
export function listTextsAtKeyPath(
  source: SourceFile,
  path: KeyPath,
): { readonly path: KeyPath; readonly text: string }[] {
  const value = getSourceFileValue(source, path)
  if (typeof value === 'string') return [{ path, text: value }]
  return typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) =>
        listTextsAtKeyPath(source, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []
}

function findRepeatedKeys(node: Node): Node[] {
  const children = node.children ?? []
  const seen = new Set<unknown>()
  const here = children.flatMap((child) => {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key === undefined) return []
    const known = seen.has(key.value)
    seen.add(key.value)
    return known ? [key] : []
  })
  return [...here, ...children.flatMap(findRepeatedKeys)]
}

/**
 * The maximum nesting of brackets that is parsed. Real files nest less than a tenth as deep, and the parser overflows
 * its stack at a few thousand levels.
 */
const MAX_DEPTH = 100

/** Returns the offset at which a text exceeds the maximum nesting of brackets, or null if it does not. */
function findTooDeep(text: string): number | null {
  if (text.split(/[[{]/, MAX_DEPTH + 2).length - 1 <= MAX_DEPTH) return null
  const scanner = createScanner(text, true)
  let depth = 0
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const token = text.charAt(scanner.getTokenOffset())
    if (token === '{' || token === '[') depth += 1
    if (token === '}' || token === ']') depth -= 1
    if (depth > MAX_DEPTH) return scanner.getTokenOffset()
  }
  return null
}

/** Returns a parsed file without a value, with the problem that prevented parsing. */
const unreadable = (problem: Problem): SourceFile => ({
  ...parseSourceFileText(problem.file, '{}'),
  value: undefined,
  problems: [problem],
})

/** Returns whether bytes contain control characters other than white space. */
const hasControls = (content: Uint8Array) => content.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20))

/**
 * Parses the bytes of a file of a merchant folder, which must be UTF-8.
 * @param name The path of the file in problem messages.
 */
export function parseSourceFileBytes(name: string, content: Uint8Array): SourceFile {
  const noText = (
    message: string,
    cure = 'Save its content as plain text under this name, or copy this file from another merchant and change its ' +
      'values.',
  ) => unreadable(createProblemFactory(name)('LM015', message, cure))
  const format = detectFileFormat(content)
  if (format !== null) return noText(`The file is ${format}, not plain text.`)
  const read = decodeUtf8(content)
  if ('text' in read) {
    if (read.text.replace(/^\uFEFF/, '').trim() !== '') return parseSourceFileText(name, read.text)
    return noText('The file is empty.', 'Save it again, or restore the last version that was complete.')
  }
  const { savedAs, ...place } = read
  if (savedAs !== utf16EncodingName && hasControls(content))
    return noText('The file has bytes that plain text does not have.')
  const message = `The file is saved as ${savedAs}, not as UTF-8: players would see wrong letters.`
  const cure = 'Save it again with the encoding "UTF-8": editors offer it in the save dialog or in the status bar.'
  return unreadable({ ...createProblemFactory(name)('LM009', message, cure), ...place })
}

/**
 * Parses a file of a folder, given its path in the folder. Returns null if it cannot be read; `readMerchant` reports
 * that.
 */
export function parseFolderFile(folder: MerchantFolder, path: string): SourceFile | null {
  const content = folder.read(path)
  return content instanceof Uint8Array ? parseSourceFileBytes(`${folder.label}/${path}`, content) : null
}

/**
 * Parses the text of a file of a merchant folder. Comments and trailing commas are allowed.
 * @param name The path of the file in problem messages.
 * @param text The content of the file; it may begin with a byte-order mark.
 */
export function parseSourceFileText(name: string, text: string): SourceFile {
  const clean = text.replace(/^\uFEFF/, '')
  const lines = clean.split(/\r\n|\n|\r/)
  const errors: ParseError[] = []
  const deep = findTooDeep(clean)
  const root =
    deep === null ? parseTree(clean, errors, { allowTrailingComma: true, disallowComments: false }) : undefined

  const at = (offset: number, code: ProblemCode, message: string, cure: string): Problem => {
    const before = clean.slice(0, offset).split(/\r\n|\n|\r/)
    const column = (before.at(-1)?.length ?? 0) + 1
    return {
      ...createProblemFactory(name)(code, message, cure, before.length),
      column,
      source: lines[before.length - 1] ?? '',
    }
  }

  const nodeOf = (path: KeyPath): Node | undefined =>
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
    const target = where === 'key' && exact ? (key ?? node) : node
    const found = at(target?.offset ?? 0, code, message, cure)
    if (better === undefined || !exact || target === undefined) return found
    return { ...found, fix: { from: target.offset, to: target.offset + target.length, text: JSON.stringify(better) } }
  }

  const message = `This is not valid JSON: it nests brackets more than ${MAX_DEPTH} levels deep.`
  const cureOfDepth = 'Remove the unnecessary brackets from here on.'
  const nested = deep === null ? [] : [at(deep, 'LM002', message, cureOfDepth)]
  const slips = errors.map((error) => ({ error, slip: describeSyntaxError(clean, error) }))
  const last = slips.findIndex(({ slip }) => slip.hidesRest === true)
  const known = (last === -1 ? slips : slips.slice(0, last + 1)).map(
    ({ error, slip: { what, cure = 'Correct this place. The rest of the file is checked once it parses.', fix } }) => ({
      ...at(error.offset, 'LM002', `This is not valid JSON: ${what}.`, cure.endsWith('.') ? cure : `${cure}.`),
      ...(fix !== undefined && { fix }),
    }),
  )
  const reported: readonly Problem[] = [...nested, ...known]
  // After one mistake, the parser often reports a second error that is only a consequence. A second error on the same
  // line or on the next line with content is therefore ignored.
  const isEmpty = (row: string) => /^\s*(?:\/\/.*)?$/.test(row)
  const follows = (line: number, slip: number) => line === slip || lines.slice(slip, line - 1).every(isEmpty)
  const syntax = reported.filter(({ line }, index) => index === 0 || !follows(line, reported[index - 1]?.line ?? 0))
  const repeated = (root === undefined ? [] : findRepeatedKeys(root)).map((key) =>
    at(key.offset, 'LM006', `The key "${String(key.value)}" is written twice.`, 'Keep one of the two.'),
  )
  const problems = syntax.length > 0 ? syntax : repeated
  // Copies the value, because the parser's objects have no prototype and cannot be converted to a text for a message.
  const value: unknown = root === undefined ? undefined : structuredClone(getNodeValue(root))
  return { name, value, problems, problem }
}
