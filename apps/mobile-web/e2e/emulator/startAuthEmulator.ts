import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The version of firebase-tools, which contains Firebase's Auth emulator. The project does not depend on
 * firebase-tools: only these tests download it.
 */
const version = '15.34.2'
const folder = join(import.meta.dirname, '../../../../node_modules/.cache', `firebase-tools-${version}-whole`)

/** The Firebase project of the demo merchants. */
const project = 'demo-lobby'

export interface AuthEmulator {
  /** The web origin of the emulator, for example `http://127.0.0.1:41234`. */
  readonly origin: string
  /** Returns the SMS code that the emulator sent last to a phone number. */
  readonly readSmsCode: (phone: string) => Promise<string>
  readonly close: () => void
}

/**
 * Starts the emulator on a free port. The first call downloads it.
 * @throws If the download fails, with the output of npm, or if the emulator does not start.
 */
export async function startAuthEmulator(): Promise<AuthEmulator> {
  fetchTools()
  const home = join(folder, 'node_modules/firebase-tools/package.json')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.mjs'), home, project], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    const output: string[] = []
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk.toString())
      const found = /listening (\d+)/.exec(output.join(''))?.[1]
      if (found !== undefined) resolve(found)
    })
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`The Auth emulator of firebase-tools ${version} did not start (${code}).\n${output.join('')}`)),
    )
  })
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    readSmsCode: async (phone) => {
      const answer = await fetch(`${origin}/emulator/v1/projects/${project}/verificationCodes`)
      const { verificationCodes = [] } = (await answer.json()) as {
        verificationCodes?: { phoneNumber: string; code: string }[]
      }
      const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code
      if (code === undefined) throw new Error(`No code was sent to ${phone}.`)
      return code
    },
    // Close the standard input of the emulator's process, which then exits.
    close: () => void child.stdin.end(),
  }
}

/**
 * Downloads firebase-tools unless it is installed. Installs it into a temporary folder and then renames the folder, so
 * that no test uses an incomplete installation.
 */
function fetchTools(): void {
  if (existsSync(folder)) return
  mkdirSync(dirname(folder), { recursive: true })
  const temporary = mkdtempSync(`${folder}-`)
  writeFileSync(join(temporary, 'package.json'), '{ "private": true }')
  const args = [
    'install',
    `firebase-tools@${version}`,
    '--no-save',
    '--ignore-scripts',
    '--omit=optional',
    '--no-audit',
    '--no-fund',
  ]
  const { status, stderr } = spawnSync('npm', args, { cwd: temporary, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`npm could not download firebase-tools ${version}, which contains the Auth emulator.\n${stderr}`)
  try {
    renameSync(temporary, folder)
  } catch (error) {
    // Another test may have installed firebase-tools in the meantime.
    if (!existsSync(folder)) throw error
    rmSync(temporary, { recursive: true, force: true })
  }
}
