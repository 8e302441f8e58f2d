import { launchOptions, serveFolder } from '@lobby/test-kit'
import { chromium } from 'playwright-core'
import { compareShots } from './compare/compareShots.ts'
import type { Compared } from './compare/judge.ts'
import type { Wanted } from './plan/planPictures.ts'
import { openCamera } from './take/openCamera.ts'
import { readStories } from './take/readStories.ts'

/** Paints what changed anew as a whole, in one go: what is painted in parts has other edges each time. */
const wholePaint = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--num-raster-threads=1',
]

/** Two static Storybooks, and what to look at in both. */
export interface Pair {
  readonly before: string
  readonly after: string
  readonly wanted: readonly Wanted[]
  /** Told each component as it has been compared. */
  readonly onCompared?: (compared: Compared) => void
}

/** What a pair comes to. */
export interface ComparedPair {
  readonly compared: readonly Compared[]
  /** Components that only one of the two has. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Takes the pictures of both Storybooks in one browser, component by component, and compares them: none of them is kept. */
export async function comparePair({ before, after, wanted, onCompared }: Pair): Promise<ComparedPair> {
  const [was, is] = [readStories(before), readStories(after)]
  await using servedBefore = await serveFolder(before)
  await using servedAfter = await serveFolder(after)
  const options = launchOptions()
  await using browser = await chromium.launch({ ...options, args: [...options.args, ...wholePaint] })
  const [one, other] = await Promise.all([servedBefore, servedAfter].map(({ origin }) => openCamera(browser, origin)))
  const compared: Compared[] = []
  for (const { name, skins, why } of wanted) {
    const [old, now] = [was.get(name), is.get(name)]
    if (!one || !other || old === undefined || now === undefined || skins.length === 0) continue
    const look = async (worn: readonly string[]) => {
      const [earlier, later] = await Promise.all([one.take(old, worn), other.take(now, worn)])
      return compareShots(worn, earlier, later)
    }
    const first = await look(skins)
    // What came too late for one of the two on a busy machine is there at the second go; a change is there at both.
    const result = { name, why, changes: first.length === 0 ? first : await look(skins) }
    compared.push(result)
    onCompared?.(result)
  }
  return {
    compared,
    added: wanted.map(({ name }) => name).filter((name) => is.has(name) && !was.has(name)),
    removed: [...was.keys()].filter((name) => !is.has(name)),
  }
}
