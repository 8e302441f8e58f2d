import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { getBackTarget, useGoBack } from './useGoBack.ts'

function Screen() {
  const back = useGoBack()
  return (
    <button type="button" onClick={back}>
      {useLocation().pathname}
    </button>
  )
}

test('goes one step back in the history when the visit has an earlier page', { tags: ['SHELL-096'] }, async () => {
  history.replaceState({ idx: 0 }, '', '/m/before')
  history.pushState({ idx: 1 }, '', '/m/here')
  const screen = await render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  )
  await expect.element(screen.getByText('/m/here')).toBeVisible()
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('/m/before')).toBeVisible()
})

test('goes to /m/home when the visit has no earlier page', { tags: ['SHELL-097'] }, async () => {
  // The history also has an entry of another site and one that an overlay added. Neither counts as a step of the visit.
  history.pushState({ idx: 0 }, '', '/m/alone')
  history.pushState({ idx: 0, overlays: 1 }, '', '/m/alone')
  expect(history.length).toBeGreaterThan(1)
  const screen = await render(
    <BrowserRouter>
      <Screen />
    </BrowserRouter>,
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('/m/home')).toBeVisible()
  expect([null, 'text', {}, { idx: null }, { idx: 0 }, { idx: 1 }].map(getBackTarget)).toEqual([
    ...Array<string>(5).fill('/m/home'),
    -1,
  ])
})
