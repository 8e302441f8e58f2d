import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { serveFolder } from '@lobby/test-kit'
import type { Wanted } from './planPictures.ts'
import { readStories } from './readStories.ts'
import type { PicturesRun } from './run.ts'

const package_ = join(import.meta.dirname, '..')
const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')

/** Takes all pictures of a run. @returns whether it could take all of them, and none differs */
async function runPlaywright(run: PicturesRun): Promise<boolean> {
  const child = spawn(process.execPath, [playwright, 'test'], {
    cwd: package_,
    // The first run only writes.
    stdio: run.report === undefined ? 'ignore' : 'inherit',
    env: { ...process.env, LOBBY_PICTURES: JSON.stringify(run) },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0
}

/** Two static Storybooks, and the components to compare. */
export interface Pair {
  readonly before: string
  readonly after: string
  readonly wanted: readonly Wanted[]
  /** A folder for the pictures. */
  readonly folder: string
  /** The folder of the report, which shows the old picture, the new picture and the difference. */
  readonly report: string
}

/** The result of comparing two Storybooks. */
export interface ComparedPair {
  readonly same: boolean
  /** Components that only one of the two has. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Takes the pictures of one Storybook and compares those of another with them, in the same browser. */
export async function comparePair({ before, after, wanted, folder, report }: Pair): Promise<ComparedPair> {
  const [was, is] = [readStories(before), readStories(after)]
  const look = async (built: string, stories: ReadonlyMap<string, string>, more: { readonly report?: string } = {}) => {
    await using served = await serveFolder(built)
    const inBoth = wanted.filter(({ name }) => was.has(name) && is.has(name))
    return await runPlaywright({
      origin: served.origin,
      folder,
      stories: inBoth.map(({ name, skins }) => ({ name, skins, story: stories.get(name) ?? '' })),
      ...more,
    })
  }
  // A story that fails here has no picture. The second run reports it.
  await look(before, was)
  return {
    same: await look(after, is, { report }),
    added: wanted.map(({ name }) => name).filter((name) => is.has(name) && !was.has(name)),
    removed: [...was.keys()].filter((name) => !is.has(name)),
  }
}
