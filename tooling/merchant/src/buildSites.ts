import { codesOf } from '@lobby/merchant/flags'
import { merchantIds, readMerchants, type Merchant, type Problem } from '@lobby/merchant/reader'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { loadCompiled } from './compiled/loadCompiled.ts'
import { emptyLogo } from './logoWarnings.ts'
import { noMerchant } from './merchantId.ts'
import { once } from './once.ts'
import { places, root } from './places.ts'
import { ofShard, type Shard } from './shard.ts'
import { createTexts, hashDictionaries } from './stamp/dictionaries.ts'
import { digest } from './stamp/files.ts'
import { createOutsideCheck, describeOutsideChanges, type OutsideChange } from './stamp/outsideChanges.ts'
import { hashFolders, hashOfFile, outputsOf, readRecord, recordFile, type BuildRecord } from './stamp/record.ts'
import { createSharedFolders, isShared } from './stamp/sharedFolders.ts'
import { stampSite } from './stamp/stampSite.ts'
import { forgetFiles, writeSite } from './stamp/writeSite.ts'

export interface BuildOptions {
  readonly merchantsDir?: string
  readonly outDir?: string
  readonly compileDir?: string
  /** Compresses as small as it goes. */
  readonly release?: boolean
  /** The kill switch of the service worker. */
  readonly withoutWorker?: boolean
  /**
   * Each site is complete and can be deployed by itself; else what sites have in common lies in `.shared` beside them, once, and they link to it. A release is
   * whole unless told.
   */
  readonly whole?: boolean
  /** Only the merchants of this part of the fleet; their codes and hosts are still held against all others. */
  readonly shard?: Shard
  /** Only these merchants; their codes and hosts are still held against all others. */
  readonly only?: readonly string[]
  /** An address on which the sites may run besides their hosts, of which no folder says anything: a preview's. */
  readonly alsoOn?: string
}

export interface BuiltSites {
  readonly stamped: readonly string[]
  /** Nothing that goes into these had changed. */
  readonly unchanged: readonly string[]
  /** Of the stamped ones those whose files something else had changed, and which files, a sentence each. */
  readonly changedOutside: readonly string[]
  /** Refused folders; what was stamped of them before stays as it is. */
  readonly refused: readonly string[]
  readonly problems: readonly Problem[]
  /** What makes a valid folder's site unfit, a sentence each. */
  readonly faults: readonly string[]
  readonly outDir: string
}

/**
 * Stamps every merchant folder onto the finished compile. A folder is stamped as a whole or not at all; one with mistakes does not hold
 * back the others.
 * @throws a sentence with the cure when there is no compile, or no folder of a wanted name
 */
