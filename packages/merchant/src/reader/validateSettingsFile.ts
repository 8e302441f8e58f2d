import { z } from 'zod'
import { countries, getCountryName } from './countries.ts'
import { findUnusedKeySpelling, findIntendedKey, findUniqueValueSpelling } from './didYouMean.ts'
import { parseLanguages } from './localeValues.ts'
import type { Problem } from './Problem.ts'
import { FILE_SCHEMAS, type SettingsFileContent, type SettingsFileName } from './schema.ts'
import { getSourceFileValue, getValueAtKeyPath, type KeyPath, type SourceFile } from './SourceFile.ts'
import { getTextRuleMistake } from './textRule.ts'
import { findAliasedValue } from './valueAliases.ts'

type Issue = z.core.$ZodIssue
type JsonSchema = z.core.JSONSchema.BaseSchema

const jsonSchemas = new Map<SettingsFileName, JsonSchema>()

/** Returns the JSON Schema of a settings file. Code editors use the schema to complete keys. */
export function getSettingsFileJsonSchema(name: SettingsFileName): JsonSchema {
  const known = jsonSchemas.get(name) ?? z.toJSONSchema(FILE_SCHEMAS[name], { io: 'input' })
  jsonSchemas.set(name, known)
  return known
}

/** Returns the schema that lists the keys of an object: the given schema, or one of its alternatives. */
const ownerOf = (part: JsonSchema | undefined) =>
  part?.properties === undefined ? part?.anyOf?.find((branch) => branch.properties !== undefined) : part

const partOf = (name: SettingsFileName, path: KeyPath): JsonSchema | undefined =>
  path.reduce<JsonSchema | undefined>(
    (part, step) =>
      (typeof step === 'number' ? part?.items : ownerOf(part)?.properties?.[step]) as JsonSchema | undefined,
    getSettingsFileJsonSchema(name),
  )

const quote = (value: unknown) => JSON.stringify(value)

/** Formats a key path as a text: `licence.text`, `hosts[0]`. */
export const formatKeyPath = (path: KeyPath) =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  )

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  boolean: 'true or false',
  object: 'an object in braces',
  array: 'a list in square brackets',
  number: 'a number',
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
}

const typeOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'a list' : (typeNames[typeof value] ?? typeof value)

/** Returns the number or boolean that a text contains, or undefined for any other text. */
function unquoted(value: unknown): number | boolean | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim().toLowerCase()
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}

/**
 * Splits a text into the entries of a list. If the text names languages, returns their codes. Splits any other text at
 * commas, semicolons and spaces.
 */
function entriesOf(text: string): readonly string[] {
  const languages = parseLanguages(text)
  return languages.length > 0 ? languages : text.split(/[\s,;]+/).filter((entry) => entry !== '')
}

/**
 * Returns a sentence that says how to correct a value with unnecessary or missing quotes or brackets. Returns null for
 * other mistakes.
 */
function rewriteCure(expected: string, value: unknown): string | null {
  const bare = unquoted(value)
  if (bare !== undefined && typeof bare === expected)
    return `Write ${typeWords[expected] ?? expected}, without quotes: ${bare}.`
  const lacksQuotes = expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')
  if (lacksQuotes) return `Write it in double quotes: ${quote(String(value))}.`
  return expected === 'array' && typeof value === 'string' && value.trim() !== ''
    ? `Write a list in square brackets: [${entriesOf(value).map(quote).join(', ')}].`
    : null
}

/** Returns the value that {@link rewriteCure} suggests. */
const rewrittenValue = (expected: string, value: unknown): unknown =>
  expected === 'array' ? entriesOf(String(value)) : expected === 'string' ? String(value) : unquoted(value)

/**
 * Returns a sentence that says how to write a value that must be an object, with an example. For the key `languages`,
 * the example contains the languages that the wrong value names. For other keys, the schema has the example.
 */
function objectCure(name: SettingsFileName, path: KeyPath, value: unknown): string {
  const named = (Array.isArray(value) ? value : [value]).flatMap((entry: unknown) =>
    typeof entry === 'string' ? parseLanguages(entry) : [],
  )
  const ofLanguages = name === 'merchant' && formatKeyPath(path) === 'languages' && named.length > 0
  const shown: unknown = ofLanguages ? { default: named[0], offered: named } : partOf(name, path)?.examples?.[0]
  return shown === undefined
    ? 'Write an object in braces.'
    : `Write an object in braces${ofLanguages ? '' : ', for example'}: ${quote(shown)}.`
}

