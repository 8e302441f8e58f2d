import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Link } from './Link.tsx'

function Screen() {
  return (
    <>
      <Link to="/m/there?next=%2Fm%2Fhome" aria-label="Go">
        there
      </Link>
      <p>{useLocation().pathname}</p>
    </>
  )
}

test('navigates to another screen without reloading the page', async () => {
  history.replaceState(null, '', '/m/here')
  Object.assign(window, { kept: true })
  const screen = await render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  )
  await expect.element(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/m/there?next=%2Fm%2Fhome')
  await screen.getByRole('link').click()
  await expect.element(screen.getByText('/m/there')).toBeVisible()
  expect(location.search).toBe('?next=%2Fm%2Fhome')
  expect(window).toHaveProperty('kept', true)
})

test('leaves a click to the browser when a modifier key opens a new tab', async () => {
  history.replaceState(null, '', '/m/here')
  const screen = await render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  )
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  const seen: boolean[] = []
  const stop = (event: Event) => {
    seen.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', stop, { once: true })
  screen.getByRole('link').element().dispatchEvent(click)
  expect(seen).toEqual([false])
  await expect.element(screen.getByText('/m/here')).toBeVisible()
})
