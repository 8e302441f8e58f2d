import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { compile, places } from '@lobby/merchant-cli'

/**
 * Compiles the site, and lets a program of the app's own run on it: what it says on the way is shown.
 * @param program its path below the app
 * @param args of the program
 * @returns what its last line says, as JSON
 * @throws when it ends with another code than 0, or its last line is no JSON
 */
export async function runInApp<T>(program: string, args: Readonly<Record<string, string>>): Promise<T> {
  await compile()
  const given = Object.entries(args).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(process.execPath, [join(places.app, program), ...given], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`${program} ended with ${code ?? 'a signal'}. What it says above tells why.`)
  return JSON.parse(said.trimEnd().split('\n').at(-1) ?? '') as T
}
