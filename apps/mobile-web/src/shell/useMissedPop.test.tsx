import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { useMissedPop } from './useMissedPop.ts'

const before = location.pathname + location.search
afterEach(() => history.replaceState(null, '', before))

/** The browser goes to another entry while the router is drawn for the first time. */
function Interrupted({ go }: { readonly go: () => void }) {
  const { search } = useLocation()
  useMissedPop()
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

test('a Back that was pressed during the first drawing is shown after it', async () => {
  const screen = await render(
    <BrowserRouter>
      <Interrupted go={goOnce()} />
    </BrowserRouter>,
  )
  await expect.element(screen.getByText('?other')).toBeVisible()
})

test('the router is told of nothing that it shows already', async () => {
  const told: Event[] = []
  const hear = (event: Event) => told.push(event)
  addEventListener('popstate', hear)
  await render(
    <BrowserRouter>
      <Interrupted go={() => undefined} />
    </BrowserRouter>,
  )
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  removeEventListener('popstate', hear)
  expect(told).toEqual([])
})
