import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { merchantIds } from '@lobby/merchant/reader'
import { compile } from '../compile.ts'
import { places } from '../places.ts'

/**
 * `merchant shots <id> [--out dir] [--width 360] [--height 800] [--only text] [--language code]`: every screen of the site in its
 * states, one sheet a language. The screens are the app's own list; it takes the pictures.
 * @returns the exit code: 1 when a screen did not come
 */
export async function shots(args: readonly string[]): Promise<number> {
  const [id = ''] = args
  const known = merchantIds(places.merchants)
  if (!known.includes(id)) throw new Error(`Say whose screens: ${known.map((one) => `\`npm run merchant -- shots ${one}\``).join(', ')}.`)
  await compile()
  const child = spawn(process.execPath, [join(places.app, 'e2e/screens/shots.ts'), ...args], { stdio: 'inherit' })
  return new Promise((resolve, reject) => child.once('error', reject).once('close', (code) => resolve(code ?? 1)))
}
