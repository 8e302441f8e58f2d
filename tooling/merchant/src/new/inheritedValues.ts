import type { FlagCode } from '@lobby/merchant'
import { getFlagCodesOfCapabilities } from '@lobby/merchant/flags'
import {
  PLACEHOLDER_LICENCE_TEXTS,
  findEncryptionKeyMistake,
  listMerchantIds,
  openMerchantFolder,
  readMerchant,
  type CountryDefaults,
} from '@lobby/merchant/reader'
import { createPublicKey } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { DEFAULT_PATHS } from '../places.ts'
import { readRawSetting } from '../reference/readRawMerchantSettings.ts'
import { resolveArgumentPath } from '../output.ts'
import type { InheritedBaseValues } from './renderMerchantFiles.ts'

/** The values that a new folder takes over from another folder or from the product's defaults. */
export interface InheritedMerchantValues {
  readonly base: InheritedBaseValues
  readonly flags: readonly FlagCode[]
  /**
   * The flags of the other folder that need that folder's third-party sign-in. They are not taken over, because the new
   * folder has no such sign-in and their buttons would never appear.
   */
  readonly leftOut: readonly FlagCode[]
  /** The contents of the fonts and of their licences, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * The default values of a new folder: a brand for players only (no agents), in the two languages that every text
 * exists in. Values that depend on a country are examples that work with the sandbox.
 */
export const defaultMerchantValues: InheritedMerchantValues = {
  base: {
    from: null,
    country: null,
    languages: { default: 'PT', offered: ['EN', 'PT'] },
    countries: undefined,
    timeZone: 'America/Sao_Paulo',
    currency: 'BRL',
    minimumAge: 18,
    market: null,
    licence: PLACEHOLDER_LICENCE_TEXTS,
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

/** The flags that have no effect without the key `firebase` in merchant.jsonc. */
const firebaseFlags: readonly FlagCode[] = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3']

/**
 * Reads the values that a new folder takes over from the folder named by `--from`: flags, the hosts in cdn.jsonc,
 * languages, market, layout and fonts. Never takes over names, colours, pictures or the third-party sign-in.
 * @param root The folder of all merchants.
 * @returns The values, or null if that folder has mistakes.
 */
export async function readInheritedMerchantValues(root: string, id: string): Promise<InheritedMerchantValues | null> {
  const dir = join(root, id)
  const result = await readMerchant(dir)
  if (!result.ok) return null
  const { public: said, theme, assets } = result.merchant
  const { languages, countries, timeZone, currency, minimumAge, market = null, licence } = said
  const { apiBase, images, gameOrigins, serviceOrigins } = said
  const look = (key: string) => readRawSetting(root, id, 'theme.jsonc', [key])
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
    flags: getFlagCodesOfCapabilities(said.flags).filter((flag) => !firebaseFlags.includes(flag)),
    leftOut: getFlagCodesOfCapabilities(said.flags).filter((flag) => firebaseFlags.includes(flag)),
    files: new Map(fonts.map(({ path, content }) => [path, content])),
  }
}

/**
 * Replaces the values that depend on the country: default language, time zone, currency, minimum age and market.
 * Removes the market of another country.
 * @param country The country of the players. Null changes nothing.
 */
export function applyCountryDefaults(base: InheritedBaseValues, country: CountryDefaults | null): InheritedBaseValues {
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

/** Returns the encryption key of a folder, or null if the key cannot be read. */
function readKey(root: string, id: string): Uint8Array | null {
  const path = readRawSetting(root, id, 'merchant.jsonc', ['encryptionKey'])
  const key = typeof path === 'string' ? openMerchantFolder(join(root, id)).read(path) : null
  return key instanceof Uint8Array ? key : null
}

/** Returns every file of a folder, sorted, with `/` as separator. */
export const listFilesInFolder = (dir: string): readonly string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.normalize(join(entry.parentPath, entry.name).slice(dir.length + 1)))
    .sort()

/** The encryption key of a new folder. */
export interface ChosenEncryptionKey {
  readonly pem: string | Uint8Array
  /**
   * The owner of the key, if the person gave no key and the new folder uses somebody else's. That key must be replaced
   * before the first player signs in. Null if the person gave a key.
   */
  readonly borrowed: string | null
}

/**
 * Chooses the encryption key of a new folder: the key in the given file, otherwise the key of the folder that `--from`
 * names, otherwise the key of the sandbox. Passwords that are encrypted with another merchant's real key could not be
 * decrypted by this merchant's platform.
 * @returns The key, or an explanation of what is wrong with the file.
 */
export function chooseEncryptionKey(
  root: string,
  { key, from }: { readonly key?: string | undefined; readonly from?: string | undefined },
): ChosenEncryptionKey | { readonly wrong: string } {
  if (key !== undefined) {
    const path = resolveArgumentPath(key)
    if (!existsSync(path)) return { wrong: `the file ${path} does not exist.` }
    if (statSync(path).isDirectory()) return { wrong: 'it is a folder. Name the file inside it.' }
    const pem = readFileSync(path)
    const problem = findEncryptionKeyMistake(pem.toString('utf8'))
    if (problem === null || problem.correction !== undefined) return { pem: problem?.correction ?? pem, borrowed: null }
    return { wrong: `${problem.message} ${problem.cure}` }
  }
  const sandboxKey = join(DEFAULT_PATHS.app, '../sandbox/src/keys/demo.private.pem')
  if (from === undefined && existsSync(sandboxKey))
    return {
      pem: createPublicKey(readFileSync(sandboxKey)).export({ type: 'spki', format: 'pem' }),
      borrowed: "the sandbox's",
    }
  for (const id of from === undefined ? listMerchantIds(root) : [from]) {
    const pem = readKey(root, id)
    if (pem !== null) return { pem, borrowed: `that of merchants/${id}` }
  }
  return { wrong: "no other folder has the platform's public key. Name the file: --key encryption-key.pem" }
}
