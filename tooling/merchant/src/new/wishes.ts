import { countryNamed, isReservedId, type Country } from '@lobby/merchant/reader'
import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { idIn } from '../merchantId.ts'
import { argumentsOf, type Values } from '../verbs/verbs.ts'
import { keyFor, type Key } from './bases.ts'
import { checks, colourOf, idOf, takenIn, type Taken } from './checks.ts'
import { readLogo, type ReadLogo } from './readLogo.ts'

/** What was asked for by `merchant new`. */
export interface Wishes {
  readonly id: string
  readonly name: string
  /** Where its players live; null if nobody said so. */
  readonly country: Country | null
  readonly brand: string
  /** Null where one is to be drawn. */
  readonly logo: Extract<ReadLogo, { readonly path: string }> | null
  readonly accent?: string | undefined
  readonly gradient?: string | undefined
  readonly mode?: 'dark' | 'light' | undefined
  readonly from?: string | undefined
  readonly code: string
  /** Somebody said the code: it is not made from the id. */
  readonly hasCodes: boolean
  readonly trialCode: string
  readonly hosts: readonly string[]
  readonly owner: string
  readonly key: Key
  readonly dryRun: boolean
  readonly start: boolean
}

/** Asks a person one thing; an empty answer takes what is offered. */
export type Ask = (question: string) => Promise<string>

/** What was said on the line. */
type Said = Values<'new'> & { readonly id?: string | undefined }

type Check = (said: string) => string | null | Promise<string | null>

/** `casa-de-agua` to `Casa De Agua`: what is offered where an id says how a brand is called. */
const nameOf = (id: string): string =>
  id
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()

const words = (answer: string): readonly string[] => answer.split(/[\s,]+/).filter((word) => word !== '')

const optional =
  (check: Check): Check =>
  (answer) =>
    answer === '' ? null : check(answer)

/**
 * What a new merchant shall be: by options, and by questions where somebody is there to answer them. What was said is looked at before anything is asked; an answer at once,
 * and what cannot be is asked again.
 * @param args What follows the verb.
 * @param root The folder of the folders.
 * @param ask null where nobody is there.
 * @param print Says why an answer cannot be.
 * @returns The wishes, or everything that is wrong with them at once, a sentence each.
 */
export async function readWishes(
  args: readonly string[],
  root: string,
  ask: Ask | null,
  print: (text: string) => void = () => undefined,
): Promise<Wishes | { readonly wrong: readonly string[] }> {
  const { values, positionals } = argumentsOf('new', args)
  const taken = takenIn(root)
  const given: Said = {
    ...values,
    id: positionals[0] === undefined ? undefined : idIn(positionals[0]),
    from: values.from === undefined ? undefined : idIn(values.from),
  }
  const logos = new Map<string, ReadLogo>()
  const logoCheck: Check = async (file) => {
    const logo = await readLogo(file)
    logos.set(file, logo)
    return 'wrong' in logo ? logo.wrong : null
  }
  const key = keyFor(root, given.from !== undefined && taken.ids.includes(given.from) ? given : { key: given.key })
  const wrong = positionals
    .slice(1)
    .map((word) => `"${word}" is one word too many: a name with a space stands in quotes.`)
  for (const [option, check] of checksOf(root, taken, logoCheck, key))
    for (const value of [given[option] ?? []].flat()) {
      const why = await check(value)
      if (why !== null) wrong.push(`${option === 'id' ? '' : `--${option} `}${value === '' ? '""' : value}: ${why}`)
    }
  if ('wrong' in key) return { wrong: given.key === undefined ? [...wrong, `--key "": ${key.wrong}`] : wrong }
  if (wrong.length > 0) return { wrong }
  const asked = async (already: string | undefined, question: string, check: Check): Promise<string> => {
    if (already !== undefined || ask === null) return already?.trim() ?? ''
    for (;;) {
      const answer = (await ask(question)).trim()
      const why = await check(answer)
      if (why === null) return answer
      print(`  No: ${why}`)
    }
  }
  /** Asks for what is offered unless another answer is given. */
  const askedOr = async (already: string | undefined, question: string, offered: string, check: Check) =>
    (await asked(already, `${question}${offered === '' ? '' : ` (empty: ${offered})`}: `, (answer) =>
      check(answer === '' ? offered : answer),
    )) || offered
  const ofCountry = 'Country of the players, its name or two letters, for example BR (empty: later): '
  // A folder that one begins from has a country already.
  const country =
    given.country ?? (given.from === undefined ? await asked(undefined, ofCountry, optional(checks.country)) : '')
  const name = await askedOr(given.name, 'Name, as players read it', nameOf(given.id ?? ''), checks.name)
  // Without anybody to ask, a name that gives no id is told below.
  const id =
    given.id ??
    (await askedOr(undefined, 'Id, the name of its folder', idOf(name), (answer) => checks.id(answer, root)))
  const brand = await asked(given.brand, 'Brand colour, for example #e4002b: ', checks.colour)
  const logo = await asked(given.logo, 'Logo, an .svg or .png file (empty: one is drawn): ', optional(logoCheck))
  const owner = await asked(given.owner, 'Who answers for this brand (name and address; empty: later): ', () => null)
  const hostsCheck: Check = (answer) =>
    words(answer)
      .map((host) => [host, checks.host(host, taken)] as const)
      .find(([, why]) => why !== null)
      ?.join(': ') ?? null
  const domains = given.host ?? words(await asked(undefined, 'Domains, apart by spaces (empty: later): ', hostsCheck))
  const code = given.code ?? `${id}01`
  const read = logos.get(logo)
  const wishes: Wishes = {
    ...{ id, name, owner, code, key },
    country: countryNamed(country),
    brand: colourOf(brand),
    logo: read === undefined || 'wrong' in read ? null : read,
    accent: given.accent === undefined ? undefined : colourOf(given.accent),
    gradient: given.gradient === undefined ? undefined : colourOf(given.gradient),
    mode: given.mode as Wishes['mode'],
    trialCode: given['trial-code'] ?? `${code}t`,
    hasCodes: given.code !== undefined && given['trial-code'] !== undefined,
    hosts: [...new Set([`${id}.localhost`, ...domains])],
    ...{ from: given.from, dryRun: given['dry-run'] ?? false, start: given.start ?? false },
  }
  const missing = missingIn(wishes, brand, given, root, taken)
  return missing.length > 0 ? { wrong: missing } : wishes
}

