import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { rootOptions } from './rootOptions.ts'
import { LoadFailure } from './siteContext.ts'

afterEach(() => vi.unstubAllGlobals())

/** Draws in a root of the site's what fails at its first drawing alone, and tells what is reported of it. */
async function reportedOf(failure: Error): Promise<unknown[]> {
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

test('a part that did not come and is asked for anew meanwhile is no error of the page', async () => {
  expect(await reportedOf(new LoadFailure('It did not come.'))).toEqual([])
})

test('any other error that was got over is reported, with what it came of', async () => {
  const fault = new TypeError('planted')
  expect(await reportedOf(fault)).toEqual([expect.objectContaining({ cause: fault })])
})
