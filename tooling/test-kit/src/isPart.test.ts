import { expect, test } from 'vitest'
import { isPart } from './isPart.ts'

const ofRun = (...said: readonly string[]) => isPart(['/bin/node', '/bin/playwright', 'test', ...said])

test.each([[[]], [['--workers', '2']], [['--retries=0', '-j', '1']], [['--reporter', 'list', '--headed']]])(
  'with %j all journeys are walked',
  (said) => {
    expect(ofRun(...said)).toBe(false)
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
])('with %j a part', (said) => {
  expect(ofRun(...said)).toBe(true)
})
