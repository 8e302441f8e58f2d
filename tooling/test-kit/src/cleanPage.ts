import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'

// Runs before each test file in the browser. All files of a package share one page, so that what they import is loaded once: each test leaves the
// page as it found it.

/** Where vitest-browser-react leaves its cleanup, which it registers by itself in the first file of a page only. */
const cleanUp = Symbol.for('vitest:component-cleanup')

const root = document.documentElement
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const)
const { innerWidth, innerHeight } = window

afterEach(async () => {
  await (page as { [cleanUp]?: () => Promise<void> })[cleanUp]?.()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  localStorage.clear()
  sessionStorage.clear()
  if (window.innerWidth !== innerWidth || window.innerHeight !== innerHeight) await page.viewport(innerWidth, innerHeight)
  window.scrollTo(0, 0)
})
