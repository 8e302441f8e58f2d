import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { serveFolder } from '@lobby/test-kit'
import type { PlannedPicture } from './planPictures.ts'
import { chooseStoriesToPicture } from './chooseStoriesToPicture.ts'
import type { PicturesRun } from './PicturesRun.ts'

const packageFolder = join(import.meta.dirname, '..')
const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')

/**
 * Runs Playwright, which takes all pictures of a run.
 * @returns whether Playwright could take all of them and found no difference
 */
async function runPlaywright(run: PicturesRun): Promise<boolean> {
  const child = spawn(process.execPath, [playwright, 'test'], {
    cwd: packageFolder,
    // Hides the output of the first run, which only writes pictures.
    stdio: run.report === undefined ? 'ignore' : 'inherit',
    env: { ...process.env, LOBBY_PICTURES: JSON.stringify(run) },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0
}

/** The folders of two static Storybooks, and the components to compare. */
export interface StorybookPair {
  readonly before: string
  readonly after: string
  readonly wanted: readonly PlannedPicture[]
  /** A folder for the pictures. */
  readonly folder: string
  /** The folder of the report, which shows the old picture, the new picture and the difference. */
  readonly report: string
}

/** The result of comparing two Storybooks. */
export interface StorybookComparison {
  readonly same: boolean
  /** Components that only the Storybook `after` has. */
  readonly added: readonly string[]
  /** Components that only the Storybook `before` has. */
  readonly removed: readonly string[]
}

/** Takes the pictures of the Storybook `before`, then those of `after` in the same browser, and compares them. */
export async function compareStorybooks({
  before,
  after,
  wanted,
  folder,
  report,
}: StorybookPair): Promise<StorybookComparison> {
  const [oldStories, newStories] = [chooseStoriesToPicture(before), chooseStoriesToPicture(after)]
  const takePictures = async (
    built: string,
    stories: ReadonlyMap<string, string>,
    more: { readonly report?: string } = {},
  ) => {
    await using served = await serveFolder(built)
    const inBoth = wanted.filter(({ name }) => oldStories.has(name) && newStories.has(name))
    return await runPlaywright({
      origin: served.origin,
      folder,
      stories: inBoth.map(({ name, merchants }) => ({ name, merchants, story: stories.get(name) ?? '' })),
      ...more,
    })
  }
  // A story that fails in the first run has no picture. The second run reports the missing picture.
  await takePictures(before, oldStories)
  return {
    same: await takePictures(after, newStories, { report }),
    added: wanted.map(({ name }) => name).filter((name) => newStories.has(name) && !oldStories.has(name)),
    removed: [...oldStories.keys()].filter((name) => !newStories.has(name)),
  }
}
