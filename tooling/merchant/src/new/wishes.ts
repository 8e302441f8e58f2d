import { countryNamed, isReservedId, type Country } from '@lobby/merchant/reader'
import { parseArgs } from 'node:util'
import { idIn } from '../merchantId.ts'
import { checks, colourOf, idOf, takenIn, type Taken } from './checks.ts'
import { keyFor, type Key } from './keyFor.ts'
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
  /** Shows the new brand at once. */
  readonly start: boolean
}

/** Asks a person one thing; an empty answer takes what is offered. */
export type Ask = (question: string) => Promise<string>

const texts = [
  'country',
  'name',
  'brand',
  'logo',
  'accent',
  'gradient',
  'mode',
  'from',
  'code',
  'trial-code',
  'owner',
  'key',
] as const
/** What `merchant new` takes. */
export const newOptions = {
  ...(Object.fromEntries(texts.map((name) => [name, { type: 'string' }])) as Record<
    (typeof texts)[number],
    { type: 'string' }
  >),
  host: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  start: { type: 'boolean' },
} as const

/** `casa-de-agua` to `Casa De Agua`: what is offered where an id says how a brand is called. */
const nameOf = (id: string): string =>
  id
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()

const words = (answer: string): readonly string[] => answer.split(/[\s,]+/).filter((word) => word !== '')

type Check = (said: string) => string | null | Promise<string | null>

/**
 * What a new merchant shall be: by options, and by questions where somebody is there to answer them. What was said is looked at before anything is asked; an answer at once,
 * and what cannot be is asked again.
 *
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
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: newOptions })
  const taken = takenIn(root)
  const given = {
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
  const said = await mistakesIn(given, { root, taken, logoCheck, key })
  const wrong = [
    ...positionals.slice(1).map((word) => `"${word}" is one word too many: a name with a space stands in quotes.`),
    ...said,
  ]
  if (wrong.length > 0 || 'wrong' in key) return { wrong }

  const asked = async (already: string | undefined, question: string, check: Check): Promise<string> => {
    if (already !== undefined || ask === null) return already?.trim() ?? ''
    for (;;) {
      const answer = (await ask(question)).trim()
      const why = await check(answer)
      if (why === null) return answer
      print(`  No: ${why}`)
    }
  }
  const optional =
    (check: Check): Check =>
    (answer) =>
      answer === '' ? null : check(answer)
  // A folder that one begins from has a country already.
  const country =
    given.country ??
    (given.from === undefined
      ? await asked(
          undefined,
          'Country of the players, its name or two letters, for example BR (empty: later): ',
          optional(checks.country),
        )
      : '')
  const offered = nameOf(given.id ?? '')
  const name =
    (await asked(given.name, `Name, as players read it${offered === '' ? '' : ` (empty: ${offered})`}: `, (answer) =>
      checks.name(answer === '' ? offered : answer),
    )) || offered
  const slug = idOf(name)
  // Without anybody to ask, a name that gives no id is told below.
  const id =
    given.id ??
    ((await asked(undefined, `Id, the name of its folder${slug === '' ? '' : ` (empty: ${slug})`}: `, (answer) =>
      checks.id(answer === '' ? slug : answer, root),
    )) ||
      slug)
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

interface Given {
  readonly id?: string | undefined
  readonly country?: string | undefined
  readonly name?: string | undefined
  readonly brand?: string | undefined
  readonly logo?: string | undefined
  readonly accent?: string | undefined
  readonly gradient?: string | undefined
  readonly mode?: string | undefined
  readonly from?: string | undefined
  readonly code?: string | undefined
  readonly 'trial-code'?: string | undefined
  readonly host?: readonly string[] | undefined
  readonly key?: string | undefined
}

/** What is wrong with what was said, each by the name of its option. */
async function mistakesIn(
  given: Given,
  {
    root,
    taken,
    logoCheck,
    key,
  }: { root: string; taken: Taken; logoCheck: Check; key: Key | { readonly wrong: string } },
): Promise<string[]> {
  const tell = (option: string, value: string | undefined, why: string | null) =>
    value === undefined || why === null
      ? []
      : [`${option === '' ? '' : `--${option} `}${value === '' ? '""' : value}: ${why}`]
  const of = (
    option: 'country' | 'name' | 'brand' | 'accent' | 'gradient' | 'mode' | 'from' | 'code' | 'trial-code',
    check: (value: string) => string | null,
  ) => tell(option, given[option], given[option] === undefined ? null : check(given[option]))
  return [
    ...tell('', given.id, given.id === undefined ? null : checks.id(given.id, root)),
    ...of('country', checks.country),
    ...of('name', checks.name),
    ...of('brand', checks.colour),
    ...tell('logo', given.logo, given.logo === undefined ? null : await logoCheck(given.logo)),
    ...of('accent', checks.colour),
    ...of('gradient', checks.colour),
    ...of('mode', checks.mode),
    ...of('from', (id) => checks.from(id, taken)),
    ...of('code', (code) => checks.code(code, taken)),
    ...of('trial-code', (code) => checks.code(code, taken)),
    ...(given.host ?? []).flatMap((host) => tell('host', host, checks.host(host, taken))),
    ...('wrong' in key ? tell('key', given.key ?? '', key.wrong) : []),
  ]
}

/** What nobody said, and what follows of what was said and cannot be. */
function missingIn(
  { id, name, code, trialCode, hosts }: Wishes,
  brand: string,
  given: Given,
  root: string,
  taken: Taken,
): string[] {
  const noId = checks.id(id, root)
  const derived = (option: string, value: string, why: string | null) =>
    why === null ? [] : [`${value}: ${why} Say another one: --${option}`]
  return [
    ...(name === '' ? ['Say the name that players read: --name "Acme".'] : []),
    ...(brand === '' ? ['Say the brand colour: --brand "#e4002b".'] : []),
    ...(name !== '' && noId !== null
      ? [
          id === ''
            ? `The name "${name}" gives no id. Say one, in small letters: npm run merchant -- new acme --name "${name}"`
            : `${id}: ${noId}`,
        ]
      : []),
    // What is made of an id that cannot be is no mistake of its own.
    ...(noId !== null || given.code !== undefined ? [] : derived('code', code, checks.code(code, taken))),
    ...(noId !== null || given['trial-code'] !== undefined
      ? []
      : derived('trial-code', trialCode, checks.code(trialCode, taken))),
    ...(noId === null && code.toLowerCase() === trialCode.toLowerCase()
      ? [`--trial-code ${trialCode}: it must be another than the code.`]
      : []),
    // The doctor says of a reserved id what to do; another host would not cure it.
    ...(noId === null && !isReservedId(id) && hosts[0] !== undefined
      ? derived('host', hosts[0], checks.host(hosts[0], taken))
      : []),
  ]
}