export async function buildSites(options: BuildOptions = {}): Promise<BuiltSites> {
  const { release = false, withoutWorker = false, whole = release, alsoOn } = options
  const merchantsDir = resolve(options.merchantsDir ?? places.merchants)
  const outDir = resolve(options.outDir ?? places.sites)
  const compiled = await loadCompiled(options.compileDir ?? places.compile)
  const dictionaries = hashDictionaries()
  const texts = createTexts(dictionaries)
  const all = merchantIds(merchantsDir)
  const unknown = options.only?.find((id) => !all.includes(id))
  if (unknown !== undefined) throw new Error(noMerchant(unknown, all))
  const named = options.only ?? all
  const wanted = options.shard === undefined ? named : ofShard(named, options.shard)

  mkdirSync(outDir, { recursive: true })
  forgetFiles()
  if (options.only === undefined) removeLeftOvers(outDir, all)

  const common = digest([compiled.id, stampSources(dictionaries), release, withoutWorker, alsoOn].join('/'), 16)
  const inputs = new Map(wanted.map((id) => [id, `${common}.${hashFolders([join(merchantsDir, id)])}`]))
  const records = new Map(wanted.map((id) => [id, readRecord(join(outDir, id))]))
  const changesOf = createOutsideCheck()
  const outside = new Map<string, readonly OutsideChange[]>()
  const unchanged = wanted.filter((id) => {
    const record = records.get(id)
    if (record === undefined || record.inputs !== inputs.get(id) || isShared(join(outDir, id)) === whole) return false
    const changes = changesOf(join(outDir, id), record)
    if (changes.length === 0) return true
    assertSoundCompile(compiled.dir, record, changes)
    outside.set(id, changes)
    return false
  })
  const changed = wanted.filter((id) => !unchanged.includes(id))

  const read = await readMerchants(merchantsDir, { ...texts.checks, only: changed })
  const empty = await emptyLogos(merchantsDir, read.merchants)
  const merchants = read.merchants.filter(({ id }) => !empty.has(id))
  const problems = [...read.problems, ...empty.values()]

  const shared = whole ? undefined : createSharedFolders(outDir, compiled.id)
  const faults: string[] = []
  const stamped: string[] = []
  for (const each of merchants) {
    const merchant =
      alsoOn === undefined ? each : { ...each, public: { ...each.public, hosts: [...each.public.hosts, alsoOn] } }
    const folder = inputs.get(merchant.id) ?? ''
    const build = digest(folder)
    const words = texts.of(merchant.public.languages, merchant.messages)
    const site = stampSite(merchant, compiled, words, { build, release, withoutWorker })
    faults.push(...site.problems.map((problem) => `${merchant.id}: ${problem}`))
    if (site.problems.length > 0) continue
    const { id, hosts, flags } = merchant.public
    const ofFolders = site.folders.flatMap(({ outputs }) => Object.entries(outputs))
    const outputs = Object.fromEntries([...ofFolders, ...Object.entries(outputsOf(site.files))])
    const { homePaths } = compiled
    const record: BuildRecord = { id, build, inputs: folder, hosts, flags: codesOf(flags), release, homePaths, outputs }
    site.files.set(recordFile, { body: Buffer.from(`${JSON.stringify(record, null, 1)}\n`) })
    writeSite(join(outDir, id), site, shared)
    stamped.push(id)
  }
  if (options.only === undefined) createSharedFolders(outDir, compiled.id).sweep(all)
  const refused = changed.filter((id) => !stamped.includes(id))
  const changedOutside = stamped.flatMap((id) => {
    const changes = outside.get(id)
    return changes === undefined ? [] : [describeOutsideChanges(id, changes)]
  })
  return { stamped, unchanged, changedOutside, refused, problems, faults, outDir }
}

/** Hashes the stamp's own code and the product's dictionaries: a change of either stamps every site again. */
export function stampSources(dictionaries: string = hashDictionaries()): string {
  // The code that runs was loaded once, so it is hashed once. The dictionaries are read again for each build.
  const dirs = ['tooling/merchant/src', 'tooling/merchant/licences', 'packages/merchant/src', 'packages/i18n/src']
  return digest(codeHash(dirs.join()) + dictionaries, 43)
}

const codeHash = once((dirs: string) =>
  hashFolders(
    dirs.split(',').map((dir) => join(root, dir)),
    (name) => /\.test\.tsx?$/.test(name),
  ),
)

/**
 * Checks that what changed in a site did not change in the compile too, which a site's chunks may be hard links to.
 * @throws a sentence with the cure: stamped from such a compile, the site would have the change again
 */
function assertSoundCompile(dir: string, { outputs }: BuildRecord, changes: readonly OutsideChange[]): void {
  const isSound = ({ path }: OutsideChange) => [outputs[path], ''].includes(hashOfFile(join(dir, path)))
  const damaged = changes.find((change) => change.kind === 'changed' && !isSound(change))
  if (damaged === undefined) return
  throw new Error(`${damaged.path} of the compile was changed after it was made. Delete ${dir} and run: npm run build`)
}

/** Returns the problem of each merchant whose logo is an empty picture. Only the build finds it, because it has to draw the logo. */
async function emptyLogos(merchantsDir: string, merchants: readonly Merchant[]): Promise<ReadonlyMap<string, Problem>> {
  const problems = new Map<string, Problem>()
  const looks = merchants.flatMap(({ id, assets }) =>
    assets
      .filter(({ role }) => role === 'logo')
      .map(async ({ path, content }) => {
        const problem = await emptyLogo(`${basename(merchantsDir)}/${id}/${path}`, content)
        if (problem !== null) problems.set(id, problem)
      }),
  )
  await Promise.all(looks)
  return problems
}

/** Removes sites whose folder is gone; whatever is not a stamped site stays. */
function removeLeftOvers(outDir: string, ids: readonly string[]): void {
  for (const name of readdirSync(outDir)) {
    const dir = join(outDir, name)
    if (!ids.includes(name) && readRecord(dir) !== undefined) rmSync(dir, { recursive: true })
  }
}
