import { createRefusalResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { TrialButton } from './TrialButton.tsx'

test('scrolls the error of a refused trial into view when the button is at the bottom of the screen', async () => {
  window.scrollTo(0, 0)
  const { screen } = await renderScreen(
    <>
      <div style={{ blockSize: window.innerHeight - 20 }} />
      <TrialButton onSignedIn={() => undefined} />
      <div style={{ blockSize: 2000 }} />
    </>,
    { guest: true, answers: { 'GET /wps/trial/create': () => createRefusalResponse('system.busy', 'Busy', 429) } },
  )
  // Click in the DOM, because a locator's click would scroll the page.
  ;(screen.getByRole('button', { name: 'Play for fun' }).element() as HTMLElement).click()
  const notice = screen.getByText(/^Too many attempts/)
  await expect.element(notice).toBeVisible()
  const { top, bottom } = notice.element().getBoundingClientRect()
  expect(Math.ceil(top)).toBeGreaterThanOrEqual(0)
  expect(Math.floor(bottom)).toBeLessThanOrEqual(window.innerHeight)
})
