import { findCountry, isReservedMerchantId, type CountryDefaults } from '@lobby/merchant/reader'
import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { parseMerchantId } from '../merchantId.ts'
import type { VerbOptions } from '../output.ts'
import { parseVerbArguments, type VerbOptionValues } from '../verbs/verbs.ts'
import { chooseEncryptionKey, type ChosenEncryptionKey } from './inheritedValues.ts'
import {
  newMerchantOptionChecks,
  normaliseColour,
  createMerchantIdFromName,
  readTakenMerchantValues,
  type TakenMerchantValues,
} from './newMerchantOptionChecks.ts'
import { readLogo, type LogoReadResult } from './readLogo.ts'

/** The options of `merchant new`, complete and valid. */
export interface NewMerchantOptions {
  readonly id: string
  readonly name: string
  /** The country of the merchant's players. Null if nobody gave a country. */
  readonly country: CountryDefaults | null
  readonly brand: string
  /** The given logo. Null if the tool must draw a logo. */
  readonly logo: Extract<LogoReadResult, { readonly path: string }> | null
  readonly accent?: string | undefined
  readonly gradient?: string | undefined
  readonly mode?: 'dark' | 'light' | undefined
  readonly from?: string | undefined
  readonly code: string
  /** True if the merchant codes were given. Otherwise they are derived from the id. */
  readonly hasCodes: boolean
  readonly trialCode: string
  readonly hosts: readonly string[]
  readonly owner: string
  readonly key: ChosenEncryptionKey
  readonly dryRun: boolean
  readonly start: boolean
}

/** Asks a person a question. An empty answer accepts the default. */
export type AskQuestion = (question: string) => Promise<string>

/** The inputs and the output of `merchant new`. */
export interface NewVerbOptions extends VerbOptions {
  /** Asks a person a question. The default asks at the terminal. Null if nobody can answer. */
  readonly ask?: AskQuestion | null
  readonly now?: () => Date
  /** False to compress pictures faster, into larger files. Only tests set it to false. */
  readonly smallest?: boolean
  /** Starts all sites and runs until stopped. @returns The exit code. */
  readonly start?: (id: string) => Promise<number>
}

/** The arguments of the command line. */
type Given = VerbOptionValues<'new'> & { readonly id?: string | undefined }

type Check = (said: string) => string | null | Promise<string | null>

/** Returns a default name for an id: `Casa De Agua` for `casa-de-agua`. */
const nameOf = (id: string): string =>
  id
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()

const splitWords = (answer: string): readonly string[] => answer.split(/[\s,]+/).filter((word) => word !== '')

const optional =
  (check: Check): Check =>
  (answer) =>
    answer === '' ? null : check(answer)

/**
 * Reads the options of a new merchant, and asks for missing options if a person can answer. Validates the given options
 * before the first question. Validates each answer immediately and repeats the question after an invalid answer.
 * @param args The arguments after the verb.
 * @param root The folder of all merchants.
 * @param ask Asks a question. Null if nobody can answer.
 * @param print Prints why an answer is invalid.
 * @returns The options, or a sentence for each mistake.
 */
