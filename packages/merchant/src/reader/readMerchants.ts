import { basename, join, resolve } from 'node:path'
import { openMerchantFolder } from './MerchantFolder.ts'
import { createProblemFactory, type Problem, type ProblemCode } from './Problem.ts'
import { getSourceFileValue, parseFolderFile, listTextsAtKeyPath, type KeyPath, type SourceFile } from './SourceFile.ts'
import { normaliseLookalikeHost, isDisguisedHost } from './normaliseLookalikeHost.ts'
import { listMerchantIds } from './listMerchantIds.ts'
import { readMerchant, type Merchant } from './readMerchant.ts'
import type { MessageCheckOptions } from './readMessages.ts'

/** The result of reading all merchant folders. */
export interface MerchantsReadResult {
  /** The folders without a problem, in order of id. */
  readonly merchants: readonly Merchant[]
  readonly problems: readonly Problem[]
}

/**
 * Returns the values of `merchant.jsonc` that no two merchants may share: codes, hosts and Firebase projects. A
 * Firebase project named demo-... is excluded: it belongs to the emulator, holds no accounts, and may be shared.
 */
function findClaims(source: SourceFile) {
  const project = getSourceFileValue(source, ['firebase', 'projectId'])
  const isOwn = typeof project === 'string' && !project.startsWith('demo-')
  const claim = (code: ProblemCode, what: string, path: KeyPath) =>
    listTextsAtKeyPath(source, path).map((value) => ({ code, what, ...value }))
  return [
    ...claim('LM032', 'code', ['code']),
    ...claim('LM032', 'code', ['trialCode']),
    ...claim('LM033', 'host', ['hosts']),
    ...(isOwn ? claim('LM034', 'Firebase project', ['firebase', 'projectId']) : []),
    ...(isOwn ? claim('LM034', 'sign-in host', ['firebase', 'authDomain']) : []),
  ]
}

/**
 * The hosts read so far, with the ids of their merchant folders. The key is the host after `normaliseLookalikeHost`, so
 * that hosts that look alike have the same key.
 */
type Looks = Map<string, { readonly id: string; readonly host: string }>

/** Reports hosts that look like a host of an earlier folder but are not equal to that host. */
const imitationProblems = (source: SourceFile, id: string, looks: Looks): Problem[] =>
  listTextsAtKeyPath(source, ['hosts']).flatMap(({ path, text: host }) => {
    const look = normaliseLookalikeHost(host)
    const owner = looks.get(look)
    looks.set(look, owner ?? { id, host })
    // `readMerchant` already reports a disguised host.
    if (
      owner === undefined ||
      owner.id === id ||
      isDisguisedHost(host) ||
      owner.host.toLowerCase() === host.toLowerCase()
    )
      return []
    const message = `The host "${host}" looks like "${owner.host}", which belongs to the merchant "${owner.id}".`
    return [source.problem('LM035', path, message, 'Choose a host that players cannot confuse with that one.')]
  })

/** Parses a file of a folder. Returns null if the file cannot be read; `readMerchant` reports that. */
function parseFileIn(dir: string, name: 'merchant.jsonc' | 'cdn.jsonc'): SourceFile | null {
  try {
    return parseFolderFile(openMerchantFolder(dir), name)
  } catch {
    return null
  }
}

/**
 * Finds merchant codes, hosts and Firebase projects that occur a second time, and games that run at the host of a site.
 * @param dirs The paths of the folders to compare. The later of two folders with an equal value gets the problem.
 * @param asked The ids of the folders whose problems the caller needs.
 */
