import { basename, join, resolve } from 'node:path'
import { openFolder } from './Folder.ts'
import { problemIn, type Problem, type ProblemCode } from './Problem.ts'
import { rawAt, sourceIn, textsAt, type Path, type SourceFile } from './SourceFile.ts'
import { hostLook, isDisguised } from './hostLook.ts'
import { merchantIds } from './merchantIds.ts'
import { readMerchant, type Merchant } from './readMerchant.ts'
import type { MessageChecks } from './readMessages.ts'

/** All folders' outcome. */
export interface MerchantsResult {
  /** The folders without a problem, in order of id. */
  readonly merchants: readonly Merchant[]
  readonly problems: readonly Problem[]
}

/** What a folder has for itself alone. A project of the emulator, named demo-..., holds no accounts, and may be shared. */
function claimsIn(source: SourceFile) {
  const project = rawAt(source, ['firebase', 'projectId'])
  const isOwn = typeof project === 'string' && !project.startsWith('demo-')
  const claim = (code: ProblemCode, what: string, path: Path) =>
    textsAt(source, path).map((value) => ({ code, what, ...value }))
  return [
    ...claim('LM032', 'code', ['code']),
    ...claim('LM032', 'code', ['trialCode']),
    ...claim('LM033', 'host', ['hosts']),
    ...(isOwn ? claim('LM034', 'Firebase project', ['firebase', 'projectId']) : []),
    ...(isOwn ? claim('LM034', 'sign-in host', ['firebase', 'authDomain']) : []),
  ]
}

/** Which folder was the first with a host, or a look of hosts. */
type Looks = Map<string, { readonly id: string; readonly host: string }>

/** Hosts that read like that of an earlier folder, and are not it. */
const imitations = (source: SourceFile, id: string, looks: Looks): Problem[] =>
  textsAt(source, ['hosts']).flatMap(({ path, text: host }) => {
    const look = hostLook(host)
    const owner = looks.get(look)
    looks.set(look, owner ?? { id, host })
    // A disguise is reported with its folder.
    if (owner === undefined || owner.id === id || isDisguised(host) || owner.host.toLowerCase() === host.toLowerCase())
      return []
    const message = `The host "${host}" reads like "${owner.host}", which belongs to the merchant "${owner.id}".`
    return [source.problem('LM035', path, message, 'Take a host that players can tell from that one.')]
  })

/** A file of a folder as it stands; null where it cannot be read, which is told where the folder itself is. */
function fileOf(dir: string, name: 'merchant.jsonc' | 'cdn.jsonc'): SourceFile | null {
  try {
    return sourceIn(openFolder(dir), name)
  } catch {
    return null
  }
}

/**
 * Codes, hosts and Firebase projects that an earlier one of these folders, or an earlier line, has already, and games that would be played at the
 * host of a site; a folder that has other problems takes part.
 * @param dirs The folders, each by its path.
 * @param asked The ids of those that are read.
 */
function clashes(dirs: readonly string[], asked: readonly string[]): Map<string, Problem[]> {
  const owners = new Map<string, string>()
  const looks: Looks = new Map()
  const found = new Map(dirs.map((dir): [string, Problem[]] => [basename(dir), []]))
  for (const dir of dirs) {
    const id = basename(dir)
    const source = fileOf(dir, 'merchant.jsonc')
    if (source === null) continue
    const problems = imitations(source, id, looks)
    found.set(id, problems)
    for (const { code, what, path, text } of claimsIn(source)) {
      const key = `${what} ${text.toLowerCase()}`
      const owner = owners.get(key)
      owners.set(key, owner ?? id)
      if (owner === undefined || (owner === id && what === 'code')) continue
      const whose = owner === id ? 'is listed twice' : `belongs to the merchant "${owner}" as well`
      problems.push(
        source.problem(code, path, `The ${what} "${text}" ${whose}.`, `Give each merchant its own ${what}.`),
      )
    }
  }
  // On a developer's machine each site also answers at its id.
  const sites = new Map([
    ...dirs.map((dir) => [`${basename(dir)}.localhost`, basename(dir)] as const),
    ...[...owners].flatMap(([key, id]) => (key.startsWith('host ') ? [[key.slice(5), id] as const] : [])),
  ])
  const siteAt = (host: string) =>
    host.startsWith('*.') ? [...sites].find(([site]) => site.endsWith(host.slice(1)))?.[1] : sites.get(host)
  for (const dir of dirs.filter((each) => asked.includes(basename(each)))) {
    const cdn = fileOf(dir, 'cdn.jsonc')
    if (cdn !== null) found.get(basename(dir))?.push(...siteOriginProblems(cdn, basename(dir), siteAt))
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
  const inOrder = [...all.filter((name) => !wanted.includes(name)), ...wanted]
  const clashing = clashes(
    inOrder.map((id) => join(place, id)),
    wanted,
  )
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
  const shared = clashes([...others.map((name) => join(place, name)), dir], [id]).get(id) ?? []
  const result = await readMerchant(dir, checks)
  return [...shared, ...(result.ok ? [] : result.problems)]
}

/** The host of an origin as `cdn.jsonc` lists it, whatever its port: `http://acme.localhost:*` too. */
const hostIn = (origin: string) => /^https?:\/\/([^/:]+)/i.exec(origin)?.[1]?.toLowerCase()

/**
 * Refuses origins of games and of customer service that are the host of a merchant's site. A game runs its scripts in a frame that keeps its
 * origin: a page of the site there reads the session.
 * @param siteAt Returns the merchant whose site is at a host. For `*.` and a domain it returns one whose host is below that domain.
 */
function siteOriginProblems(cdn: SourceFile, id: string, siteAt: (host: string) => string | undefined): Problem[] {
  const cure = 'Give games and customer service a host of their own, for example "https://play.example.net".'
  return ['gameOrigins', 'serviceOrigins'].flatMap((key) =>
    textsAt(cdn, [key]).flatMap(({ path, text }) => {
      const host = hostIn(text)
      const owner = host === undefined ? undefined : siteAt(host)
      if (owner === undefined) return []
      const whose = owner === id ? 'this merchant' : `the merchant "${owner}"`
      const message = `"${text}" ${host?.startsWith('*.') ? 'includes' : 'is'} the site of ${whose}: a page of it could read what the site keeps.`
      return [cdn.problem('LM033', path, message, cure)]
    }),
  )
}
