import { writeSync } from 'node:fs'
import { openSession, playRound } from '../domain/rounds.ts'
import { memberId, openTestDb } from './openTestDb.ts'

// A program of its own, so that it can be killed: plays rounds without an end and says the key of each one that was committed.
const [path = '', run = ''] = process.argv.slice(2)
const db = openTestDb(path)
const now = Date.now()
const sessionId = openSession(db, {
  tenant: 'north',
  member: memberId(db, 'north', 'vip'),
  game: 10_001,
  returnUrl: 'http://north.localhost/m/home',
  language: 'PT',
  key: `launch of run ${run}`,
  now,
})
for (let index = 0; ; index++) {
  const key = `${run}-${index}`
  playRound(db, { sessionId, stakeMinor: 50, key, now })
  writeSync(1, `${key}\n`)
}
