import { openFolder, parseSource, rawAt, merchantIds } from '@lobby/merchant/reader'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** What was asked for by `merchant new`. */
export interface Wishes {
  readonly id: string
  readonly name: string
  readonly brand: string
  readonly logo?: string | undefined
  readonly accent?: string | undefined
  readonly gradient?: string | undefined
  readonly mode?: 'dark' | 'light' | undefined
  readonly from?: string | undefined
  readonly code: string
  readonly trialCode: string
  readonly hosts: readonly string[]
  readonly owner: string
  readonly key?: string | undefined
  readonly dryRun: boolean
  /** Shows the new brand at once. */
  readonly start: boolean
}

/** Asks a person one thing; an empty answer takes what is offered. */
export type Ask = (question: string) => Promise<string>

const texts = ['name', 'brand', 'logo', 'accent', 'gradient', 'mode', 'from', 'code', 'trial-code', 'owner', 'key'] as const
const options = {
  ...(Object.fromEntries(texts.map((name) => [name, { type: 'string' }])) as Record<(typeof texts)[number], { type: 'string' }>),
  host: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  start: { type: 'boolean' },
} as const

/** `Casa de Água` to `casa-de-agua`: an id that a folder and a host can have. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 24)
    .replace(/-+$/, '')

/** `casa-de-agua` to `Casa De Agua`: what is offered where an id says how a brand is called. */
const nameOf = (id: string): string =>
  id
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()

const colour = /^#[0-9a-f]{6}$/

/** `E4002B` and `#e40` are what people copy; the folder has `#e4002b`. */
function colourOf(text: string): string {
  const digits = text.trim().toLowerCase().replace(/^#/, '')
  return `#${/^[0-9a-f]{3}$/.test(digits) ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

/** The codes and hosts that other folders have, in small letters, and whose they are. */
function taken(root: string): Map<string, string> {
  const owners = new Map<string, string>()
  for (const id of merchantIds(root)) {
    const content = openFolder(join(root, id)).read('merchant.jsonc')
    if (!(content instanceof Uint8Array)) continue
    const source = parseSource('merchant.jsonc', Buffer.from(content).toString('utf8'))
    const hosts = rawAt(source, ['hosts'])
    const values = [rawAt(source, ['code']), rawAt(source, ['trialCode']), ...(Array.isArray(hosts) ? hosts : [])]
    for (const value of values) if (typeof value === 'string') owners.set(value.toLowerCase(), id)
  }
  return owners
}

/**
 * What a new merchant shall be: by flags, and by questions where somebody is there to answer them.
 *
 * @param args What follows the verb.
 * @param root The folder of the folders.
 * @param ask null where nobody is there.
 * @returns The wishes, or everything that is wrong with them at once, a sentence each.
 */
export async function readWishes(args: readonly string[], root: string, ask: Ask | null): Promise<Wishes | { readonly wrong: readonly string[] }> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const asked = async (given: string | undefined, question: string): Promise<string> => given ?? (ask === null ? '' : (await ask(question)).trim())
  const offered = nameOf(positionals[0] ?? '')
  const name = (await asked(values.name, `Name, as players read it${offered === '' ? '' : ` (empty: ${offered})`}: `)).trim() || offered
  const brand = await asked(values.brand, 'Brand colour, for example #e4002b: ')
  const logo = await asked(values.logo, 'Logo, an .svg or .png file (empty: one is drawn): ')
  const owner = await asked(values.owner, 'Who answers for this brand (name and address; empty: later): ')
  const id = positionals[0] ?? idOf(name)
  const domains = values.host ?? (ask === null ? [] : (await ask('Domains, apart by spaces (empty: later): ')).split(/[\s,]+/).filter((host) => host !== ''))
  const code = values.code ?? `${id}01`
  const wishes: Wishes = {
    ...{ id, name, owner, code },
    brand: colourOf(brand),
    logo: logo === '' ? undefined : logo,
    accent: values.accent === undefined ? undefined : colourOf(values.accent),
    gradient: values.gradient === undefined ? undefined : colourOf(values.gradient),
    mode: values.mode as Wishes['mode'],
    trialCode: values['trial-code'] ?? `${code}t`,
    hosts: [...new Set([`${id}.localhost`, ...domains])],
    ...{ from: values.from, key: values.key, dryRun: values['dry-run'] ?? false, start: values.start ?? false },
  }
  const wrong = [...positionals.slice(1).map((word) => `"${word}" is one word too many: a name with a space stands in quotes.`), ...mistakes(wishes, brand, root)]
  return wrong.length > 0 ? { wrong } : wishes
}

function mistakes({ id, name, brand, accent, gradient, mode, from, code, trialCode, hosts }: Wishes, said: string, root: string): string[] {
  const all = merchantIds(root)
  const owners = taken(root)
  const claims = [...[code, trialCode].map((value) => ['code', value] as const), ...hosts.map((value) => ['host', value] as const)]
  const wrong = (is: boolean, sentence: string) => (is ? [sentence] : [])
  return [
    ...wrong(name === '', 'Say the name that players read: --name "Acme".'),
    ...wrong(name.length > 40, `The name has ${name.length} letters; 40 are the most.`),
    ...wrong(name !== '' && !/^[a-z][a-z0-9-]{0,31}$/.test(id), `"${id}" cannot be an id. Say one: npm run merchant -- new acme --name "${name}" (small letters, digits and "-", a letter first).`),
    ...wrong(id !== '' && existsSync(join(root, id)), `There is a merchant "${id}" already. Say another id: npm run merchant -- new ${id}-2 ...`),
    ...wrong(said === '', 'Say the brand colour: --brand "#e4002b".'),
    ...wrong(said !== '' && !colour.test(brand), `"${said}" is not a colour. Write six hexadecimal digits after "#", for example --brand "#e4002b".`),
    ...[accent, gradient].flatMap((one) => wrong(one !== undefined && !colour.test(one), `"${one ?? ''}" is not a colour. Write for example "#ffc92e".`)),
    ...wrong(mode !== undefined && !['dark', 'light'].includes(mode), `"${mode ?? ''}" is not a mode. Write --mode dark or --mode light.`),
    ...wrong(from !== undefined && !all.includes(from), `There is no merchant "${from ?? ''}" to begin from. There are: ${all.join(', ') || 'none'}.`),
    ...wrong(code.toLowerCase() === trialCode.toLowerCase(), 'The code for trial accounts must be another than the code: --trial-code.'),
    ...claims.flatMap(([what, value]) => wrong(owners.has(value.toLowerCase()) && !all.includes(id), `The ${what} "${value}" belongs to the merchant "${owners.get(value.toLowerCase()) ?? ''}" already.`)),
  ]
}
