import { getFlagCodesOfCapabilities } from '@lobby/merchant/flags'
import { listMerchantIds, readMerchants, type Merchant, type Problem } from '@lobby/merchant/reader'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { loadFinishedCompile } from './compiled/loadFinishedCompile.ts'
import { findEmptyLogoProblem } from './findLogoWarnings.ts'
import { describeUnknownMerchant } from './merchantId.ts'
import { memoize } from './memoize.ts'
import { DEFAULT_PATHS, WORKSPACE_ROOT } from './places.ts'
import { filterMerchantsByShard, type MerchantShard } from './shard.ts'
import { loadProductTexts, hashDictionaries } from './stamp/dictionaries.ts'
import { computeShortHash } from './stamp/files.ts'
import {
  createChangeAfterStampFinder,
  describeChangesAfterStamp,
  type ChangeAfterStamp,
} from './stamp/changesAfterStamp.ts'
import {
  hashFolders,
  hashFile,
  hashSiteFiles,
  readBuildRecord,
  BUILD_RECORD_FILE_NAME,
  type BuildRecord,
} from './stamp/record.ts'
import { createSharedFolders, usesSharedFolders } from './stamp/sharedFolders.ts'
import { stampSite } from './stamp/stampSite.ts'
import { forgetWrittenFiles, writeSite } from './stamp/writeSite.ts'

export interface BuildSitesOptions {
  readonly merchantsDir?: string
  readonly outDir?: string
  readonly compileDir?: string
  /** True if files are compressed as small as possible, which is slow. */
  readonly release?: boolean
  /** True if the service worker of each site only unregisters itself. This is the kill switch for a faulty worker. */
  readonly withoutWorker?: boolean
  /**
   * True if each site contains all its files, so that it can be deployed separately. If false, the files that several
   * sites have in common are stored one time, in the folder `.shared` next to the sites, and the sites link to that
   * folder. The default is true for a release.
   */
  readonly whole?: boolean
  /**
   * Limits the build to the merchants of this shard. Their merchant codes and hosts are still compared with those of
   * all other merchants.
   */
  readonly shard?: MerchantShard
  /**
   * Limits the build to the merchants with these ids. Their merchant codes and hosts are still compared with those of
   * all other merchants.
   */
  readonly only?: readonly string[]
  /** The host of a preview. The sites may run on this host in addition to the hosts in their merchant folders. */
  readonly additionalHost?: string
}

export interface BuildSitesResult {
  readonly stamped: readonly string[]
  /** The ids of the sites that were not stamped again, because their inputs have not changed. */
  readonly unchanged: readonly string[]
  /**
   * A sentence for each site whose files were changed, added or removed after the last stamp. The sentence names these
   * files.
   */
  readonly changedOutside: readonly string[]
  /** The ids of the merchants whose folder was refused. Their previous sites remain unchanged. */
  readonly refused: readonly string[]
  readonly problems: readonly Problem[]
  /** A sentence for each reason why the site of a valid folder cannot be deployed. */
  readonly faults: readonly string[]
  readonly outDir: string
}

/**
 * Stamps every merchant folder onto the finished compile. Each site is written completely or not at all. A mistake in
 * one merchant folder does not prevent the stamp of the other sites.
 * @throws Error that says what to do if the compile is missing, or if a requested merchant has no folder.
 */
