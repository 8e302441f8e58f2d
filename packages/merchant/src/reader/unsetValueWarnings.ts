import { createHash, createPublicKey } from 'node:crypto'
import { isLoopbackHost } from './addresses.ts'
import { decodeUtf8 } from './decodeUtf8.ts'
import type { MerchantFolder } from './MerchantFolder.ts'
import { createFolderCheck, type ParsedSettingsFiles } from './createFolderCheck.ts'
import type { Problem } from './Problem.ts'
import { FILE_SCHEMAS } from './schema.ts'
import { formatKeyPath } from './validateSettingsFile.ts'
import { getSourceFileValue, listTextsAtKeyPath, type KeyPath, type SourceFile } from './SourceFile.ts'

/** The placeholder licence text that `merchant new` writes into a new folder. */
export const PLACEHOLDER_LICENCE_TEXTS = {
  PT: 'Marca de demonstração. Não é um operador licenciado.',
  EN: 'Demonstration brand. Not a licensed operator.',
} as const

/**
 * SHA-256 of the sandbox's public key (SPKI, DER). The private key is in this repository, so anybody can decrypt
 * passwords encrypted with this key.
 */
const SANDBOX_KEY_SHA256 = 'c605f091069d04e4e23d3b85ab78b5697068a857a83e7d456649bc0884ec7182'

function isSandboxKey(pem: unknown): boolean {
  try {
    const key = createPublicKey(Buffer.from(pem as Uint8Array)).export({ type: 'spki', format: 'der' })
    return createHash('sha256').update(key).digest('hex') === SANDBOX_KEY_SHA256
  } catch {
    // The file cannot be read or contains no key. Other checks report that.
    return false
  }
}

const isLocalAddress = (text: string) =>
  isLoopbackHost(/^https?:\/\/([^/]*?)(?::(?:\d+|\*))?(?:\/|$)/.exec(text)?.[1] ?? '')

const hostsOf = (merchant: SourceFile | undefined) =>
  merchant === undefined ? [] : listTextsAtKeyPath(merchant, ['hosts']).map(({ text }) => text)

/** A value of the sandbox in a merchant folder: its file and key, a sentence without a full stop, and the cure. */
interface DemoValue {
  readonly source: SourceFile
  readonly path: KeyPath
  readonly what: string
  readonly cure: string
}

/** Returns the values of the sandbox in the parsed files of a folder. */
function listDemoValues(folder: MerchantFolder, { merchant, cdn }: ParsedSettingsFiles): readonly DemoValue[] {
  const values: DemoValue[] = []
  if (merchant !== undefined) {
    const demonstration: readonly string[] = Object.values(PLACEHOLDER_LICENCE_TEXTS)
    const [licence] = listTextsAtKeyPath(merchant, ['licence', 'text']).filter(({ text }) =>
      demonstration.includes(text),
    )
    if (licence !== undefined) {
      const cure = 'Write the licence of this brand, with its number.'
      values.push({
        ...{ source: merchant, path: licence.path, cure },
        what: `"licence.text" still says "${licence.text}"`,
      })
    }
    const key = getSourceFileValue(merchant, ['encryptionKey'])
    if (typeof key === 'string' && isSandboxKey(folder.read(key))) {
      const cure = "Put the public key of this merchant's platform into that file."
      values.push({
        ...{ source: merchant, path: ['encryptionKey'], cure },
        what: `"${key}" is still the sandbox's public key`,
      })
    }
    // An emulator with a project other than a demo project is already reported as the problem LM023.
    const project = getSourceFileValue(merchant, ['firebase', 'projectId'])
    const path = ['firebase', 'emulator']
    if (getSourceFileValue(merchant, path) === true && typeof project === 'string' && project.startsWith('demo-')) {
      const cure = 'Write the merchant\'s own Firebase project, without "emulator".'
      values.push({ source: merchant, path, cure, what: '"firebase.emulator" is still on' })
    }
  }
  if (cdn !== undefined)
    for (const { path, text } of listTextsAtKeyPath(cdn, [])) {
      if (!isLocalAddress(text)) continue
      const what = `"${formatKeyPath(path)}" is still ${text}, an address of your own machine`
      values.push({ source: cdn, path, what, cure: 'Write the address that the platform gave.' })
    }
  return values
}

/**
 * Warns of sandbox values in a folder with a public host, where players would see or use them. This is only a warning,
 * because developers often try a site at its public host before its platform exists.
 */
function sandboxWarnings(folder: MerchantFolder, sources: ParsedSettingsFiles): readonly Problem[] {
  if (sources.merchant === undefined || hostsOf(sources.merchant).every(isLoopbackHost)) return []
  return listDemoValues(folder, sources).map(({ source, path, what, cure }) =>
    source.problem('LM064', path, `${what}, and the site has a public host.`, cure),
  )
}

const files = [...Object.keys(FILE_SCHEMAS).map((name) => `${name}.jsonc`), 'README.md']

