import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_PATHS } from '../places.ts'

/**
 * Returns the canary text of a merchant: it is a part of each value of this merchant's folder, and of no other folder.
 * No word of a language contains the letters "czq".
 */
export const getCanaryText = (id: string): string => `czq${id}`

/** The settings that allow only values of fixed lists. These settings cannot contain a canary text. */
const choices = {
  languages: { default: 'PT', offered: ['EN', 'PT'] },
  countries: ['BR'],
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  market: 'BR',
  resetCode: 'VERIFICATION3',
} as const

/** Returns the content of each settings file, with the marker text in every value that accepts free text. */
function filesOf(id: string, brand: string) {
  const canary = getCanaryText(id)
  const site = (name: string) => `https://${name}.${canary}.example`
  const font = { family: `Face ${canary}`, file: `assets/fonts/${canary}.woff2`, weight: '600', fallback: 'serif' }
  return {
    merchant: {
      code: `${canary}-code`,
      trialCode: `${canary}-trial`,
      name: `Name ${canary}`,
      shortName: canary,
      hosts: [`${canary}.localhost`, `www.${canary}.example`],
      ...choices,
      minimumAge: 18,
      copyright: `© ${canary}`,
      licence: {
        text: { EN: `Licence ${canary}`, PT: `Licença ${canary}` },
        image: `assets/${canary}.svg`,
        url: site('licence'),
      },
      encryptionKey: `${canary}.pem`,
      firebase: {
        projectId: `demo-${canary}`,
        apiKey: `${canary}-key`,
        authDomain: `${canary}.firebaseapp.com`,
        emulator: true,
      },
    },
    flags: { AGEPAG: true, DEPRECM3: true },
    theme: {
      mode: 'dark',
      colours: { brand, page: '#0a0f1f' },
      fonts: { display: font, digits: font },
      radius: 'small',
      layout: { header: 'left', tiles: 'soft', bar: 'flat', rails: 'plain', density: 'compact', lead: 'LIVE' },
    },
    cdn: {
      apiBase: site('api'),
      images: { hosts: [site('images')], fallback: site('fallback') },
      gameOrigins: [site('games')],
      serviceOrigins: [site('service')],
    },
  }
}

/** Returns all texts inside a value, with the path of keys to each. */
export function listTextsInValue(value: unknown, path = ''): { readonly path: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => listTextsInValue(item, path === '' ? key : `${path}.${key}`))
    : []
}

/** A merchant folder whose values contain the marker text of the merchant. */
export interface CanaryMerchant {
  readonly id: string
  /** The texts, in lower case, that the merchant's own site must contain and no other site may contain. */
  readonly needles: readonly string[]
  readonly files: ReturnType<typeof filesOf>
}

/** Writes a merchant folder with the merchant's marker text in every value, own text and asset. */
export function writeCanaryMerchant(root: string, id: string, brand: string): CanaryMerchant {
  const canary = getCanaryText(id)
  const dir = join(root, id)
  const files = filesOf(id, brand)
  cpSync(join(DEFAULT_PATHS.merchants, 'aurora/assets'), join(dir, 'assets'), { recursive: true })
  cpSync(join(dir, 'assets/fonts/bodoni-moda-600.woff2'), join(dir, `assets/fonts/${canary}.woff2`))
  cpSync(join(dir, 'assets/licence.svg'), join(dir, `assets/${canary}.svg`))
  for (const [name, value] of Object.entries(files))
    writeFileSync(join(dir, `${name}.jsonc`), `// remark-${canary}\n${JSON.stringify(value, null, 2)}`)
  const pictures = ['assets', 'assets/fonts'].flatMap((place) =>
    readdirSync(join(dir, place), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${place}/${name}`),
  )
  const assets = pictures.map((path) => {
    const own = `asset-${path.replaceAll(/[^a-z0-9]/g, '')}-${canary}`
    appendFileSync(join(dir, path), path.endsWith('.svg') ? `<!--${own}-->` : own)
    return { path, own }
  })
  mkdirSync(join(dir, 'messages'))
  for (const language of choices.languages.offered)
    writeFileSync(
      join(dir, `messages/${language}.json`),
      JSON.stringify({ 'core.signIn': `word-${language}-${canary}` }),
    )
  writeFileSync(join(dir, 'README.md'), `note-${canary}`)
  const pem = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).publicKey
  writeFileSync(join(dir, `${canary}.pem`), pem)
  const shipped = assets
    .filter(({ path }) => !path.includes('bodoni-moda-600.woff2') && path !== 'assets/licence.svg')
    .map(({ own }) => own)
  const words = choices.languages.offered.map((language) => `word-${language}-${canary}`)
  const needles = [canary, brand, pem.split('\n')[3] ?? '', ...shipped, ...words]
  return { id, files, needles: needles.map((needle) => needle.toLowerCase()) }
}
