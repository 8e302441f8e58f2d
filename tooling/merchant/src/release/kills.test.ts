import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chooseByTestDepth } from '@lobby/test-kit/depth'
import { expect, test } from 'vitest'
import { readFilesOfFolder } from '../testing/readFilesOfFolder.ts'
import { hashContent } from './openStore.ts'
import { createReleaseTestSetup } from './testing/createReleaseTestSetup.ts'

const file = (path: string) => join(import.meta.dirname, path)

/**
 * Runs a program and kills it just before it changes the disk for the `at`th time. With 0, the program ends normally.
 * @returns The number of changes to the disk, or null if the program was killed.
 */
function run(args: readonly string[], at: number, changes: string): number | null {
  // Node's compile cache makes all runs after the first faster.
  const env = {
    ...process.env,
    LOBBY_KILL_AT: String(at),
    LOBBY_CHANGES: changes,
    NODE_COMPILE_CACHE: `${changes}.cache`,
  }
  const { signal, status, stderr } = spawnSync(process.execPath, ['--import', file('../testing/killAt.ts'), ...args], {
    env,
    encoding: 'utf8',
  })
  if (signal === 'SIGKILL') return null
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return Number(readFileSync(changes, 'utf8'))
}

/**
 * Returns numbers of changes to the disk at which the program is killed: 1, the last ones up to `max` (which replace
 * links), and some between, chosen by a seed.
 */
function chooseKillPoints(max: number, seed: number): number[] {
  const [between, last] = chooseByTestDepth([2, 5], [8, 7])
  let state = seed
  const some = Array.from({ length: between }, () => {
    state = (state * 48_271) % 2_147_483_647
    return 1 + (state % max)
  })
  const edges = [1, ...Array.from({ length: last }, (_, index) => max - index)]
  return [...new Set([...edges, ...some])].sort((a, b) => a - b)
}

/** Returns a single hash of a site's files, so that a failed comparison prints only two lines. */
const hashOfTree = (dir: string) =>
  hashContent(JSON.stringify([...readFilesOfFolder(dir)].map(([path, body]) => [path, hashContent(body)])))

async function twoReleases() {
  const place = createReleaseTestSetup(1)
  const [id] = place.ids
  await place.run('release --name one')
  await place.run('promote one --ring canary')
  const served = () => hashOfTree(join(place.store, 'served', id, '/'))
  const one = served()
  place.recolour(id)
  await place.run('release --name two')
  await place.run(`rollback ${id} two`)
  return { ...place, id, one, two: served(), served, changes: join(place.root, 'changes') }
}

test('serves the complete old or new site when a rollback is killed at any point', { timeout: 240_000 }, async () => {
  const { id, one, two, store, served, changes } = await twoReleases()
  const to = (name: string) => {
    // Removes the site's folder that an earlier command made. Then the rollback must make the folder again, and can be
    // killed at more points.
    rmSync(join(store, 'sites', id, name), { recursive: true, force: true })
    return [file('../main.ts'), 'rollback', id, name, '--store', store]
  }
  const all = run(to('one'), 0, changes) ?? 0
  expect(served()).toBe(one)
  expect(all).toBeGreaterThan(30)
  let left = 0
  for (const [index, at] of chooseKillPoints(all, 20_261_122).entries()) {
    const [name, wanted, other] = index % 2 === 0 ? (['two', two, one] as const) : (['one', one, two] as const)
    if (run(to(name), at, changes) === null) left += 1
    const now = served()
    expect([wanted, other], `killed before change ${at}`).toContain(now)
    if (now !== wanted) run(to(name), 0, changes)
    expect(served()).toBe(wanted)
  }
  expect(left).toBeGreaterThan(chooseByTestDepth(3, 5))
})

test(
  'control: leaves a mix of old and new files when a process is killed while overwriting files one by one',
  { timeout: 120_000 },
  async () => {
    const { id, one, two, store, root, changes } = await twoReleases()
    const [from, to] = [join(store, 'served', id, '/'), join(root, 'plain')]
    cpSync(join(store, 'sites', id, 'one'), to, { recursive: true })
    expect(hashOfTree(to)).toBe(one)
    const left = chooseByTestDepth([6, 12], [3, 6, 9, 12]).map((at) => {
      run([file('../testing/copyOver.ts'), from, to], at, changes)
      return hashOfTree(to)
    })
    expect(left.filter((hash) => hash !== one && hash !== two)).not.toEqual([])
  },
)
