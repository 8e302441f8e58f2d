import { expect, test } from 'vitest'
import { ensureTestBrowser, type BrowserTools } from './ensureTestBrowser.ts'

/**
 * Creates fake tools of a machine on which a browser exists as soon as the step `source` has run. With `present`, the
 * browser exists from the start.
 */
function createTools(source: 'present' | 'download' | 'package' | 'none', change: Partial<BrowserTools> = {}) {
  const done: string[] = []
  const lines: string[] = []
  const has = () => source === 'present' || done.includes(source)
  const step = (name: string) => () => {
    done.push(name)
    return name === source
  }
  const given: BrowserTools = {
    find: () => (has() ? '/browser' : undefined),
    starts: () => true,
    isHeadlessShell: () => true,
    download: step('download'),
    installPackage: step('package'),
    print: (line) => lines.push(line),
    ...change,
  }
  return { given, done, lines }
}

test.each([
  ['present', []],
  ['download', ['download']],
  ['package', ['download', 'package']],
] as const)('tries no further source after the source "%s" provides a browser', (source, tried) => {
  const { given, done } = createTools(source)
  expect(ensureTestBrowser(given)).toBe('/browser')
  expect(done).toEqual(tried)
})

test('prints nothing when the machine has a headless shell', () => {
  const { given, lines } = createTools('present')
  ensureTestBrowser(given)
  expect(lines).toEqual([])
})

test('prints how to install a browser when no source provides one', () => {
  const { given, lines } = createTools('none')
  expect(ensureTestBrowser(given)).toBeUndefined()
  expect(lines.at(-1)).toMatch(/Install Chromium or Chrome, or set LOBBY_CHROMIUM/)
})

test('ignores a browser that does not start', () => {
  const { given, done } = createTools('present', { starts: () => false })
  expect(ensureTestBrowser(given)).toBeUndefined()
  expect(done).toEqual(['download', 'package'])
})

test('tries only the download when the user cannot install packages', () => {
  const { given, done } = createTools('package', { installPackage: undefined })
  expect(ensureTestBrowser(given)).toBeUndefined()
  expect(done).toEqual(['download'])
})

test('installs the headless shell next to a full browser, but only if the user may install system packages', () => {
  const windows = { find: () => '/chrome', isHeadlessShell: () => false }
  const can = createTools('package', windows)
  expect(ensureTestBrowser(can.given)).toBe('/chrome')
  expect(can.done).toEqual(['package'])
  const cannot = createTools('none', { ...windows, installPackage: undefined })
  expect(ensureTestBrowser(cannot.given)).toBe('/chrome')
  expect([cannot.done, cannot.lines]).toEqual([[], []])
  const fails = createTools('none', windows)
  expect(ensureTestBrowser(fails.given)).toBe('/chrome')
})