/**
 * Returns whether a value is a merchant code that is written as a number. A spreadsheet may have removed the quotes of
 * the code and its leading zeros, so nobody but the platform knows the complete code.
 */
const isBareCode = (name: SettingsFileName, path: KeyPath, value: unknown): value is number =>
  name === 'merchant' && ['code', 'trialCode'].includes(formatKeyPath(path)) && typeof value === 'number'

function example(part: JsonSchema | undefined, key: string): string {
  const shown = part?.examples?.[0] ?? part?.default ?? part?.enum?.[0]
  const description = part?.description === undefined ? '' : ` ${part.description}`
  return `Add ${shown === undefined ? `"${key}"` : `for example "${key}": ${quote(shown)}`}.${description}`
}

const knownKeys = (name: SettingsFileName, path: KeyPath): string[] =>
  Object.keys(ownerOf(partOf(name, path))?.properties ?? {}).filter((key) => key !== '$schema')

function unknownKeys(name: SettingsFileName, source: SourceFile, path: KeyPath, keys: readonly string[]): Problem[] {
  const known = knownKeys(name, path)
  const written = Object.keys(getValueAtKeyPath(source.value, path) ?? {})
  const [code, what, list] =
    name === 'flags'
      ? (['LM021', 'flag', 'docs/onboarding.md lists the flags.'] as const)
      : (['LM003', 'key', `Known here: ${known.join(', ')}.`] as const)
  return keys.map((key) => {
    const meant = findIntendedKey(key, known)
    const hint = meant === null ? '' : ` Did you mean "${meant}"?`
    const cure = hint === '' ? list : 'Correct the spelling, or remove it.'
    const message = `unknown ${what} ${quote(key)}.${hint}`
    return source.problem(code, [...path, key], message, cure, 'key', findUnusedKeySpelling(key, known, written))
  })
}

/**
 * Returns whether a missing key is in the file with a misspelt name. The misspelling is reported elsewhere, so the key
 * must not be reported as missing too.
 */
function isMisspelt(name: SettingsFileName, source: SourceFile, path: KeyPath): boolean {
  const above = path.slice(0, -1)
  const siblings = Object.keys(getValueAtKeyPath(source.value, above) ?? {})
  const known = knownKeys(name, above)
  return siblings.some((key) => !known.includes(key) && findIntendedKey(key, known) === path.at(-1))
}

/**
 * Describes a value that is not allowed, and what to write. Suggests the allowed value that has almost the same
 * spelling or the same meaning.
 */
function notOffered(
  path: KeyPath,
  value: unknown,
  values: readonly unknown[],
): readonly [what: string, cure: string, better?: string] {
  const said = `${quote(value)}, which is not offered.`
  const all = values.map(quote).join(' or ')
  if (typeof value !== 'string') return [said, `Write ${all}.`]
  const words = values.filter((word) => typeof word === 'string')
  const spelt = findUniqueValueSpelling(value, words)
  if (spelt !== null) return [`${said} Did you mean ${quote(spelt)}?`, `Write ${all}.`, spelt]
  const meant = findAliasedValue(formatKeyPath(path), value)
  if (meant === null) return [said, `Write ${all}.`]
  const cure = `Write ${quote(meant)} if you mean that; the offered values are ${all}.`
  return [`${said} The name for that here is ${quote(meant)}.`, cure]
}

/** Describes a text with too few or too many letters, or a list with too few or too many entries, and what to write. */
function sizeWords(value: unknown, limit: number, part: JsonSchema | undefined): readonly [what: string, cure: string] {
  const [shown] = part?.examples ?? []
  const as = shown === undefined ? '' : `, for example ${quote(shown)}`
  const least = `Write at least ${limit === 1 ? 'one entry' : `${limit} entries`}${as}.`
  if (Array.isArray(value)) return [value.length === 0 ? 'is an empty list' : `has ${value.length} entries`, least]
  const { length } = String(value)
  return length < limit
    ? ['is empty', `Write a text${as}.`]
    : [`has ${length} letters, but only ${limit} are allowed`, 'Make it shorter.']
}

/**
 * Returns a sentence that says how to correct a value that must be either a word or an object. If the value is the path
 * of a font file, the sentence suggests an object with that path.
 */
function unionCure(part: JsonSchema | undefined, value: unknown): string {
  const [shown] = part?.examples ?? []
  if (typeof shown !== 'object' || shown === null) return `Write for example ${quote(shown)}.`
  const isPath = typeof value === 'string' && /\.\w+$/.test(value)
  return `Write "system", or an object in braces: ${quote(isPath ? { ...shown, file: value } : shown)}.`
}

