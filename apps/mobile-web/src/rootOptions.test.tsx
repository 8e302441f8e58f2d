import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { rootOptions } from './rootOptions.ts'
import { LoadFailure } from './siteContext.ts'

afterEach(() => vi.unstubAllGlobals())

/** Renders a component that throws at its first render only, with the site's root options. @returns The errors that are reported. */
async function collectReports(failure: Error): Promise<unknown[]> {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const element = document.createElement('div')
  const root = createRoot(element, rootOptions)
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

test('reports no error when a part of the site failed to load and loads at the second attempt', async () => {
  expect(await collectReports(new LoadFailure('It did not come.'))).toEqual([])
})

test('reports any other error that React recovered from, with its cause', async () => {
  const fault = new TypeError('planted')
  expect(await collectReports(fault)).toEqual([expect.objectContaining({ cause: fault })])
})
