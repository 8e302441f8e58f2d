import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findChromium, isHeadlessShell } from './chromium.ts'

const root = mkdtempSync(join(tmpdir(), 'lobby-chromium-'))
afterAll(() => rmSync(root, { recursive: true }))

const executable = (folder: string, name: string) => {
  const path = join(root, folder, name)
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

test('prefers the browser in LOBBY_CHROMIUM to the browsers on PATH', () => {
  const named = executable('named', 'any')
  expect(findChromium({ LOBBY_CHROMIUM: named, PATH: join(root, 'path') })).toBe(named)
})

test('throws an error with advice when the file in LOBBY_CHROMIUM does not exist', () => {
  expect(() => findChromium({ LOBBY_CHROMIUM: join(root, 'none') })).toThrow(/does not exist\. Set it to/)
})

test('returns the first browser on PATH when LOBBY_CHROMIUM is not set', () => {
  const first = executable('first', 'google-chrome')
  executable('second', 'google-chrome')
  expect(findChromium({ PATH: [join(root, 'empty'), join(root, 'first'), join(root, 'second')].join(':') })).toBe(first)
})

test('prefers a headless shell to a full browser that is earlier on PATH', () => {
  executable('windows', 'chromium')
  const shell = executable('shell', 'chromium-headless-shell')
  expect(findChromium({ PATH: [join(root, 'windows'), join(root, 'shell')].join(':') })).toBe(shell)
  expect([shell, join(root, 'windows/chromium')].map(isHeadlessShell)).toEqual([true, false])
})
