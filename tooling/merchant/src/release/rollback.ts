import { locked } from './locked.ts'
import { openStore } from './openStore.ts'
import { settled, type ReleaseOptions } from './places.ts'
import { hasRelease, readRelease, releaseNames } from './releaseFile.ts'
import { makeReady, serveReady, servedRelease } from './serveRelease.ts'
import { argumentsOf } from '../verbs/verbs.ts'

/**
 * `merchant rollback <id> <release> [--store dir]`: serves one merchant from a release by its name, whatever ring it is in, and checks every file of it afterwards.
 * @returns the exit code: 0 when it is served from it
 * @throws a sentence when there is no such release, the merchant is not in it, or the store is damaged; what is served stays
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
    print(
      `${id} is on ${name}, before on ${was ?? 'nothing'}: all ${ready.manifest.outputs.size} files are what was released.`,
    )
    return 0
  })
}
