import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { reactRootOptions } from './reactRootOptions.ts'
import { ComponentLoadError } from './siteContext.ts'

afterEach(() => vi.unstubAllGlobals())

/**
 * Renders, with the site's root options, a component that throws only at its first render. Returns the reported errors.
 */
async function collectReports(failure: Error): Promise<unknown[]> {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const element = document.createElement('div')
  const root = createRoot(element, reactRootOptions)
  let times = 0
  const Failing = () => {
    if (times++ === 0) throw failure
    return 'here'
  }
  startTransition(() => root.render(<Failing />))
  await expect.poll(() => element.textContent).toBe('here')
  root.unmount()
  return reported
}

test('reports no error when the first load of a chunk fails and the second load succeeds', async () => {
  expect(await collectReports(new ComponentLoadError('It did not come.'))).toEqual([])
})

test('reports an error with its cause when React recovered from the error', async () => {
  const fault = new TypeError('planted')
  expect(await collectReports(fault)).toEqual([expect.objectContaining({ cause: fault })])
})