export async function readNewMerchantOptions(
  args: readonly string[],
  root: string,
  ask: AskQuestion | null,
  print: (text: string) => void = () => undefined,
): Promise<NewMerchantOptions | { readonly wrong: readonly string[] }> {
  const { values, positionals } = parseVerbArguments('new', args)
  const taken = readTakenMerchantValues(root)
  const given: Given = {
    ...values,
    id: positionals[0] === undefined ? undefined : parseMerchantId(positionals[0]),
    from: values.from === undefined ? undefined : parseMerchantId(values.from),
  }
  const logos = new Map<string, LogoReadResult>()
  const logoCheck: Check = async (file) => {
    const logo = await readLogo(file)
    logos.set(file, logo)
    return 'wrong' in logo ? logo.wrong : null
  }
  const key = chooseEncryptionKey(
    root,
    given.from !== undefined && taken.ids.includes(given.from) ? given : { key: given.key },
  )
  const wrong = positionals.slice(1).map((word) => `"${word}" is an extra argument. Put a name with spaces in quotes.`)
  for (const [option, check] of checksOf(root, taken, logoCheck, key))
    for (const value of [given[option] ?? []].flat()) {
      const why = await check(value)
      if (why !== null) wrong.push(`${option === 'id' ? '' : `--${option} `}${value === '' ? '""' : value}: ${why}`)
    }
  if ('wrong' in key) return { wrong: given.key === undefined ? [...wrong, `--key "": ${key.wrong}`] : wrong }
  if (wrong.length > 0) return { wrong }
  const askFor = async (already: string | undefined, question: string, check: Check): Promise<string> => {
    if (already !== undefined || ask === null) return already?.trim() ?? ''
    for (;;) {
      const answer = (await ask(question)).trim()
      const why = await check(answer)
      if (why === null) return answer
      print(`  Invalid: ${why}`)
    }
  }
  /** Asks a question with a default value. An empty answer accepts the default. */
  const askWithDefault = async (already: string | undefined, question: string, offered: string, check: Check) =>
    (await askFor(already, `${question}${offered === '' ? '' : ` (empty: ${offered})`}: `, (answer) =>
      check(answer === '' ? offered : answer),
    )) || offered
  const countryQuestion = 'Country of the players, as a name or two letters, for example BR (empty: later): '
  // With `--from`, the country comes from the copied folder, so the command does not ask for it.
  const country =
    given.country ??
    (given.from === undefined
      ? await askFor(undefined, countryQuestion, optional(newMerchantOptionChecks.country))
      : '')
  const name = await askWithDefault(
    given.name,
    'Name, as players see it',
    nameOf(given.id ?? ''),
    newMerchantOptionChecks.name,
  )
  // The id may still be missing, if nobody can answer and the name contains no letter that an id may have. The missing
  // id is reported below.
  const id =
    given.id ??
    (await askWithDefault(undefined, 'Id, the name of its folder', createMerchantIdFromName(name), (answer) =>
      newMerchantOptionChecks.id(answer, root),
    ))
  const brand = await askFor(given.brand, 'Brand colour, for example #e4002b: ', newMerchantOptionChecks.colour)
  const logo = await askFor(given.logo, 'Logo, an .svg or .png file (empty: a logo is drawn): ', optional(logoCheck))
  const owner = await askFor(
    given.owner,
    'Person responsible for this brand (name and address; empty: later): ',
    () => null,
  )
  const hostsCheck: Check = (answer) =>
    splitWords(answer)
      .map((host) => [host, newMerchantOptionChecks.host(host, taken)] as const)
      .find(([, why]) => why !== null)
      ?.join(': ') ?? null
  const domains =
    given.host ?? splitWords(await askFor(undefined, 'Domains, separated by spaces (empty: later): ', hostsCheck))
  const code = given.code ?? `${id}01`
  const read = logos.get(logo)
  const wishes: NewMerchantOptions = {
    ...{ id, name, owner, code, key },
    country: findCountry(country),
    brand: normaliseColour(brand),
    logo: read === undefined || 'wrong' in read ? null : read,
    accent: given.accent === undefined ? undefined : normaliseColour(given.accent),
    gradient: given.gradient === undefined ? undefined : normaliseColour(given.gradient),
    mode: given.mode as NewMerchantOptions['mode'],
    trialCode: given['trial-code'] ?? `${code}t`,
    hasCodes: given.code !== undefined && given['trial-code'] !== undefined,
    hosts: [...new Set([`${id}.localhost`, ...domains])],
    ...{ from: given.from, dryRun: given['dry-run'] ?? false, start: given.start ?? false },
  }
  const missing = findMissing(wishes, brand, given, root, taken)
  return missing.length > 0 ? { wrong: missing } : wishes
}