export async function buildSites(options: BuildSitesOptions = {}): Promise<BuildSitesResult> {
  const { release = false, withoutWorker = false, whole = release, additionalHost } = options
  const merchantsDir = resolve(options.merchantsDir ?? DEFAULT_PATHS.merchants)
  const outDir = resolve(options.outDir ?? DEFAULT_PATHS.sites)
  const compiled = await loadFinishedCompile(options.compileDir ?? DEFAULT_PATHS.compile)
  const dictionaries = hashDictionaries()
  const texts = loadProductTexts(dictionaries)
  const all = listMerchantIds(merchantsDir)
  const unknown = options.only?.find((id) => !all.includes(id))
  if (unknown !== undefined) throw new Error(describeUnknownMerchant(unknown, all))
  const named = options.only ?? all
  const wanted = options.shard === undefined ? named : filterMerchantsByShard(named, options.shard)

  mkdirSync(outDir, { recursive: true })
  forgetWrittenFiles()
  if (options.only === undefined) removeLeftOvers(outDir, all)

  const common = computeShortHash(
    [compiled.id, hashStampSources(dictionaries), release, withoutWorker, additionalHost].join('/'),
    16,
  )
  const inputs = new Map(wanted.map((id) => [id, `${common}.${hashFolders([join(merchantsDir, id)])}`]))
  const records = new Map(wanted.map((id) => [id, readBuildRecord(join(outDir, id))]))
  const changesOf = createChangeAfterStampFinder()
  const outside = new Map<string, readonly ChangeAfterStamp[]>()
  const unchanged = wanted.filter((id) => {
    const record = records.get(id)
    if (record === undefined || record.inputs !== inputs.get(id) || usesSharedFolders(join(outDir, id)) === whole)
      return false
    const changes = changesOf(join(outDir, id), record)
    if (changes.length === 0) return true
    assertSoundCompile(compiled.dir, record, changes)
    outside.set(id, changes)
    return false
  })
  const changed = wanted.filter((id) => !unchanged.includes(id))

  const read = await readMerchants(merchantsDir, { ...texts.checks, only: changed })
  const empty = await findEmptyLogos(merchantsDir, read.merchants)
  const merchants = read.merchants.filter(({ id }) => !empty.has(id))
  const problems = [...read.problems, ...empty.values()]

  const shared = whole ? undefined : createSharedFolders(outDir, compiled.id)
  const faults: string[] = []
  const stamped: string[] = []
  for (const each of merchants) {
    const merchant =
      additionalHost === undefined
        ? each
        : { ...each, public: { ...each.public, hosts: [...each.public.hosts, additionalHost] } }
    const folder = inputs.get(merchant.id) ?? ''
    const build = computeShortHash(folder)
    const words = texts.of(merchant.public.languages, merchant.messages)
    const site = stampSite(merchant, compiled, words, { build, release, withoutWorker })
    faults.push(...site.problems.map((problem) => `${merchant.id}: ${problem}`))
    if (site.problems.length > 0) continue
    const { id, hosts, flags } = merchant.public
    const ofFolders = site.folders.flatMap(({ outputs }) => Object.entries(outputs))
    const outputs = Object.fromEntries([...ofFolders, ...Object.entries(hashSiteFiles(site.files))])
    const record: BuildRecord = {
      id,
      build,
      inputs: folder,
      hosts,
      flags: getFlagCodesOfCapabilities(flags),
      release,
      outputs,
    }
    site.files.set(BUILD_RECORD_FILE_NAME, { body: Buffer.from(`${JSON.stringify(record, null, 1)}\n`) })
    writeSite(join(outDir, id), site, shared)
    stamped.push(id)
  }
  if (options.only === undefined) createSharedFolders(outDir, compiled.id).sweep(all)
  const refused = changed.filter((id) => !stamped.includes(id))
  const changedOutside = stamped.flatMap((id) => {
    const changes = outside.get(id)
    return changes === undefined ? [] : [describeChangesAfterStamp(id, changes)]
  })
  return { stamped, unchanged, changedOutside, refused, problems, faults, outDir }
}

/**
 * Returns a hash of the stamp's own code and the product's dictionaries. If either changes, every site is stamped
 * again.
 */
export function hashStampSources(dictionaries: string = hashDictionaries()): string {
  // The code of a running process does not change, so the hash of the code is cached. The dictionaries can change, so
  // they are hashed for each build.
  const dirs = ['tooling/merchant/src', 'tooling/merchant/licences', 'packages/merchant/src', 'packages/i18n/src']
  return computeShortHash(codeHash(dirs.join()) + dictionaries, 43)
}

const codeHash = memoize((dirs: string) =>
  hashFolders(
    dirs.split(',').map((dir) => join(WORKSPACE_ROOT, dir)),
    (name) => /\.test\.tsx?$/.test(name),
  ),
)

/**
 * If somebody changed a file of a stamped site, checks that the same file of the compile is unchanged. Both may be the
 * same file on the disk, because the chunks of a site may be hard links to the files of the compile.
 * @throws Error that says what to do if the file of the compile was changed too. A site that is stamped from that
 *   compile would contain the change again.
 */
function assertSoundCompile(dir: string, { outputs }: BuildRecord, changes: readonly ChangeAfterStamp[]): void {
  const isUnchanged = ({ path }: ChangeAfterStamp) => [outputs[path], ''].includes(hashFile(join(dir, path)))
  const damaged = changes.find((change) => change.kind === 'changed' && !isUnchanged(change))
  if (damaged === undefined) return
  throw new Error(`${damaged.path} of the compile was changed after it was made. Delete ${dir} and run: npm run build`)
}

/**
 * Returns the problem of each merchant whose logo is completely transparent. Only the build and the doctor find this
 * problem, because the check renders the logo.
 */
async function findEmptyLogos(
  merchantsDir: string,
  merchants: readonly Merchant[],
): Promise<ReadonlyMap<string, Problem>> {
  const problems = new Map<string, Problem>()
  const checks = merchants.flatMap(({ id, assets }) =>
    assets
      .filter(({ role }) => role === 'logo')
      .map(async ({ path, content }) => {
        const problem = await findEmptyLogoProblem(`${basename(merchantsDir)}/${id}/${path}`, content)
        if (problem !== null) problems.set(id, problem)
      }),
  )
  await Promise.all(checks)
  return problems
}

/** Removes sites whose merchant folder no longer exists. Does not remove folders that are not stamped sites. */
function removeLeftOvers(outDir: string, ids: readonly string[]): void {
  for (const name of readdirSync(outDir)) {
    const dir = join(outDir, name)
    if (!ids.includes(name) && readBuildRecord(dir) !== undefined) rmSync(dir, { recursive: true })
  }
}
