import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Firebase's own Auth emulator comes with its tools; npm keeps them outside of the project, so that no install carries them. */
const tools = 'firebase-tools@15.34.2'

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
  const serve = join(import.meta.dirname, 'serve.mjs')
  const child = spawn('npx', ['--yes', `--package=${tools}`, '--', 'node', serve, project], { stdio: ['pipe', 'pipe', 'pipe'] })
  const port = await new Promise<string>((resolve, reject) => {
    const said: string[] = []
    child.stdout.on('data', (chunk: Buffer) => {
      said.push(chunk.toString())
      const found = /listening (\d+)/.exec(said.join(''))?.[1]
      if (found !== undefined) resolve(found)
    })
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The Auth emulator of ${tools} did not start (${code}).\n${said.join('')}`)))
  })
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    codeFor: async (phone) => {
      const answer = await fetch(`${origin}/emulator/v1/projects/${project}/verificationCodes`)
      const { verificationCodes = [] } = (await answer.json()) as { verificationCodes?: { phoneNumber: string; code: string }[] }
      const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code
      if (code === undefined) throw new Error(`No code was sent to ${phone}.`)
      return code
    },
    // The server ends with its input.
    close: () => void child.stdin.end(),
  }
}
