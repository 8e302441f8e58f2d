import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const dev = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'dev.ts'), ...args], { encoding: 'utf8' })
  return { status, said: `${stdout}${stderr}` }
}

test.each([
  ['no merchant', [], /^Which merchant\? npm run dev -- <merchant>, one of: .*\baurora\b.*\n$/],
  ['a merchant that does not exist', ['acme'], /^There is no merchants\/acme\. npm run dev -- <merchant>, one of: .*\baurora\b.*\n$/],
])('%s is one line with the cure', (_title, args, line) => {
  expect(dev(...args)).toEqual({ status: 1, said: expect.stringMatching(line) })
})
