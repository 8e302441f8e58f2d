import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findChromium, isShell } from './chromium.ts'

const root = mkdtempSync(join(tmpdir(), 'lobby-chromium-'))
afterAll(() => rmSync(root, { recursive: true }))

const executable = (folder: string, name: string) => {
  const path = join(root, folder, name)
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

test('the one that LOBBY_CHROMIUM names comes first', () => {
  const named = executable('named', 'any')
  expect(findChromium({ LOBBY_CHROMIUM: named, PATH: join(root, 'path') })).toBe(named)
})

test('one that LOBBY_CHROMIUM names and that is not there is an error with the cure', () => {
  expect(() => findChromium({ LOBBY_CHROMIUM: join(root, 'none') })).toThrow(/is not there\. Set it to/)
})

test('else the first on the path, whatever its name', () => {
  const first = executable('first', 'google-chrome')
  executable('second', 'google-chrome')
  expect(findChromium({ PATH: [join(root, 'empty'), join(root, 'first'), join(root, 'second')].join(':') })).toBe(first)
})

test('a headless shell goes before any browser with windows, wherever it lies', () => {
  executable('windows', 'chromium')
  const shell = executable('shell', 'chromium-headless-shell')
  expect(findChromium({ PATH: [join(root, 'windows'), join(root, 'shell')].join(':') })).toBe(shell)
  expect([shell, join(root, 'windows/chromium')].map(isShell)).toEqual([true, false])
})