/** The checks of each answer, in the order in which they are reported. */
const checksOf = (
  root: string,
  taken: Taken,
  logo: Check,
  key: Key | { readonly wrong: string },
): readonly (readonly [option: Exclude<keyof Said, 'dry-run' | 'start'>, check: Check])[] => [
  ['id', (id) => checks.id(id, root)],
  ['country', checks.country],
  ['name', checks.name],
  ['brand', checks.colour],
  ['logo', logo],
  ['accent', checks.colour],
  ['gradient', checks.colour],
  ['mode', checks.mode],
  ['from', (id) => checks.from(id, taken)],
  ['code', (code) => checks.code(code, taken)],
  ['trial-code', (code) => checks.code(code, taken)],
  ['host', (host) => checks.host(host, taken)],
  ['key', () => ('wrong' in key ? key.wrong : null)],
]

/** What nobody said, and what follows of what was said and cannot be. */
function missingIn(
  { id, name, code, trialCode, hosts }: Wishes,
  brand: string,
  given: Said,
  root: string,
  taken: Taken,
): string[] {
  const missing: string[] = []
  const derived = (option: string, value: string, why: string | null) => {
    if (why !== null) missing.push(`${value}: ${why} Say another one: --${option}`)
  }
  if (name === '') missing.push('Say the name that players read: --name "Acme".')
  if (brand === '') missing.push('Say the brand colour: --brand "#e4002b".')
  const noId = checks.id(id, root)
  // Values derived from an invalid id are not reported again.
  if (noId !== null) {
    const none = `The name "${name}" gives no id. Say one, in small letters: npm run merchant -- new acme --name "${name}"`
    return name === '' ? missing : [...missing, id === '' ? none : `${id}: ${noId}`]
  }
  if (given.code === undefined) derived('code', code, checks.code(code, taken))
  if (given['trial-code'] === undefined) derived('trial-code', trialCode, checks.code(trialCode, taken))
  if (code.toLowerCase() === trialCode.toLowerCase())
    missing.push(`--trial-code ${trialCode}: it must be another than the code.`)
  // The doctor says of a reserved id what to do; another host would not cure it.
  if (!isReservedId(id) && hosts[0] !== undefined) derived('host', hosts[0], checks.host(hosts[0], taken))
  return missing
}

type MayBeTerminal<Stream> = Stream & { readonly isTTY?: boolean }

/** The person at the terminal; `ask` is null if input or output is not a terminal. Lines that were pasted together answer one question each. `ask` throws an Error when the input ends. */
export function terminal(
  input: MayBeTerminal<Readable> = process.stdin,
  output: MayBeTerminal<Writable> = process.stdout,
): { readonly ask: Ask | null; readonly close: () => void } {
  if (input.isTTY !== true || output.isTTY !== true) return { ask: null, close: () => undefined }
  const lines = createInterface({ input, output })
  const answers = lines[Symbol.asyncIterator]()
  const ask: Ask = async (question) => {
    lines.setPrompt(question)
    lines.prompt()
    const { value, done } = await answers.next()
    if (done === true) throw new Error('\nNobody answers any more: nothing was done.')
    return value
  }
  return { ask, close: () => lines.close() }
}
