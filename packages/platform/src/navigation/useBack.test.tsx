import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { backTarget, useBack } from './useBack.ts'

function Screen() {
  const back = useBack()
  return (
    <button type="button" onClick={back}>
      {useLocation().pathname}
    </button>
  )
}

test('[SHELL-096] back goes back in a history of more than one entry', async () => {
  history.replaceState(null, '', '/m/before')
  history.pushState(null, '', '/m/here')
  const screen = await render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  )
  await expect.element(screen.getByText('/m/here')).toBeVisible()
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('/m/before')).toBeVisible()
})

test('[SHELL-097] back goes to /m/home in a history of at most one entry', async () => {
  history.replaceState(null, '', '/m/alone')
  const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(1)
  const screen = await render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('/m/home')).toBeVisible()
  length.mockRestore()
  expect([backTarget(0), backTarget(1), backTarget(2)]).toEqual(['/m/home', '/m/home', -1])
})
