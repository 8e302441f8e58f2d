import { mkdtempDisposableSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runGit } from '../base/checkOutCommit.ts'
import { buildSites, hashStampSources } from '../buildSites.ts'
import { compileSite } from '../compileSite.ts'
import { loadFinishedCompile } from '../compiled/loadFinishedCompile.ts'
import { DEFAULT_PATHS, WORKSPACE_ROOT } from '../places.ts'
import { formatBytes, formatCountWithNoun, formatProblem } from '../output.ts'
import { hashFolders, readBuildRecord } from '../stamp/record.ts'
import { parseVerbArguments } from '../verbs/verbs.ts'
import { printMerchantWarnings } from '../listMerchantWarnings.ts'
import { listDemoValues } from './demoGate.ts'
import { runWithStoreLock, openReleaseStore } from './openStore.ts'
import { resolveReleaseOptions, type ReleaseOptions } from './releaseOptions.ts'
import {
  assertReleaseName,
  hasRelease,
  getNextReleaseName,
  describeTakenReleaseName,
  readRelease,
  type ReleaseCommit,
  writeRelease,
} from './releaseFile.ts'
import { storeSite, readSiteManifest } from './siteManifest.ts'
import { storeCompile, writeStoredCompile } from './storedCompile.ts'

/** Returns the commit that is checked out in a folder. `commit` is null outside of a git repository. */
export function readGitCommit(dir: string): ReleaseCommit {
  try {
    return {
      commit: runGit(dir, ['rev-parse', 'HEAD']).trim(),
      uncommitted: runGit(dir, ['status', '--porcelain']) !== '',
    }
  } catch {
    return { commit: null, uncommitted: false }
  }
}

/**
 * Runs `merchant release [id...] [--name text] [--onto release] [--store dir]`: makes a release of all merchants, or of
 * the named merchants, but does not serve it. With `--onto`, stamps the folders of the named merchants on the compile
 * of an earlier release, so that a hotfix contains no code that was not released. Stamps the sites, compressed as small
 * as possible, and stores them. Writes the file of the release as the last step, so that an interrupted run leaves no
 * release.
 * @returns The exit code: 1 if a folder was refused. Then makes no release, because nobody might notice that a merchant
 *   is missing.
 * @throws Error if the name is taken, there is no compile, or a merchant or the earlier release does not exist.
 */
export async function runReleaseVerb(argv: readonly string[], options: ReleaseOptions = {}): Promise<number> {
  const { values, positionals } = parseVerbArguments('release', argv)
  const { storeDir, merchantsDir, print, now } = resolveReleaseOptions(options, values.store)
  const { smallest = true, commitOf = () => readGitCommit(WORKSPACE_ROOT) } = options
  const name = assertReleaseName(values.name ?? getNextReleaseName(storeDir, now()))
  if (values.onto !== undefined && positionals.length === 0)
    throw new Error(`Name the merchants: npm run merchant -- release <id> --onto ${values.onto}`)
  const base = values.onto === undefined ? undefined : readRelease(storeDir, values.onto)
  if (base === undefined && options.compileDir === undefined) await compileSite()
  return runWithStoreLock(storeDir, async () => {
    const store = openReleaseStore(storeDir)
    if (hasRelease(storeDir, name)) throw new Error(describeTakenReleaseName(name))
    for (const left of readdirSync(storeDir))
      if (left.startsWith('.draft.')) rmSync(join(storeDir, left), { recursive: true })
    using draft = mkdtempDisposableSync(join(storeDir, '.draft.'))
    const compileDir = base === undefined ? (options.compileDir ?? DEFAULT_PATHS.compile) : join(draft.path, '.compile')
    if (base !== undefined) writeStoredCompile(store, base, compileDir)
    const only = positionals.length === 0 ? {} : { only: positionals }
    const built = await buildSites({
      merchantsDir,
      compileDir,
      outDir: draft.path,
      release: smallest,
      whole: true,
      ...only,
    })
    if (built.refused.length > 0) {
      for (const sentence of [...built.problems.map(formatProblem), ...built.faults]) print(sentence)
      print(
        `No release was made: ${built.refused.join(', ')} cannot be stamped. Correct the mistakes above, or ` +
          'name the merchants to release.',
      )
      return 1
    }
    const common = { compile: (await loadFinishedCompile(compileDir)).id, tool: hashStampSources() }
    const merchants: Record<string, string> = {}
    for (const id of [...built.stamped].sort()) {
      const site = join(draft.path, id)
      const inputs = { folder: hashFolders([join(merchantsDir, id)]), ...common }
      merchants[id] = storeSite(store, site, { merchant: id, build: readBuildRecord(site)?.build ?? '', inputs })
    }
    const demoValues = listDemoValues(merchantsDir, Object.keys(merchants))
    const { commit, uncommitted } = commitOf()
    const made = now().toISOString()
    const code = base === undefined ? {} : { onto: base.onto ?? base.name }
    writeRelease(storeDir, {
      ...{ name, made, commit, uncommitted, node: process.version, ...code },
      ...{ compile: base?.compile ?? storeCompile(store, compileDir), merchants, demoValues },
    })
    for (const [id, hash] of Object.entries(merchants)) {
      const { outputs, bytes } = readSiteManifest(store, hash)
      print(`${id.padEnd(12)} ${formatCountWithNoun(outputs.size, 'file')}, ${formatBytes(bytes)}`)
    }
    printMerchantWarnings(merchantsDir, Object.keys(merchants), print)
    const of = `of ${commit?.slice(0, 10)}${uncommitted ? ' with uncommitted changes' : ''}`
    print(
      `Release ${name}, ${commit === null ? 'outside of git' : of}${base === undefined ? '' : `, on the code of ${base.name}`}, is in ${storeDir}. No site is served from it yet: npm run merchant -- promote ${name} --ring <ring>`,
    )
    return 0
  })
}
