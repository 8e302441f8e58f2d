import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killWrites, type Killed, type Writes } from '@lobby/sandbox/kills'
import { figure, table } from '@lobby/test-kit/table'
import { keep } from '../report/keep.ts'

/** Kills the sandbox's programs in the middle of writes, and holds what they had acknowledged against what is there. */
export async function benchKills({ count = 1000 }: { readonly count?: number }): Promise<void> {
  using dir = mkdtempDisposableSync(join(tmpdir(), 'lobby-kills-'))
  const payments = Math.floor(count / 3)
  const plan = { rounds: count - payments, payments }
  const kinds: (readonly [name: Writes, kills: number, killed: Killed])[] = []
  for (const what of ['rounds', 'payments'] as const)
    kinds.push([what, plan[what], await killAll(join(dir.path, `${what}.db`), what, plan[what])])
  const row = (title: string, of: (killed: Killed) => number) => [
    title,
    ...kinds.map(([, , killed]) => figure(of(killed))),
  ]
  console.log(
    `\n${table([
      ['kill -9 in the middle of writes', ...kinds.map(([name]) => name)],
      ['kills', ...kinds.map(([, kills]) => figure(kills))],
      row('rows acknowledged', ({ acknowledged }) => acknowledged.length),
      row('acknowledged rows lost, and halves of one', ({ faults }) => faults.length),
    ])}`,
  )
  console.log(
    `\nKept: ${keep('kills', Object.fromEntries(kinds.map(([what, kills, { acknowledged, faults }]) => [what, { kills, acknowledged: acknowledged.length, faults }])))}`,
  )
  if (kinds.some(([, , { faults }]) => faults.length > 0)) process.exitCode = 1
}

async function killAll(file: string, what: Writes, kills: number): Promise<Killed> {
  return killWrites({
    file,
    what,
    kills,
    onKill: (kill) => kill % 50 === 0 && console.log(`${kill} of ${kills} kills among ${what} ...`),
  })
}
