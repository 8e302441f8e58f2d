import { writeSync } from 'node:fs'
import { openGameSession, playGameRound } from '../domain/rounds.ts'
import { getDemoPersonId, createTestDb } from './createTestDb.ts'

// This program runs in its own process, so that a test can kill it. It plays rounds in an endless loop and prints the
// idempotency key of each committed round.
const [path = '', run = ''] = process.argv.slice(2)
const db = createTestDb(path)
const now = Date.now()
const sessionId = openGameSession(db, {
  tenant: 'north',
  member: getDemoPersonId(db, 'north', 'vip'),
  game: 10_001,
  returnUrl: 'http://north.localhost/m/home',
  language: 'PT',
  key: `launch of run ${run}`,
  now,
})
for (let index = 0; ; index++) {
  const key = `${run}-${index}`
  playGameRound(db, { sessionId, stakeMinor: 50, key, now })
  writeSync(1, `${key}\n`)
}
