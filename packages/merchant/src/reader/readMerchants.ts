import { basename, join, resolve } from 'node:path'
import type { Merchant } from './Merchant.ts'
import { problemIn, type Problem, type ProblemCode } from './Problem.ts'
import { merchantIds } from './merchantIds.ts'
import { readMerchant } from './readMerchant.ts'
import type { MessageChecks } from './readMessages.ts'
import { openFolder } from './Folder.ts'
import { rawAt } from './crossProblems.ts'
import { hostLook, isDisguised } from './hostLook.ts'
import { siteOriginProblems } from './siteOrigins.ts'
import { parseBytes, type Path, type SourceFile } from './SourceFile.ts'

/** All folders' outcome. */
export interface MerchantsResult {
  /** The folders without a problem, in order of id. */
  readonly merchants: readonly Merchant[]
  /** All problems of all folders. */
  readonly problems: readonly Problem[]
}

interface Claim {
  readonly code: ProblemCode
  readonly what: string
  readonly paths: (source: SourceFile) => readonly Path[]
}

/** The paths of a folder's own Firebase project; those of the emulator hold no accounts, and may be shared. */
function ofFirebase(source: SourceFile, key: string): readonly Path[] {
  const project = rawAt(source, ['firebase', 'projectId'])
  return typeof project === 'string' && !project.startsWith('demo-') ? [['firebase', key]] : []
}

const claims: readonly Claim[] = [
  { code: 'LM032', what: 'code', paths: () => [['code'], ['trialCode']] },
  {
    code: 'LM033',
    what: 'host',
    paths: (source) => {
      const hosts = rawAt(source, ['hosts'])
      return Array.isArray(hosts) ? hosts.map((_, index) => ['hosts', index]) : []
    },
  },
  { code: 'LM034', what: 'Firebase project', paths: (source) => ofFirebase(source, 'projectId') },
  { code: 'LM034', what: 'sign-in host', paths: (source) => ofFirebase(source, 'authDomain') },
]

/** Hosts that read like that of an earlier folder, and are not it. */
function imitations(
  source: SourceFile,
  id: string,
  looks: Map<string, { readonly id: string; readonly host: string }>,
): Problem[] {
  const hosts = rawAt(source, ['hosts'])
  return (Array.isArray(hosts) ? hosts : []).flatMap((host: unknown, index) => {
    if (typeof host !== 'string') return []
    const look = hostLook(host)
    const owner = looks.get(look)
    looks.set(look, owner ?? { id, host })
    // A disguise is reported with its folder.
    if (owner === undefined || owner.id === id || isDisguised(host) || owner.host.toLowerCase() === host.toLowerCase())
      return []
    const message = `The host "${host}" reads like "${owner.host}", which belongs to the merchant "${owner.id}".`
    return [source.problem('LM035', ['hosts', index], message, 'Take a host that players can tell from that one.')]
  })
}

/** A file of a folder as it stands; null where it cannot be read, which is told where the folder itself is. */
function fileOf(dir: string, label: string, name: 'merchant.jsonc' | 'cdn.jsonc'): SourceFile | null {
  try {
    const content = openFolder(dir).read(name)
    return content instanceof Uint8Array ? parseBytes(`${label}/${name}`, content) : null
  } catch {
    return null
  }
}

/**
 * Codes, hosts and Firebase projects that an earlier one of these folders, or an earlier line, has already, and games that would be played at the
 * host of a site; a folder that has other problems takes part.
 *
 * @param asked The folders that are read.
 */
