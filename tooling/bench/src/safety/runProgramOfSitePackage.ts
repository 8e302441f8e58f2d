import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { compileSite, DEFAULT_PATHS } from '@lobby/merchant-cli'

/**
 * Compiles the site, and runs a program of `apps/mobile-web` on the compile. Prints the program's errors.
 * @param program the path of the program, relative to `apps/mobile-web`
 * @param args the arguments of the program
 * @returns the last line of the program's output, parsed as JSON
 * @throws Error when the program ends with a code other than 0, or its last line is not JSON
 */
export async function runProgramOfSitePackage<T>(program: string, args: Readonly<Record<string, string>>): Promise<T> {
  await compileSite()
  const given = Object.entries(args).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(process.execPath, [join(DEFAULT_PATHS.app, program), ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`${program} ended with ${code ?? 'a signal'}. Its output above shows the reason.`)
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as T
}
