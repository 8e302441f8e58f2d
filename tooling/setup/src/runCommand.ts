import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'

/** How a command ended. */
export interface CommandResult {
  readonly succeeded: boolean
  /** Processor time of the command and of every process that it started and waited for, in milliseconds. */
  readonly cpuMs: number
}

// POSIX shells report the processor time of their children; Node cannot.
const withTimes = '"$@"; code=$?; times > "$LOBBY_TIMES"; exit $code'

/** Runs a program in the project's root, with its output on ours. */
export async function runCommand(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<CommandResult> {
  const dir = mkdtempSync(join(tmpdir(), 'lobby-times-'))
  const times = join(dir, 'times')
  try {
    const succeeded = await new Promise<boolean>((resolve, reject) => {
      const child = spawn('sh', ['-c', withTimes, 'sh', command, ...args], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', LOBBY_TIMES: times, ...env },
      })
      child.on('error', reject)
      child.on('exit', (code) => resolve(code === 0))
    })
    return { succeeded, cpuMs: parseTimes(readFileSync(times, 'utf8')) }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** Adds up what `times` prints, `1m2.5s 0m0.3s`: the first line is the shell, the second its children. Returns milliseconds. */
export function parseTimes(text: string): number {
  const seconds = [...text.matchAll(/(\d+)m([\d.,]+)s/g)].map(([, minutes = '0', rest = '0']) => Number(minutes) * 60 + Number(rest.replace(',', '.')))
  return Math.round(seconds.reduce((sum, each) => sum + each, 0) * 1000)
}
