import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Builds the static Storybook of a work tree without docs pages, because no picture shows them.
 *
 * @param root The root of a workspace whose packages are installed.
 * @param out The output folder.
 * @throws Error with the end of the build's output.
 */
export async function buildStorybook(root: string, out: string): Promise<void> {
  const args = [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--test',
    '--preview-only',
    '--disable-telemetry',
    '--quiet',
    '--output-dir',
    out,
  ]
  const child = spawn(process.execPath, args, { cwd: join(root, 'apps/storybook'), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => void (output += part.toString()))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0 || !existsSync(join(out, 'index.json')))
    throw new Error(`The Storybook of ${root} could not be built: ${output.trim().slice(-2000)}`)
}