/** Returns the check of each option, in the order in which mistakes are reported. */
const checksOf = (
  root: string,
  taken: TakenMerchantValues,
  logo: Check,
  key: ChosenEncryptionKey | { readonly wrong: string },
): readonly (readonly [option: Exclude<keyof Given, 'csv' | 'dry-run' | 'start'>, check: Check])[] => [
  ['id', (id) => newMerchantOptionChecks.id(id, root)],
  ['country', newMerchantOptionChecks.country],
  ['name', newMerchantOptionChecks.name],
  ['brand', newMerchantOptionChecks.colour],
  ['logo', logo],
  ['accent', newMerchantOptionChecks.colour],
  ['gradient', newMerchantOptionChecks.colour],
  ['mode', newMerchantOptionChecks.mode],
  ['from', (id) => newMerchantOptionChecks.from(id, taken)],
  ['code', (code) => newMerchantOptionChecks.code(code, taken)],
  ['trial-code', (code) => newMerchantOptionChecks.code(code, taken)],
  ['host', (host) => newMerchantOptionChecks.host(host, taken)],
  ['key', () => ('wrong' in key ? key.wrong : null)],
]

/** Returns a sentence for each missing option, and for each derived value that is invalid. */
function findMissing(
  { id, name, code, trialCode, hosts }: NewMerchantOptions,
  brand: string,
  given: Given,
  root: string,
  taken: TakenMerchantValues,
): string[] {
  const missing: string[] = []
  const derived = (option: string, value: string, why: string | null) => {
    if (why !== null) missing.push(`${value}: ${why} Use another one: --${option}`)
  }
  if (name === '') missing.push('Give the name that players see: --name "Acme".')
  if (brand === '') missing.push('Give the brand colour: --brand "#e4002b".')
  const idProblem = newMerchantOptionChecks.id(id, root)
  // Values derived from an invalid id are not reported again.
  if (idProblem !== null) {
    const noId =
      `No id can be derived from the name "${name}". Give one in small letters: npm run merchant -- new acme ` +
      `--name "${name}"`
    return name === '' ? missing : [...missing, id === '' ? noId : `${id}: ${idProblem}`]
  }
  if (given.code === undefined) derived('code', code, newMerchantOptionChecks.code(code, taken))
  if (given['trial-code'] === undefined)
    derived('trial-code', trialCode, newMerchantOptionChecks.code(trialCode, taken))
  if (code.toLowerCase() === trialCode.toLowerCase())
    missing.push(`--trial-code ${trialCode}: it must differ from the code.`)
  // The host derived from a reserved id is not reported, because another host would not correct the id.
  if (!isReservedMerchantId(id) && hosts[0] !== undefined)
    derived('host', hosts[0], newMerchantOptionChecks.host(hosts[0], taken))
  return missing
}

type MayBeTerminal<Stream> = Stream & { readonly isTTY?: boolean }

/**
 * Opens the terminal for questions. If several lines are pasted, each line answers one question.
 * @returns `ask` asks a question and throws if the input ends. It is null if the input or the output is not a terminal.
 */
export function openTerminalForQuestions(
  input: MayBeTerminal<Readable> = process.stdin,
  output: MayBeTerminal<Writable> = process.stdout,
): { readonly ask: AskQuestion | null; readonly close: () => void } {
  if (input.isTTY !== true || output.isTTY !== true) return { ask: null, close: () => undefined }
  const lines = createInterface({ input, output })
  const answers = lines[Symbol.asyncIterator]()
  const ask: AskQuestion = async (question) => {
    lines.setPrompt(question)
    lines.prompt()
    const { value, done } = await answers.next()
    if (done === true) throw new Error('\nThe input ended before all questions were answered. Nothing was written.')
    return value
  }
  return { ask, close: () => lines.close() }
}