/**
 * Matches a "To be set" comment. `merchant new` writes it for each value that nobody specified: above the value, or in
 * a table cell of README.md.
 */
const remark = /^\s*(?:\/\/|\|[^|]*\|)\s*(To be set: .*?)\s*\|?$/

/** Returns a warning for each "To be set" comment in a file. */
function findRemarks(folder: MerchantFolder, file: string): Problem[] {
  const content = folder.read(file)
  const read = content instanceof Uint8Array ? decodeUtf8(content) : null
  if (read === null || !('text' in read)) return []
  const lines = read.text.split(/\r?\n/)
  // In a JSONC file, the comment `To be set` is on the line above the value. In README.md it is on the same line.
  const below = file === 'README.md' ? 0 : 1
  const cure =
    below === 0
      ? 'Write the value in place of this comment.'
      : 'Replace the value, then delete the comment above. The doctor cannot tell whether the value is the real one.'
  return lines.flatMap((written, index): Problem[] => {
    const message = remark.exec(written)?.[1]
    if (message === undefined) return []
    const source = lines[index + below] ?? ''
    const warning = folder.tell(file)('LM064', message, cure, index + 1 + below)
    return [{ ...warning, column: source.search(/\S|$/) + 1, source }]
  })
}

const findAllRemarks = (folder: MerchantFolder) => files.flatMap((file) => findRemarks(folder, file))

/**
 * Returns the remarks, and those other problems that no remark covers. The "To be set" comment in cdn.jsonc covers all
 * hosts of that file, and the comment above a licence also the licence text.
 */
function joinProblems(remarks: readonly Problem[], others: readonly Problem[]): Problem[] {
  const isCovered = ({ file, line, source }: Problem) =>
    remarks.some(
      (one) =>
        one.file === file &&
        (one.line === line ||
          file.endsWith('/cdn.jsonc') ||
          (one.source.includes('"licence"') && source.includes('"licence"'))),
    )
  return [...remarks, ...others.filter((problem) => !isCovered(problem))]
}

/**
 * Warns of values that `merchant new` invented and that nobody has replaced yet. Each of these values has a "To be set"
 * comment. If the site has a public host, sandbox values without a comment are reported too.
 */
export const findUnsetValueWarnings = createFolderCheck((folder, sources) =>
  joinProblems(findAllRemarks(folder), sandboxWarnings(folder, sources)),
)

/**
 * Returns everything that makes a folder a demonstration: values that `merchant new` filled in, values of the sandbox,
 * and hosts that only the own machine reaches. Such a site is no site for players, whatever its hosts are.
 */
export const findDemoValues = createFolderCheck((folder, sources) => {
  const { merchant } = sources
  const values = listDemoValues(folder, sources).map(({ source, path, what, cure }) =>
    source.problem('LM064', path, `${what}.`, cure),
  )
  const isLocal = merchant !== undefined && hostsOf(merchant).every(isLoopbackHost)
  const hosts = isLocal
    ? [
        merchant.problem(
          'LM064',
          ['hosts'],
          '"hosts" has no host that players reach.',
          'Write the domains of the brand.',
        ),
      ]
    : []
  return joinProblems(findAllRemarks(folder), [...hosts, ...values])
})

/**
 * Matches host names of staging systems by parts of the name: `staging`, `api-uat`, `dev2`; `homolog` and `hml` are
 * Portuguese.
 */
const staging =
  /(?:^|[.-])(?:dev|develop|development|hml|homolog|homologacao|preprod|qa|sandbox|stage|staging|stg|test|testing|uat)\d*(?=[.-])/

function isStaging(text: string): boolean {
  const host = /^(?:https:\/\/)?([^/:]+\.[^/:]+)/.exec(text)?.[1]?.toLowerCase() ?? ''
  return !isLoopbackHost(host) && staging.test(host)
}

/**
 * Warns of URLs of a staging system in a folder with a public host, because players would reach the staging system.
 * This is only a warning, because a host name does not prove what the host is.
 */
export const findStagingUrlWarnings = createFolderCheck((_, { merchant, cdn }) => {
  if (hostsOf(merchant).every((host) => isLoopbackHost(host) || isStaging(host))) return []
  const warnIn = (source: SourceFile | undefined, from: KeyPath): Problem[] =>
    source === undefined
      ? []
      : listTextsAtKeyPath(source, from)
          .filter(({ path, text }) => path[0] !== '$schema' && isStaging(text))
          .map(({ path, text }) => {
            const message =
              `"${formatKeyPath(path)}" is ${text}, which looks like a staging system, and the site has a public ` +
              'host.'
            return source.problem('LM073', path, message, 'Write the address of the live system.')
          })
  return [...warnIn(merchant, ['firebase', 'authDomain']), ...warnIn(merchant, ['hosts']), ...warnIn(cdn, [])]
})
