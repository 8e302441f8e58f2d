import { createToastStore } from '@lobby/ui'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Site } from './boot.ts'
import { ErrorBoundary } from './shell/ErrorBoundary.tsx'
import { SiteContext, useLazyComponent } from './siteContext.ts'

/** Renders a component whose chunk `load` loads, or a retry button if the load fails. */
async function renderPart(load: () => Promise<{ default: () => string }>) {
  const log = vi.fn()
  const site = {
    log,
    language: 'EN',
    dictionaries: { load: () => Promise.resolve() },
    toasts: createToastStore(window),
  } as unknown as Site
  function Part() {
    const Lazy = useLazyComponent(load)
    return <Lazy />
  }
  const screen = await render(
    <SiteContext value={site}>
      <ErrorBoundary fallback={(reset) => <button onClick={reset}>Try again</button>}>
        <Suspense>
          <Part />
        </Suspense>
      </ErrorBoundary>
    </SiteContext>,
  )
  return { screen, logged: () => log.mock.calls.map((call) => call.join(' ')) }
}

test('logs each failed load of a chunk one time, with the reason', { tags: ['SHELL-126'] }, async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('screen.js failed to load')))
  const { screen, logged } = await renderPart(load)
  const line = 'A part of the site did not load: TypeError: screen.js failed to load'
  await expect.element(screen.getByRole('button')).toBeVisible()
  expect(logged()).toEqual([line])
  await screen.getByRole('button').click()
  await expect.poll(() => load.mock.calls.length).toBe(2)
  await expect.poll(logged).toEqual([line, line])
})

test('control: logs nothing when the chunk loads', async () => {
  const { screen, logged } = await renderPart(() => Promise.resolve({ default: () => 'The part' }))
  await expect.element(screen.getByText('The part')).toBeVisible()
  expect(logged()).toEqual([])
})
