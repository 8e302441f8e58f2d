import { join } from 'node:path'
import { compileSite } from '../compileSite.ts'
import { resolveMerchantId } from '../merchantId.ts'
import { DEFAULT_PATHS, WORKSPACE_ROOT } from '../places.ts'
import { runProgram, printLine } from '../output.ts'

/** The side effects of the verb, which tests replace. */
interface ShotsOptions {
  readonly build?: () => Promise<unknown>
  /** Takes the screenshots. @returns The exit code. */
  readonly take?: (args: readonly string[]) => Promise<number>
  readonly print?: (text: string) => void
}

/** Runs the app's program that takes a screenshot of each screen. */
const takeScreenshots = (args: readonly string[]): Promise<number> =>
  runProgram(process.execPath, [join(DEFAULT_PATHS.app, 'e2e/screens/shots.ts'), ...args], process.cwd())

/**
 * Runs `merchant shots <id> [--out dir] [--width 360] [--height 800] [--only text] [--language code]`: takes a
 * screenshot of every screen of the site in each of its states, and writes one sheet of screenshots for each language.
 * The default folder is `.reports/shots`, which git ignores.
 * @returns The exit code: 1 if a screen failed.
 * @throws Error if the merchant does not exist, or the site does not compile.
 */
export async function runShotsVerb(
  args: readonly string[],
  { build = compileSite, take = takeScreenshots, print = printLine }: ShotsOptions = {},
): Promise<number> {
  resolveMerchantId(
    DEFAULT_PATHS.merchants,
    args.find((word) => !word.startsWith('-')),
    'shots <id>',
  )
  print(
    'Compiling, then taking a screenshot of each screen. This takes some minutes; --only <text> takes fewer screens ...',
  )
  await build()
  const hasOut = args.some((word) => /^--out(?:=|$)/.test(word))
  return take(hasOut ? args : [...args, '--out', join(WORKSPACE_ROOT, '.reports/shots')])
}
