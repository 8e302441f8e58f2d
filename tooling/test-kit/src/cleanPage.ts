import { beforeEach, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// Runs before each test file in the browser. All test files of a package share one browser page, so that the browser
// loads shared modules only one time. This file restores the page after each test.

const root = document.documentElement
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const)
const { innerWidth, innerHeight } = window

async function clean(): Promise<void> {
  // vitest-browser-react registers its cleanup only in the first file of a page.
  await cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  localStorage.clear()
  sessionStorage.clear()
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight)
    await page.viewport(innerWidth, innerHeight)
  window.scrollTo(0, 0)
}

// Vitest runs these callbacks in reverse order, so `clean` runs after the cleanup of the test. `clean` does not restore
// spies, because restoring a spy on a fake timer twice would install the fake timer again.
beforeEach(() => onTestFinished(clean))
