import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Firebase's own Auth emulator comes with its tools, which npm fetches for these tests alone: no install of the project carries them. */
const version = '15.34.2'
const folder = join(import.meta.dirname, '../../../../node_modules/.cache', `firebase-tools-${version}-whole`)

/** The project of the demo merchants. */
const project = 'demo-lobby'

export interface Emulator {
  /** For example `http://127.0.0.1:41234`. */
  readonly origin: string
  /** The last code that was sent to a number, as a phone would show it. */
  readonly codeFor: (phone: string) => Promise<string>
  readonly close: () => void
}

/** Fetches the emulator, the first time, and starts it on a free port. @throws Error with what npm said when it does not come */
export async function startEmulator(): Promise<Emulator> {
  fetchTools()
  const home = join(folder, 'node_modules/firebase-tools/package.json')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.mjs'), home, project], {
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const port = await new Promise<string>((resolve, reject) => {
    const said: string[] = []
    child.stdout.on('data', (chunk: Buffer) => {
      said.push(chunk.toString())
      const found = /listening (\d+)/.exec(said.join(''))?.[1]
      if (found !== undefined) resolve(found)
    })
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new Error(`The Auth emulator of firebase-tools ${version} did not start (${code}).\n${said.join('')}`)),
    )
  })
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    codeFor: async (phone) => {
      const answer = await fetch(`${origin}/emulator/v1/projects/${project}/verificationCodes`)
      const { verificationCodes = [] } = (await answer.json()) as {
        verificationCodes?: { phoneNumber: string; code: string }[]
      }
      const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code
      if (code === undefined) throw new Error(`No code was sent to ${phone}.`)
      return code
    },
    // The server ends with its input.
    close: () => void child.stdin.end(),
  }
}

/** Fetched beside its place and moved there whole, so that neither an install that was broken off nor one that another test makes meanwhile is taken. */
function fetchTools(): void {
  if (existsSync(folder)) return
  mkdirSync(dirname(folder), { recursive: true })
  const making = mkdtempSync(`${folder}-`)
  writeFileSync(join(making, 'package.json'), '{ "private": true }')
  const asked = [
    'install',
    `firebase-tools@${version}`,
    '--no-save',
    '--ignore-scripts',
    '--omit=optional',
    '--no-audit',
    '--no-fund',
  ]
  const { status, stderr } = spawnSync('npm', asked, { cwd: making, encoding: 'utf8' })
  if (status !== 0)
    throw new Error(`npm could not fetch firebase-tools ${version}, which has the Auth emulator.\n${stderr}`)
  try {
    renameSync(making, folder)
  } catch (error) {
    // The other test was first.
    if (!existsSync(folder)) throw error
    rmSync(making, { recursive: true, force: true })
  }
}
