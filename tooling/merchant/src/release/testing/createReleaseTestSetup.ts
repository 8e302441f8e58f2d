import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFilesOfFolder } from '../../testing/readFilesOfFolder.ts'
import { createBuildTestSetup } from '../../testing/createBuildTestSetup.ts'
import type { ReleaseOptions } from '../releaseOptions.ts'
import { runPromoteVerb, runRollbackVerb } from '../runPromoteVerb.ts'
import { runReleaseVerb } from '../runReleaseVerb.ts'
import { runReleasesVerb } from '../runReleasesVerb.ts'
import { setLiveValues } from './setLiveValues.ts'

const verbs = { promote: runPromoteVerb, release: runReleaseVerb, releases: runReleasesVerb, rollback: runRollbackVerb }

/** Creates temporary merchant folders, a store of releases, and a function that runs the commands for releases. */
export function createReleaseTestSetup(
  count: number,
  rings: unknown = [
    { name: 'canary', merchants: ['made0001'] },
    { name: 'all', merchants: 'others' },
  ],
  root?: string,
) {
  const shop = createBuildTestSetup(count, true, root)
  for (const id of shop.ids) setLiveValues(shop.merchantsDir, id)
  const store = join(shop.root, 'store')
  const ringsFile = join(shop.root, 'releases.jsonc')
  writeFileSync(ringsFile, JSON.stringify({ rings }))
  const options = {
    merchantsDir: shop.merchantsDir,
    compileDir: shop.compileDir,
    ringsFile,
    smallest: false,
    commitOf: () => ({ commit: null, uncommitted: false }),
    now: () => new Date('2026-11-22T14:00:00Z'),
  }
  const run = async (line: string, more: ReleaseOptions = {}) => {
    const [verb = '', ...args] = line.split(' ')
    const said: string[] = []
    const code = await verbs[verb as keyof typeof verbs]([...args, '--store', store], {
      ...options,
      print: (text) => said.push(text),
      ...more,
    })
    return { code, text: said.join('\n') }
  }
  /** Returns the hash of every served file of a merchant. */
  const hashServed = (id: string) => hashFilesOfFolder(join(store, 'served', id, '/'))
  /**
   * Changes the brand colour of a merchant. Its documents and web manifest then differ, but not its chunks and
   * pictures.
   */
  const recolour = (id: string, colour = '#ffc857') =>
    shop.edit(id, 'theme.jsonc', (text) => text.replace(/"brand"\s*:\s*"#\w+"/, `"brand": "${colour}"`))
  const countObjects = () =>
    existsSync(join(store, 'objects'))
      ? readdirSync(join(store, 'objects'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
          .length
      : 0
  return { ...shop, store, run, served: hashServed, recolour, objects: countObjects, ringsFile }
}
