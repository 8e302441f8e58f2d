import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { useApplyMissedPopstate } from './useApplyMissedPopstate.ts'

const before = location.pathname + location.search
afterEach(() => history.replaceState(null, '', before))

/** Navigates the browser to another history entry during the router's first render. */
function Interrupted({ go }: { readonly go: () => void }) {
  const { search } = useLocation()
  useApplyMissedPopstate()
  go()
  return <p>{search}</p>
}

const goOnce = () => {
  let gone = false
  return () => {
    if (gone) return
    gone = true
    history.pushState({ idx: 1, key: 'other' }, '', '?other')
    dispatchEvent(new PopStateEvent('popstate'))
  }
}

test('shows the previous page when the player presses Back during the first render', async () => {
  const screen = await render(
    <BrowserRouter>
      <Interrupted go={goOnce()} />
    </BrowserRouter>,
  )
  await expect.element(screen.getByText('?other')).toBeVisible()
})

test('dispatches no popstate event when the router already shows the current page', async () => {
  const events: Event[] = []
  const record = (event: Event) => events.push(event)
  addEventListener('popstate', record)
  await render(
    <BrowserRouter>
      <Interrupted go={() => undefined} />
    </BrowserRouter>,
  )
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  removeEventListener('popstate', record)
  expect(events).toEqual([])
})
