import type { FlagCode } from '@lobby/merchant'
import { codesOf } from '@lobby/merchant/flags'
import {
  demonstrationLicence,
  encryptionKeyProblem,
  merchantIds,
  openFolder,
  readMerchant,
  type Country,
} from '@lobby/merchant/reader'
import { createPublicKey } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { places } from '../places.ts'
import { rawOf } from '../reference/rawFolders.ts'
import { givenPath } from '../say.ts'
import type { Base } from './brandFiles.ts'

/** What a folder gives to a new one, beside what its texts say. */
export interface TakenOver {
  readonly base: Base
  readonly flags: readonly FlagCode[]
  /** Flags of that folder that need a sign-in of its own, which is not taken over: their buttons would never show. */
  readonly leftOut: readonly FlagCode[]
  /** Fonts with their licences, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * The first values of a folder that takes over nothing: a brand for players alone, in the two languages that every text is in. What follows
 * from a country is an example that the sandbox runs with.
 */
export const firstValues: TakenOver = {
  base: {
    from: null,
    country: null,
    languages: { default: 'PT', offered: ['EN', 'PT'] },
    countries: undefined,
    timeZone: 'America/Sao_Paulo',
    currency: 'BRL',
    minimumAge: 18,
    market: null,
    licence: demonstrationLicence,
    fonts: undefined,
    radius: 'medium',
    layout: { header: 'left', tiles: 'soft', bar: 'raised', rails: 'pictures', density: 'comfortable' },
    cdn: {
      apiBase: '',
      images: { hosts: ['/media/a', '/media/b'], fallback: '/media/c' },
      gameOrigins: ['http://play.localhost:*'],
      serviceOrigins: ['http://service.localhost:*'],
    },
  },
  flags: [
    ...([
      'DIRECTREG3',
      'USERNAMEREG3',
      'MOBILENUMREG3',
      'MOBILENUMPASSREG3',
      'MOBILEVERCODELOGIN3',
      'CHNGPASSVERIF3',
      'MEMCLUB3',
    ] as const),
    ...([
      'DEPRECM3',
      'WITHREC3',
      'TRANSREC3',
      'TRANSBETREPMEM3',
      'PERSREP',
      'REWCEN3',
      'MAILCEN',
      'FEEDBACK3',
      'ADDHOME3',
    ] as const),
  ],
  leftOut: [],
  files: new Map(),
}

/** What needs `firebase` in merchant.jsonc. */
const bySignIn: readonly FlagCode[] = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3']

/**
 * What `--from` takes over: flags, hosts of the page, languages, market, shape and fonts. Never what a brand is known by, nor its sign-in.
 * @param root The folder of the folders.
 * @returns null where that folder has mistakes itself.
 */
export async function takeOver(root: string, id: string): Promise<TakenOver | null> {
  const dir = join(root, id)
  const result = await readMerchant(dir)
  if (!result.ok) return null
  const { public: said, theme, assets } = result.merchant
  const { languages, countries, timeZone, currency, minimumAge, market = null, licence } = said
  const { apiBase, images, gameOrigins, serviceOrigins } = said
  const look = (key: string) => rawOf(root, id, 'theme.jsonc', [key])
  const fonts = assets.filter(({ role }) => role === 'font' || role === 'fontLicence')
  return {
    base: {
      from: id,
      country: null,
      ...{ languages, countries, timeZone, currency, minimumAge, market, licence: licence.text },
      fonts: look('fonts'),
      radius: String(look('radius') ?? 'medium'),
      layout: { ...theme.layout },
      cdn: { apiBase, images, gameOrigins, serviceOrigins },
    },
    flags: codesOf(said.flags).filter((flag) => !bySignIn.includes(flag)),
    leftOut: codesOf(said.flags).filter((flag) => bySignIn.includes(flag)),
    files: new Map(fonts.map(({ path, content }) => [path, content])),
  }
}

/**
 * Puts in what follows from the country of a merchant's players: first language, time zone, currency and minimum age and market. A
 * market of another country is left out.
 * @param country null leaves the values as they are.
 */
export function inCountry(base: Base, country: Country | null): Base {
  if (country === null) return base
  const { code, language, timeZone, currency, minimumAge } = country
  const { offered } = base.languages
  const { licence } = base
  const isWritten = typeof licence === 'string' || Object.hasOwn(licence, language)
  return {
    ...base,
    country: code,
    languages: { default: language, offered: offered.includes(language) ? offered : [...offered, language] },
    countries: [code],
    ...{ timeZone, currency, minimumAge },
    market: country.market ?? null,
    licence: isWritten ? licence : { ...licence, [language]: Object.values(licence)[0] ?? '' },
  }
}

/** The key of a folder, and the name of its file; null where there is none. */
function keyOf(root: string, id: string): Uint8Array | null {
  const path = rawOf(root, id, 'merchant.jsonc', ['encryptionKey'])
  const key = typeof path === 'string' ? openFolder(join(root, id)).read(path) : null
  return key instanceof Uint8Array ? key : null
}

/** Every file of a folder, with `/`, sorted: what a dry run names. */
export const filesOf = (dir: string): readonly string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.normalize(join(entry.parentPath, entry.name).slice(dir.length + 1)))
    .sort()

/** The key that a new folder gets. */
export interface Key {
  readonly pem: string | Uint8Array
  /** Whose it is where nobody said one: it must go before the first player. Null for one that was said. */
  readonly borrowed: string | null
}

/**
 * The key of the platform: a file's, else that of the folder that one begins from, else the sandbox's. Another merchant's real key would lock its players' passwords to the wrong half.
 * @returns or what is wrong with the file
 */
export function keyFor(
  root: string,
  { key, from }: { readonly key?: string | undefined; readonly from?: string | undefined },
): Key | { readonly wrong: string } {
  if (key !== undefined) {
    const path = givenPath(key)
    if (!existsSync(path)) return { wrong: `there is no file ${path}.` }
    if (statSync(path).isDirectory()) return { wrong: 'it is a folder. Name the file in it.' }
    const pem = readFileSync(path)
    const problem = encryptionKeyProblem(pem.toString('utf8'))
    if (problem === null || problem.better !== undefined) return { pem: problem?.better ?? pem, borrowed: null }
    return { wrong: `${problem.message} ${problem.cure}` }
  }
  const own = join(places.app, '../sandbox/src/keys/demo.private.pem')
  if (from === undefined && existsSync(own))
    return {
      pem: createPublicKey(readFileSync(own)).export({ type: 'spki', format: 'pem' }),
      borrowed: "the sandbox's",
    }
  for (const id of from === undefined ? merchantIds(root) : [from]) {
    const pem = keyOf(root, id)
    if (pem !== null) return { pem, borrowed: `that of merchants/${id}` }
  }
  return { wrong: "no other folder has the platform's public key. Say it: --key encryption-key.pem" }
}
