import { merchantIds } from '@lobby/merchant/reader'
import { printProblem } from '../say.ts'
import { sayWarnings } from '../warningsOf.ts'
import { locked, openStore } from './openStore.ts'
import { settled, type ReleaseOptions } from './places.ts'
import { hasRelease, readRelease, releaseNames } from './releaseFile.ts'
import { membersOf, readRings } from './rings.ts'
import { makeReady, serveReady, servedRelease } from './serveRelease.ts'
import { argumentsOf } from '../verbs/verbs.ts'

/**
 * `merchant promote <release> --ring <ring> [--store dir]`: serves a release to the merchants of a ring, once all of the rings before are on it.
 * Every site is laid out and checked before the first is served.
 * @returns the exit code: 1 when a ring before is not on it, or `releases.jsonc` has a mistake; then nothing was changed
 * @throws a sentence when there is no such release or ring, or the store is damaged
 */
export async function promote(argv: readonly string[], options: ReleaseOptions = {}): Promise<number> {
  const { values, positionals } = argumentsOf('promote', argv)
  const { storeDir, merchantsDir, ringsFile, print, now } = settled(options, values.store)
  const { rings, problems } = readRings(ringsFile, merchantIds(merchantsDir))
  if (problems.length > 0) {
    for (const problem of problems) print(printProblem(problem))
    return 1
  }
  const names = rings.map((ring) => ring.name)
  const [name = ''] = positionals
  if (positionals.length !== 1 || values.ring === undefined)
    throw new Error(`Say which release, and to whom: npm run merchant -- promote <release> --ring ${names.join('|')}`)
  if (!names.includes(values.ring))
    throw new Error(`There is no ring "${values.ring}". There are: ${names.join(', ')}.`)
  const wanted = names.indexOf(values.ring)
  return locked(storeDir, () => {
    const store = openStore(storeDir)
    const members = [...membersOf(rings, Object.keys(readRelease(storeDir, name).merchants)).entries()]
    for (const [ring, ids] of members.slice(0, wanted)) {
      const behind = ids.filter((id) => servedRelease(storeDir, id) !== name)
      if (behind.length === 0) continue
      const what = behind.map((id) => `${id} (${servedRelease(storeDir, id) ?? 'nothing yet'})`).join(', ')
      const order = `${name} goes from ring to ring, and "${ring}" comes before "${values.ring}"`
      print(
        `${order}. Not on it: ${what}. Nothing was changed.\nFirst: npm run merchant -- promote ${name} --ring ${ring}`,
      )
      return 1
    }
    const ids = members[wanted]?.[1] ?? []
    if (ids.length === 0) print(`Nobody of "${values.ring}" is in ${name}: nothing to do.`)
    sayWarnings(merchantsDir, ids, print)
    const ready = ids.map((id) => makeReady(store, id, name))
    for (const site of ready) {
      const before = serveReady(store, site, `promote ${values.ring}`, now())
      print(`${site.id} is on ${name}${before === name ? ' already' : `, before on ${before ?? 'nothing'}`}`)
    }
    return 0
  })
}

/**
 * `merchant rollback <id> <release> [--store dir]`: serves one merchant from a release by its name, whatever ring it is in, and checks every file of it afterwards.
 * @returns the exit code: 0 when it is served from it
 * @throws Error if the release does not exist, does not contain the merchant, or is damaged. Then the served release stays the same
 */
export async function rollback(argv: readonly string[], options: ReleaseOptions = {}): Promise<number> {
  const { values, positionals } = argumentsOf('rollback', argv)
  const { storeDir, print, now } = settled(options, values.store)
  const [id, name] = positionals
  if (id === undefined || name === undefined || positionals.length > 2) {
    const has = (one: string) =>
      id !== undefined && hasRelease(storeDir, one) && Object.hasOwn(readRelease(storeDir, one).merchants, id)
    const last = releaseNames(storeDir).filter(has).slice(0, 5)
    const choice = last.length === 0 ? '' : ` ${id ?? ''} is in: ${last.join(', ')}.`
    throw new Error(`Say which merchant and which release: npm run merchant -- rollback <id> <release>.${choice}`)
  }
  return locked(storeDir, () => {
    const store = openStore(storeDir)
    const was = servedRelease(storeDir, id)
    const ready = makeReady(store, id, name)
    serveReady(store, ready, 'rollback', now())
    const sound = `all ${ready.manifest.outputs.size} files are what was released`
    print(`${id} is on ${name}, before on ${was ?? 'nothing'}: ${sound}.`)
    return 0
  })
}
