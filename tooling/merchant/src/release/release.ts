import { compile } from '../compile.ts'
import { bytesOf, counted, printProblem } from '../say.ts'
import { sayWarnings } from '../warningsOf.ts'
import { locked } from './locked.ts'
import { makeRelease } from './makeRelease.ts'
import { openStore } from './openStore.ts'
import { settled, type ReleaseOptions } from './places.ts'
import { checkName, nextName } from './releaseFile.ts'
import { readSite } from './siteManifest.ts'
import { argumentsOf } from '../verbs/verbs.ts'

/**
 * `merchant release [id...] [--name text] [--store dir]`: makes a release of every merchant, or of those named. Nothing is served by it.
 * @returns the exit code: 1 when a folder was refused; then there is no release
 * @throws a sentence when the name is taken, or there is no such merchant
 */
export async function release(argv: readonly string[], options: ReleaseOptions = {}): Promise<number> {
  const { values, positionals } = argumentsOf('release', argv)
  const { storeDir, merchantsDir, print, now } = settled(options, values.store)
  const name = checkName(values.name ?? nextName(storeDir, now()))
  if (options.compileDir === undefined) await compile()
  return locked(storeDir, async () => {
    const store = openStore(storeDir)
    const made = await makeRelease(store, {
      ...{ name, merchantsDir, now: now(), smallest: options.smallest ?? true },
      ...(options.compileDir === undefined ? {} : { compileDir: options.compileDir }),
      ...(options.commitOf === undefined ? {} : { commitOf: options.commitOf }),
      ...(positionals.length === 0 ? {} : { only: positionals }),
    })
    if (!('release' in made)) {
      for (const problem of made.problems) print(printProblem(problem))
      for (const fault of made.faults) print(fault)
      print(
        `No release was made: ${made.refused.join(', ')} cannot be stamped. Mend what is listed above, or name the merchants that it is to have.`,
      )
      return 1
    }
    const { merchants, commit, uncommitted } = made.release
    for (const [id, hash] of Object.entries(merchants)) {
      const { outputs, bytes } = readSite(store, hash)
      print(`${id.padEnd(12)} ${counted(outputs.size, 'file')}, ${bytesOf(bytes)}`)
    }
    sayWarnings(merchantsDir, Object.keys(merchants), print)
    const from =
      commit === null
        ? 'outside of git'
        : `of ${commit.slice(0, 10)}${uncommitted ? ' with changes that are not committed' : ''}`
    print(
      `Release ${name}, ${from}, lies in ${storeDir}. Nobody is served from it yet: npm run merchant -- promote ${name} --ring <ring>`,
    )
    return 0
  })
}