function findClashes(dirs: readonly string[], asked: readonly string[]): Map<string, Problem[]> {
  const owners = new Map<string, string>()
  const looks: Looks = new Map()
  const found = new Map(dirs.map((dir): [string, Problem[]] => [basename(dir), []]))
  for (const dir of dirs) {
    const id = basename(dir)
    const source = parseFileIn(dir, 'merchant.jsonc')
    if (source === null) continue
    const problems = imitationProblems(source, id, looks)
    found.set(id, problems)
    for (const { code, what, path, text } of findClaims(source)) {
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
  // On a developer's machine each site is also served at the host `<id>.localhost`.
  const sites = new Map([
    ...dirs.map((dir) => [`${basename(dir)}.localhost`, basename(dir)] as const),
    ...[...owners].flatMap(([key, id]) => (key.startsWith('host ') ? [[key.slice(5), id] as const] : [])),
  ])
  const siteAt = (host: string) =>
    host.startsWith('*.') ? [...sites].find(([site]) => site.endsWith(host.slice(1)))?.[1] : sites.get(host)
  for (const dir of dirs.filter((each) => asked.includes(basename(each)))) {
    const cdn = parseFileIn(dir, 'cdn.jsonc')
    if (cdn !== null) found.get(basename(dir))?.push(...siteOriginProblems(cdn, basename(dir), siteAt))
  }
  return found
}

/** Reports that the reader threw an error on a folder, so that the other folders are still read. */
const unreadable = (file: string, error: unknown): { readonly ok: false; readonly problems: readonly Problem[] } => {
  const message = `The folder cannot be read: ${error instanceof Error ? error.message : String(error)}.`
  return {
    ok: false,
    problems: [createProblemFactory(file)('LM015', message, 'Compare it with the folder of another merchant.')],
  }
}

/**
 * Reads all merchant folders and compares them. A code or a host may belong to only one merchant, and no game may run
 * at the host of a site. If two folders have an equal value, the later folder gets the problem, or the earlier one if
 * only that folder is read.
 * @param root The folder of all merchants: `merchants`.
 * @param options The checks of {@link readMerchant}. `only` has the ids of the folders to read. Their codes and hosts
 *   are still compared with those of all other folders.
 */
export async function readMerchants(
  root: string,
  options: MessageCheckOptions & { readonly only?: readonly string[] } = {},
): Promise<MerchantsReadResult> {
  const place = resolve(root)
  const all = listMerchantIds(place)
  const wanted = all.filter((name) => options.only?.includes(name) ?? true)
  const inOrder = [...all.filter((name) => !wanted.includes(name)), ...wanted]
  const clashing = findClashes(
    inOrder.map((id) => join(place, id)),
    wanted,
  )
  const merchants: Merchant[] = []
  const problems: Problem[] = []
  for (const id of wanted) {
    const result = await readMerchant(join(place, id), options).catch((error: unknown) =>
      unreadable(`${basename(place)}/${id}`, error),
    )
    const shared = clashing.get(id) ?? []
    problems.push(...shared, ...(result.ok ? [] : result.problems))
    if (result.ok && shared.length === 0) merchants.push(result.merchant)
  }
  return { merchants, problems }
}

/**
 * Reads the folder of a new merchant that is not in the folder `merchants` yet. `merchant new` calls this function
 * before it moves the folder there.
 * @param root The folder of all merchants: `merchants`.
 * @param dir The folder. Its name is the future id.
 * @returns All problems of the folder, including merchant codes and hosts that other merchants already have.
 */
export async function readNewMerchantFolder(
  root: string,
  dir: string,
  checks: MessageCheckOptions = {},
): Promise<readonly Problem[]> {
  const place = resolve(root)
  const id = basename(dir)
  const others = listMerchantIds(place).filter((name) => name !== id)
  const shared = findClashes([...others.map((name) => join(place, name)), dir], [id]).get(id) ?? []
  const result = await readMerchant(dir, checks)
  return [...shared, ...(result.ok ? [] : result.problems)]
}

/**
 * Returns the host of a web origin, without the port: `acme.localhost` for `http://acme.localhost:*`.
 */
const hostIn = (origin: string) => /^https?:\/\/([^/:]+)/i.exec(origin)?.[1]?.toLowerCase()

/**
 * Reports games and customer services that run at the host of a merchant's site. The scripts of a game could then read
 * the player's session.
 * @param siteAt Returns the merchant whose site is at a host. For `*.acme.example`, it returns a merchant with a host
 *   below `acme.example`.
 */
function siteOriginProblems(cdn: SourceFile, id: string, siteAt: (host: string) => string | undefined): Problem[] {
  const cure = 'Use a separate host for games and customer service, for example "https://play.example.net".'
  return ['gameOrigins', 'serviceOrigins'].flatMap((key) =>
    listTextsAtKeyPath(cdn, [key]).flatMap(({ path, text }) => {
      const host = hostIn(text)
      const owner = host === undefined ? undefined : siteAt(host)
      if (owner === undefined) return []
      const whose = owner === id ? 'this merchant' : `the merchant "${owner}"`
      const message =
        `"${text}" ${host?.startsWith('*.') ? 'includes' : 'is'} the site of ${whose}: a page there could read ` +
        'the data that the site stores.'
      return [cdn.problem('LM033', path, message, cure)]
    }),
  )
}
