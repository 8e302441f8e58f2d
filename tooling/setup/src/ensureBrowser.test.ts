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
