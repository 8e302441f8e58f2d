import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { keep } from '../report/keep.ts'
import { figure, table } from '../report/table.ts'
import { buildClone, type CloneBuild } from './buildClone.ts'
import { makeClone } from './makeClone.ts'
import { startCacheServer } from './startCacheServer.ts'

/**
 * Two clones of the project that share a remote cache: the first compiles, the second takes its compile over, and both have the same sites. Then what lies in
 * the cache is changed behind their backs: the signature is wrong, and the second compiles for itself.
 * @throws a sentence when it is otherwise
 */
export async function benchRemoteCache(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'lobby-bench-'))
  const server = await startCacheServer(join(dir, 'cache'))
  try {
    const [first, second] = [makeClone(join(dir, 'first')), makeClone(join(dir, 'elsewhere/second'))]
    const build = (what: string, clone: string) => {
      console.log(`${what} builds ...`)
      return buildClone(clone, server.env)
    }
    const compiled = build('The first clone', first)
    const shared = build('The second clone', second)
    tamper(server.storage)
    const refused = build('The second clone, whose cache was tampered with,', second)
    const lines = Object.entries({ 'the first clone': compiled, 'the second clone': shared, 'the second, of a changed cache': refused })
    const row = ([name, { ms, ran, fetched, sites }]: [string, CloneBuild]) => [name, figure(ms), String(ran), String(fetched), String(sites.size)]
    console.log(`\n${table([['remote cache', 'ms', 'tasks run', 'taken over', 'files of sites'], ...lines.map(row)])}`)
    demand(compiled.fetched === 0 && compiled.ran > 0, 'The first clone took over what nobody had compiled yet.')
    demand(shared.ran === 0 && shared.fetched === compiled.ran, `The second clone ran ${shared.ran} tasks itself; it should have taken over all ${compiled.ran}.`)
    demand(refused.ran === compiled.ran, 'A changed result was taken out of the cache, though its signature is wrong.')
    for (const { sites } of [shared, refused]) demand(isDeepStrictEqual(sites, compiled.sites), 'The sites of the two clones differ.')
    console.log('\nThe sites of all three are the same, byte for byte.')
    const figures = lines.map(([name, { ms, ran, fetched, sites }]) => ({ name, ms, ran, fetched, files: sites.size }))
    console.log(`Kept: ${keep('remote-cache', { builds: figures })}`)
  } finally {
    await server.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Changes a byte in the middle of every result that is stored, and leaves its signature. */
function tamper(storage: string): void {
  const results = readdirSync(storage).filter((name) => /^[0-9a-f]+$/.test(name))
  demand(results.length > 0, `Nothing was stored in ${storage}.`)
  for (const name of results) {
    const file = join(storage, name)
    const bytes = readFileSync(file)
    const middle = bytes.length >> 1
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    writeFileSync(file, bytes)
  }
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
