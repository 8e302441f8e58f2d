import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Kills the process of a test (with `node --import`) like `kill -9`, just before it changes the disk for the
 * `LOBBY_KILL_AT`th time. A process that ends normally writes its number of changes to the file named by
 * `LOBBY_CHANGES`.
 */
const killAt = Number(process.env['LOBBY_KILL_AT'] ?? 0)
const changingFunctions = [
  'appendFileSync',
  'chmodSync',
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'symlinkSync',
  'writeFileSync',
] as const
const { writeFileSync } = fs
let changes = 0
for (const name of changingFunctions) {
  const change = fs[name] as (...args: unknown[]) => unknown
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      changes += 1
      if (changes === killAt) process.kill(process.pid, 'SIGKILL')
      return change(...args)
    },
  })
}
syncBuiltinESMExports()
process.on('exit', () => writeFileSync(process.env['LOBBY_CHANGES'] ?? '/dev/null', String(changes)))
