import { expect, test } from 'vitest'
import { ensureBrowser, type BrowserTools } from './ensureBrowser.ts'

/** A machine whose browser appears when `source` has run. */
function tools(source: 'present' | 'download' | 'package' | 'none', change: Partial<BrowserTools> = {}) {
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
    isShell: () => true,
    download: step('download'),
    installPackage: step('package'),
    say: (line) => lines.push(line),
    ...change,
  }
  return { given, done, lines }
}

test.each([
  ['present', []],
  ['download', ['download']],
  ['package', ['download', 'package']],
] as const)('a browser that is there by %s: nothing more than needed is tried', (source, tried) => {
  const { given, done } = tools(source)
  expect(ensureBrowser(given)).toBe('/browser')
  expect(done).toEqual(tried)
})

test('a machine with a browser hears nothing', () => {
  const { given, lines } = tools('present')
  ensureBrowser(given)
  expect(lines).toEqual([])
})

test('none to be had: the last line is the cure', () => {
  const { given, lines } = tools('none')
  expect(ensureBrowser(given)).toBeUndefined()
  expect(lines.at(-1)).toMatch(/Install Chromium or Chrome, or set LOBBY_CHROMIUM/)
})

test('a browser that does not start counts as none', () => {
  const { given, done } = tools('present', { starts: () => false })
  expect(ensureBrowser(given)).toBeUndefined()
  expect(done).toEqual(['download', 'package'])
})

test('where packages cannot be installed, nothing of the kind is tried', () => {
  const { given, done } = tools('package', { installPackage: undefined })
  expect(ensureBrowser(given)).toBeUndefined()
  expect(done).toEqual(['download'])
})

test('a browser with windows is joined by the headless shell where a package can be installed, and is enough where not', () => {
  const windows = { find: () => '/chrome', isShell: () => false }
  const can = tools('package', windows)
  expect(ensureBrowser(can.given)).toBe('/chrome')
  expect(can.done).toEqual(['package'])
  const cannot = tools('none', { ...windows, installPackage: undefined })
  expect(ensureBrowser(cannot.given)).toBe('/chrome')
  expect([cannot.done, cannot.lines]).toEqual([[], []])
  const fails = tools('none', windows)
  expect(ensureBrowser(fails.given)).toBe('/chrome')
})
