import { createRefusalResponse } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { ResponsibleScreen } from '../screens/ResponsibleScreen.tsx'
import {
  createOwnLimitFixture,
  createResponsibleGamingStateFixture,
} from '../testing/createResponsibleGamingStateFixture.ts'
import { renderResponsibleGamingScreen } from '../testing/renderResponsibleGamingScreen.tsx'

test('scrolls the error into view when a pending raise of a limit could not be cancelled', async () => {
  window.scrollTo(0, 0)
  const pending = { amount: 80_000, countsFrom: '2026-11-23T15:00:00Z' }
  const { screen } = await renderResponsibleGamingScreen(
    <>
      <div style={{ blockSize: 2000 }} />
      <ResponsibleScreen />
    </>,
    {
      answers: {
        'GET /wps/responsible/state': {
          value: createResponsibleGamingStateFixture({
            limits: [createOwnLimitFixture({ amount: 20_000, left: 20_000, pending })],
          }),
        },
        'POST /wps/responsible/limit/cancel': () => createRefusalResponse('system.busy', 'Busy', 429),
      },
    },
  )
  const cancel = screen.getByRole('button', { name: 'Keep current limit' })
  await expect.element(cancel).toBeInTheDocument()
  // Click in the DOM, because a locator's click would scroll the page to the row.
  ;(cancel.element() as HTMLElement).click()
  const notice = screen.getByRole('alert')
  await expect.element(notice).toBeVisible()
  const { top, bottom } = notice.element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(Math.floor(bottom)).toBeLessThanOrEqual(window.innerHeight)
})
