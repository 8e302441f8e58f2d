import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * For a process of a test (`node --import`): ends it as `kill -9` does, before its change number `LOBBY_KILL_AT` of the disk; from 1. A process that gets to its end writes
 * how many changes it made to the file that `LOBBY_CHANGES` names.
 */
const at = Number(process.env['LOBBY_KILL_AT'] ?? 0)
const changing = [
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
for (const name of changing) {
  const change = fs[name] as (...args: unknown[]) => unknown
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      changes += 1
      if (changes === at) process.kill(process.pid, 'SIGKILL')
      return change(...args)
    },
  })
}
syncBuiltinESMExports()
process.on('exit', () => writeFileSync(process.env['LOBBY_CHANGES'] ?? '/dev/null', String(changes)))
