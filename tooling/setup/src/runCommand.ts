import { spawn } from 'node:child_process'
import { workspaceRoot } from './workspaceRoot.ts'

/**
 * Runs a program in the project's root. Its output goes to the terminal.
 *
 * @returns True if it exited without an error.
 */
export const runCommand = (command: string, args: readonly string[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: workspaceRoot,
      stdio: 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
