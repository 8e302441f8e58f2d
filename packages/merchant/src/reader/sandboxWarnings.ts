import { createHash, createPublicKey } from 'node:crypto'
import { isLoopback } from './addresses.ts'
import { rawAt } from './crossProblems.ts'
import type { Folder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import { nameOf } from './schemaProblems.ts'
import { sourcesOf, type Sources } from './sourcesOf.ts'
import type { Path, SourceFile } from './SourceFile.ts'

/** What a new folder says of its licence until the merchant's own is there. */
export const demonstrationLicence = {
  PT: 'Marca de demonstração. Não é um operador licenciado.',
  EN: 'Demonstration brand. Not a licensed operator.',
} as const

/** SHA-256 of the sandbox's public key (SPKI, DER), whose private half is in this repository: everybody can read passwords that it encrypts. */
const SANDBOX_KEY_SHA256 = 'c605f091069d04e4e23d3b85ab78b5697068a857a83e7d456649bc0884ec7182'

function isSandboxKey(pem: unknown): boolean {
  try {
    const key = createPublicKey(Buffer.from(pem as Uint8Array)).export({ type: 'spki', format: 'der' })
    return createHash('sha256').update(key).digest('hex') === SANDBOX_KEY_SHA256
  } catch {
    // A file that is no key is reported as a mistake of its own.
    return false
  }
}

/** The texts of a value and of what it holds, with the path to each. */
export function textsAt(source: SourceFile, path: Path): { readonly path: Path; readonly text: string }[] {
  const value = rawAt(source, path)
  if (typeof value === 'string') return [{ path, text: value }]
  return typeof value === 'object' && value !== null
    ? Object.keys(value).flatMap((key) => textsAt(source, [...path, Array.isArray(value) ? Number(key) : key]))
    : []
}

const isLocalAddress = (text: string) =>
  isLoopback(/^https?:\/\/([^/]*?)(?::(?:\d+|\*))?(?:\/|$)/.exec(text)?.[1] ?? '')

function inMerchant(folder: Folder, source: SourceFile) {
  const demonstration: readonly string[] = Object.values(demonstrationLicence)
  const key = rawAt(source, ['encryptionKey'])
  const project = rawAt(source, ['firebase', 'projectId'])
  // An emulator for another project is a mistake (LM023) on any host.
  const isEmulated =
    rawAt(source, ['firebase', 'emulator']) === true && typeof project === 'string' && project.startsWith('demo-')
  const [licence] = textsAt(source, ['licence', 'text']).filter(({ text }) => demonstration.includes(text))
  return [
    ...(licence === undefined
      ? []
      : [
          {
            path: licence.path,
            what: `"licence.text" still says "${licence.text}"`,
            cure: 'Write the licence of this brand, with its number.',
          },
        ]),
    ...(typeof key === 'string' && isSandboxKey(folder.read(key))
      ? [
          {
            path: ['encryptionKey'],
            what: `"${key}" is still the sandbox's public key`,
            cure: "Put the public key of this merchant's platform into that file.",
          },
        ]
      : []),
    ...(isEmulated
      ? [
          {
            path: ['firebase', 'emulator'],
            what: '"firebase.emulator" is still on',
            cure: 'Write the merchant\'s own Firebase project, without "emulator".',
          },
        ]
      : []),
  ]
}

const inCdn = (source: SourceFile) =>
  textsAt(source, [])
    .filter(({ text }) => isLocalAddress(text))
    .map(({ path, text }) => ({
      path,
      what: `"${nameOf(path)}" is still ${text}, an address of your own machine`,
      cure: 'Write the address that the platform gave.',
    }))

/**
 * Values of the sandbox in a folder with a host that is not of the own machine: players would meet them. A warning, because a site is often
 * tried on its host before its platform is there.
 */
export function sandboxWarnings(folder: Folder, label: string): readonly Problem[] {
  const { merchant, cdn }: Sources = sourcesOf(folder, label)
  const hosts = merchant === undefined ? [] : textsAt(merchant, ['hosts']).map(({ text }) => text)
  if (merchant === undefined || hosts.every(isLoopback)) return []
  const warn =
    (source: SourceFile) =>
    ({ path, what, cure }: ReturnType<typeof inCdn>[number]) =>
      source.problem('LM064', path, `${what}, and the site has a public host.`, cure)
  return [...inMerchant(folder, merchant).map(warn(merchant)), ...(cdn === undefined ? [] : inCdn(cdn).map(warn(cdn)))]
}
