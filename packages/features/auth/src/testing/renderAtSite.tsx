import { NotifyProvider } from '@lobby/platform/notify'
import { TestApp, type TestSite } from '@lobby/platform/testing'
import { renderHook } from 'vitest-browser-react'
import { openTestSite } from './openTestSite.ts'
import { toldNotify } from './toldNotify.ts'

/** A hook at a site; what it has told is in `told`. */
export async function renderAtSite<Result>(hook: () => Result, site?: TestSite) {
  const at = site ?? (await openTestSite())
  const { told, notify } = toldNotify()
  const { result, unmount } = await renderHook(hook, {
    wrapper: ({ children }) => (
      <TestApp site={at}>
        <NotifyProvider notify={notify}>{children}</NotifyProvider>
      </TestApp>
    ),
  })
  return { site: at, now: () => result.current, told, unmount }
}
