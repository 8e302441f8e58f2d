import type { TestSite } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { useLayoutEffect } from 'react'

/** Renders a hook, for a guest by default. The returned function `now` returns the current result of the hook. */
export async function renderHookInTestSite<Result>(hook: () => Result, site?: TestSite) {
  const results: Result[] = []
  function Hook() {
    const result = hook()
    useLayoutEffect(() => void results.splice(0, 1, result))
    return null
  }
  const page = await renderScreen(<Hook />, site ? { site } : { guest: true })
  return { ...page, now: () => results[0] as Result, unmount: page.screen.unmount }
}
