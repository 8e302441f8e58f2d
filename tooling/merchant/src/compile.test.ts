import { expect, test } from 'vitest'
import { isFromCache } from './compile.ts'

const summary = (cached: number, total: number) =>
  ` Tasks:    ${total} successful, ${total} total\nCached:    ${cached} cached, ${total} total\n  Time:    64ms >>> FULL TURBO\n`

test.each([
  ['nothing to do', summary(1, 1), true],
  ['several tasks, all kept', summary(12, 12), true],
  ['a compile', summary(0, 1), false],
  ['one of twelve', summary(1, 12), false],
  ['no summary', 'compiling ...', false],
])('%s', (_, output, kept) => {
  expect(isFromCache(output)).toBe(kept)
})
