import { expect, test } from 'vitest'
import { isPartialPlaywrightRun } from './isPartialPlaywrightRun.ts'

const isPartWith = (...args: readonly string[]) =>
  isPartialPlaywrightRun(['/bin/node', '/bin/playwright', 'test', ...args])

test.each([[[]], [['--workers', '2']], [['--retries=0', '-j', '1']], [['--reporter', 'list', '--headed']]])(
  'recognises a run of all journeys when the arguments are %j',
  (args) => {
    expect(isPartWith(...args)).toBe(false)
  },
)

test.each([
  [['once/rollback.spec.ts']],
  [['--workers', '2', 'home']],
  [['-g', 'home']],
  [['--grep=home']],
  [['--project', 'aurora PT']],
  [['--shard=1/2']],
  [['--last-failed']],
])('recognises a partial run when the arguments are %j', (args) => {
  expect(isPartWith(...args)).toBe(true)
})
