import { beforeEach, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

// Runs before each test file in the browser. All files of a package share one page, so that what they import is loaded once: each test leaves the
// page as it found it.

const root = document.documentElement
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const)
const { innerWidth, innerHeight } = window

async function clean(): Promise<void> {
  // It registers this by itself in the first file of a page only.
  await cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  localStorage.clear()
  sessionStorage.clear()
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight)
  window.scrollTo(0, 0)
}

// The first that is registered runs last, after what the test undoes by itself. Spies are left to the test: Vitest restores one for each time that it
// is asked to, and a spy on a faked timer would bring the faked one back.
beforeEach(() => onTestFinished(clean))
