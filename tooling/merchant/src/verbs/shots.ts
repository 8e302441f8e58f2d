import { join } from 'node:path'
import { compile } from '../compile.ts'
import { known } from '../merchantId.ts'
import { places, root } from '../places.ts'
import { run, say } from '../say.ts'

/** What stands in for the parts of the machine, in tests. */
interface ShotsOptions {
  readonly build?: () => Promise<unknown>
  /** Takes the pictures. @returns the exit code */
  readonly take?: (args: readonly string[]) => Promise<number>
  readonly print?: (text: string) => void
}

/** The app's own list of screens, and what takes their pictures. */
const takeAll = (args: readonly string[]): Promise<number> =>
  run(process.execPath, [join(places.app, 'e2e/screens/shots.ts'), ...args], process.cwd())

/**
 * `merchant shots <id> [--out dir] [--width 360] [--height 800] [--only text] [--language code]`: every screen of the site in its
 * states, one sheet a language; in `.reports/shots`, which git leaves alone, unless said otherwise.
 * @returns the exit code: 1 when a screen did not come
 * @throws a sentence where there is no such merchant, or the site does not compile
 */
export async function shots(
  args: readonly string[],
  { build = compile, take = takeAll, print = say }: ShotsOptions = {},
): Promise<number> {
  known(
    places.merchants,
    args.find((word) => !word.startsWith('-')),
    'shots <id>',
  )
  print('Compiling, then each screen in turn: some minutes for all of them, --only <text> for a few ...')
  await build()
  const isSaid = args.some((word) => /^--out(?:=|$)/.test(word))
  return take(isSaid ? args : [...args, '--out', join(root, '.reports/shots')])
}
