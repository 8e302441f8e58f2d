import { expect, test } from 'vitest'
import { isTurboRunFromCache } from './compileSite.ts'

const summary = (cached: number, total: number) =>
  ` Tasks:    ${total} successful, ${total} total\nCached:    ${cached} cached, ${total} total\n  Time:    ` +
  `64ms >>> FULL TURBO\n`

test.each([
  ['one task, cached', summary(1, 1), true],
  ['twelve tasks, all cached', summary(12, 12), true],
  ['one task, not cached', summary(0, 1), false],
  ['one of twelve tasks cached', summary(1, 12), false],
  ['no summary', 'compiling ...', false],
])('finds in the output of Turbo whether the results of all tasks came from its cache: %s', (_, output, isCached) => {
  expect(isTurboRunFromCache(output)).toBe(isCached)
})
