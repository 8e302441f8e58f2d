import { listMerchantIds } from '@lobby/merchant/reader'
import { formatProblem } from '../output.ts'
import { printMerchantWarnings } from '../listMerchantWarnings.ts'
import { runWithStoreLock, openReleaseStore } from './openStore.ts'
import { resolveReleaseOptions, type ReleaseOptions } from './releaseOptions.ts'
import { hasRelease, readRelease, listReleaseNames } from './releaseFile.ts'
import { describeDemoSites } from './demoGate.ts'
import { getRingMerchants, readReleaseRings } from './rings.ts'
import { prepareReleasedSite, servePreparedSite, getServedRelease, wasServedFrom } from './serveRelease.ts'
import { parseVerbArguments } from '../verbs/verbs.ts'

/**
 * Runs `merchant promote <release> --ring <ring> [--demo] [--store dir]`: serves a release to the merchants of a ring,
 * if the merchants of all earlier rings are already served from that release. Every site is written to disk and
 * verified before the first site is served. Refuses sites with demo values beyond the first ring, unless `--demo`
 * allows them.
 * @returns The exit code: 1 if an earlier ring is not on the release, a site is refused for its demo values, or
 *   `releases.jsonc` has a mistake. Then nothing was changed.
 * @throws Error if the release or the ring does not exist, or the store is damaged.
 */
export async function runPromoteVerb(argv: readonly string[], options: ReleaseOptions = {}): Promise<number> {
  const { values, positionals } = parseVerbArguments('promote', argv)
  const { storeDir, merchantsDir, ringsFile, print, now } = resolveReleaseOptions(options, values.store)
  const { rings, problems } = readReleaseRings(ringsFile, listMerchantIds(merchantsDir))
  if (problems.length > 0) {
    for (const problem of problems) print(formatProblem(problem))
    return 1
  }
  const names = rings.map((ring) => ring.name)
  const [name = ''] = positionals
  if (positionals.length !== 1 || values.ring === undefined)
    throw new Error(`Name the release and the ring: npm run merchant -- promote <release> --ring ${names.join('|')}`)
  if (!names.includes(values.ring))
    throw new Error(`There is no ring "${values.ring}". The rings are: ${names.join(', ')}.`)
  const wanted = names.indexOf(values.ring)
  return runWithStoreLock(storeDir, () => {
    const store = openReleaseStore(storeDir)
    const members = [...getRingMerchants(rings, Object.keys(readRelease(storeDir, name).merchants)).entries()]
    for (const [ring, ids] of members.slice(0, wanted)) {
      const behind = ids.filter((id) => getServedRelease(storeDir, id) !== name)
      if (behind.length === 0) continue
      const what = behind.map((id) => `${id} (${getServedRelease(storeDir, id) ?? 'nothing yet'})`).join(', ')
      const order = `The ring "${ring}" must get ${name} before "${values.ring}"`
      print(
        `${order}. Not on it yet: ${what}. Nothing was changed.\nRun first: npm run merchant -- promote ` +
          `${name} --ring ${ring}`,
      )
      return 1
    }
    const ids = members[wanted]?.[1] ?? []
    if (wanted > 0 && values.demo !== true) {
      const refusal = describeDemoSites(readRelease(storeDir, name), ids)
      if (refusal !== null) {
        print(`${refusal}\nFor a demonstration: npm run merchant -- promote ${name} --ring ${values.ring} --demo`)
        return 1
      }
    }
    if (ids.length === 0) print(`No merchant of the ring "${values.ring}" is in ${name}: nothing to do.`)
    printMerchantWarnings(merchantsDir, ids, print)
    const ready = ids.map((id) => prepareReleasedSite(store, id, name))
    for (const site of ready) {
      const before = servePreparedSite(
        store,
        site,
        `promote ${values.ring}${values.demo === true ? ' --demo' : ''}`,
        now(),
      )
      print(`${site.id} is on ${name}${before === name ? ' already' : ` (before: ${before ?? 'nothing'})`}`)
    }
    return 0
  })
}

/**
 * Runs `merchant rollback <id> <release> [--demo] [--store dir]`: serves one merchant from a named release, whatever
 * ring the merchant is in, and then verifies every file. Serves a site with demo values only if the merchant was served
 * from that release before, or if `--demo` allows it.
 * @returns The exit code: 0 if the merchant is served from the release, 1 if the site is refused for its demo values.
 * @throws Error if the release does not exist, does not contain the merchant, or is damaged. Then the merchant is still
 *   served from the previous release.
 */
export async function runRollbackVerb(argv: readonly string[], options: ReleaseOptions = {}): Promise<number> {
  const { values, positionals } = parseVerbArguments('rollback', argv)
  const { storeDir, print, now } = resolveReleaseOptions(options, values.store)
  const [id, name] = positionals
  if (id === undefined || name === undefined || positionals.length > 2) {
    const has = (one: string) =>
      id !== undefined && hasRelease(storeDir, one) && Object.hasOwn(readRelease(storeDir, one).merchants, id)
    const last = listReleaseNames(storeDir).filter(has).slice(0, 5)
    const choice = last.length === 0 ? '' : ` ${id ?? ''} is in: ${last.join(', ')}.`
    throw new Error(`Name the merchant and the release: npm run merchant -- rollback <id> <release>.${choice}`)
  }
  return runWithStoreLock(storeDir, () => {
    const store = openReleaseStore(storeDir)
    const was = getServedRelease(storeDir, id)
    if (values.demo !== true && !wasServedFrom(storeDir, id, name)) {
      const refusal = describeDemoSites(readRelease(storeDir, name), [id])
      if (refusal !== null) {
        print(`${refusal}\nFor a demonstration: npm run merchant -- rollback ${id} ${name} --demo`)
        return 1
      }
    }
    const ready = prepareReleasedSite(store, id, name)
    servePreparedSite(store, ready, `rollback${values.demo === true ? ' --demo' : ''}`, now())
    const sound = `all ${ready.outputs.size} files match the release`
    print(`${id} is on ${name} (before: ${was ?? 'nothing'}): ${sound}.`)
    return 0
  })
}