/** Returns a sentence that suggests the currency of the country in the merchant's time zone, or an empty text. */
function suggestCurrency(source: SourceFile): string {
  const zone = getSourceFileValue(source, ['timeZone'])
  const { code, currency } = countries.find(({ timeZone }) => timeZone === zone) ?? {}
  return code === undefined ? '' : ` The time zone is in ${getCountryName(code)}, whose currency is "${currency}".`
}

function problemsOf(name: SettingsFileName, source: SourceFile, issue: Issue, above: KeyPath = []): Problem[] {
  const path: KeyPath = [...above, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))]
  const value = getValueAtKeyPath(source.value, path)
  const label = path.length === 0 ? 'the file' : quote(formatKeyPath(path))
  const key = String(path.at(-1) ?? '')
  if (issue.code === 'unrecognized_keys') return unknownKeys(name, source, path, issue.keys)
  if (value === undefined && isMisspelt(name, source, path)) return []
  if (value === undefined)
    return [source.problem('LM004', path, `${label} is missing.`, example(partOf(name, path), key))]
  const wrong = (what: string, cure: string, better?: unknown) => [
    source.problem('LM005', path, `${label} is ${what}`, cure, 'value', better),
  ]
  switch (issue.code) {
    case 'invalid_type': {
      const kind = `${typeOf(value)}.`
      if (isBareCode(name, path, value)) {
        const zeros = 'with its leading zeros if it has any, because spreadsheets remove them'
        return wrong(kind, `Write it in double quotes as the platform gave it: ${quote(String(value))}, ${zeros}.`)
      }
      const { expected } = issue
      if (expected === 'object') return wrong(kind, objectCure(name, path, value))
      const cure = rewriteCure(expected, value)
      if (cure !== null) return wrong(kind, cure, rewrittenValue(expected, value))
      return wrong(kind, `Write ${typeWords[expected] ?? expected}.`)
    }
    case 'invalid_value': {
      const bare = unquoted(value)
      const cure = bare !== undefined && issue.values.includes(bare) ? rewriteCure(typeof bare, value) : null
      return cure === null
        ? wrong(...notOffered(path, value, issue.values))
        : wrong(`${quote(value)}, a text.`, cure, bare)
    }
    case 'invalid_union': {
      const branch = issue.errors.find(([first]) => first?.code !== 'invalid_type' && first?.code !== 'invalid_value')
      const inners = typeof value === 'object' && value !== null ? (issue.errors.at(-1) ?? []) : branch
      return inners === undefined
        ? wrong(`${quote(value)}, which is not offered.`, unionCure(partOf(name, path), value))
        : inners.flatMap((inner) => problemsOf(name, source, inner, path))
    }
    case 'too_small':
    case 'too_big': {
      const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
      const [what, cure] = sizeWords(value, Number(limit), partOf(name, path))
      return [source.problem('LM007', path, `${label} ${what}.`, cure)]
    }
    default: {
      const isKey = issue.code === 'invalid_key'
      const mistake = getTextRuleMistake(isKey ? issue.issues[0] : issue)
      const { message = 'is wrong', cure = '', correction, isGuess } = mistake ?? {}
      const isCurrency = name === 'merchant' && formatKeyPath(path) === 'currency'
      const added = isCurrency && correction === undefined ? suggestCurrency(source) : ''
      const subject = isKey
        ? `${quote(formatKeyPath(path.slice(0, -1)))} has the key ${quote(key)}`
        : `${label} is ${quote(value)}`
      const fix = isGuess === true || correction === '' ? undefined : correction
      const where = isKey ? 'key' : 'value'
      return [source.problem('LM007', path, `${subject}, which ${message}.`, `${cure}${added}`, where, fix)]
    }
  }
}

/**
 * Validates a parsed settings file against its schema.
 * @returns The content if the file is valid, otherwise all mistakes.
 */
export function validateSettingsFile<Name extends SettingsFileName>(
  name: Name,
  source: SourceFile,
): { readonly content: SettingsFileContent<Name> | null; readonly problems: readonly Problem[] } {
  const result = FILE_SCHEMAS[name].safeParse(source.value)
  if (result.success) return { content: result.data as SettingsFileContent<Name>, problems: [] }
  return { content: null, problems: result.error.issues.flatMap((issue) => problemsOf(name, source, issue)) }
}
