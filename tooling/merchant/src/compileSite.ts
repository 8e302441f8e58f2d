import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { WORKSPACE_ROOT } from './places.ts'

/**
 * Compiles the site one time for all merchants. Turbo uses the cached result if no input changed.
 * @returns `fromCache` is true if the result came from the cache.
 * @throws Error with the compiler's output if it fails.
 */
export async function compileSite(): Promise<{ readonly fromCache: boolean }> {
  const tools = join(WORKSPACE_ROOT, 'node_modules/.bin')
  const path = [dirname(process.execPath), tools, process.env['PATH']].join(delimiter)
  const env = { ...process.env, PATH: path, TURBO_TELEMETRY_DISABLED: '1' }
  const logOptions = ['--output-logs=new-only', '--ui=stream', '--no-update-notifier']
  const args = ['run', 'build', '--filter=@lobby/mobile-web', ...logOptions]
  const child = spawn(join(tools, 'turbo'), args, { cwd: WORKSPACE_ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0)
    throw new Error(`The site does not compile. Correct the errors below, then run this again.\n${output}`.trim())
  return { fromCache: isTurboRunFromCache(output) }
}

/**
 * Returns whether the result of every task of a Turbo run came from the cache. Reads the summary at the end of Turbo's
 * output.
 */
export const isTurboRunFromCache = (output: string): boolean =>
  /^\s*Cached:\s+([1-9]\d*) cached, \1 total\s*$/m.test(output)