function clashes(
  root: string,
  ids: readonly string[],
  asked: readonly string[],
  dirOf = (id: string) => join(root, id),
): Map<string, Problem[]> {
  const owners = new Map<string, string>()
  const looks = new Map<string, { readonly id: string; readonly host: string }>()
  const found = new Map<string, Problem[]>()
  for (const id of ids) {
    const source = fileOf(dirOf(id), `${basename(root)}/${id}`, 'merchant.jsonc')
    if (source === null) continue
    const alike = imitations(source, id, looks)
    if (alike.length > 0) found.set(id, alike)
    for (const { code, what, paths } of claims) {
      for (const path of paths(source)) {
        const value = rawAt(source, path)
        if (typeof value !== 'string') continue
        const key = `${what} ${value.toLowerCase()}`
        const owner = owners.get(key)
        owners.set(key, owner ?? id)
        if (owner === undefined || (owner === id && what === 'code')) continue
        const message =
          owner === id
            ? `The ${what} "${value}" is listed twice.`
            : `The ${what} "${value}" belongs to the merchant "${owner}" as well.`
        found.set(id, [
          ...(found.get(id) ?? []),
          source.problem(code, path, message, `Give each merchant its own ${what}.`),
        ])
      }
    }
  }
  // On a developer's machine each site also answers at its id.
  const sites = new Map([
    ...ids.map((id) => [`${id}.localhost`, id] as const),
    ...[...owners].flatMap(([key, id]) => (key.startsWith('host ') ? [[key.slice(5), id] as const] : [])),
  ])
  const siteAt = (host: string) =>
    host.startsWith('*.') ? [...sites].find(([site]) => site.endsWith(host.slice(1)))?.[1] : sites.get(host)
  for (const id of asked) {
    const cdn = fileOf(dirOf(id), `${basename(root)}/${id}`, 'cdn.jsonc')
    const problems = cdn === null ? [] : siteOriginProblems(cdn, id, siteAt)
    if (problems.length > 0) found.set(id, [...(found.get(id) ?? []), ...problems])
  }
  return found
}

/** What is said of a folder at which the reader itself stumbled: the others are read all the same. */
const unread = (file: string, error: unknown): { readonly ok: false; readonly problems: readonly Problem[] } => {
  const message = `The folder cannot be read: ${error instanceof Error ? error.message : String(error)}.`
  return { ok: false, problems: [problemIn(file)('LM015', message, 'Compare it with the folder of another merchant.')] }
}

/**
 * Reads every merchant folder of a root, and holds them against each other: a code or a host belongs to one, and no game is played at the host of a site. Of two folders that are read
 * the later is told; else the one that is read, never the one that stands by.
 *
 * @param root The folder of the folders: `merchants`.
 * @param options As for {@link readMerchant}; `only` reads these ids (the others' codes and hosts still count).
 */
export async function readMerchants(
  root: string,
  options: MessageChecks & { readonly only?: readonly string[] } = {},
): Promise<MerchantsResult> {
  const place = resolve(root)
  const all = merchantIds(place)
  const wanted = all.filter((name) => options.only?.includes(name) ?? true)
  const clashing = clashes(place, [...all.filter((name) => !wanted.includes(name)), ...wanted], wanted)
  const merchants: Merchant[] = []
  const problems: Problem[] = []
  for (const id of wanted) {
    const result = await readMerchant(join(place, id), options).catch((error: unknown) =>
      unread(`${basename(place)}/${id}`, error),
    )
    const shared = clashing.get(id) ?? []
    problems.push(...shared, ...(result.ok ? [] : result.problems))
    if (result.ok && shared.length === 0) merchants.push(result.merchant)
  }
  return { merchants, problems }
}

/**
 * Reads a folder that does not lie in the root yet as if it did: before a new merchant is moved to its place.
 *
 * @param root The folder of the folders: `merchants`.
 * @param dir The folder; its name is the id that it shall have.
 * @returns All its problems, the codes and hosts of the others among them.
 */
export async function readCandidate(
  root: string,
  dir: string,
  checks: MessageChecks = {},
): Promise<readonly Problem[]> {
  const place = resolve(root)
  const id = basename(dir)
  const others = merchantIds(place).filter((name) => name !== id)
  const shared = clashes(place, [...others, id], [id], (name) => (name === id ? dir : join(place, name))).get(id) ?? []
  const result = await readMerchant(dir, checks)
  return [...shared, ...(result.ok ? [] : result.problems)]
}
