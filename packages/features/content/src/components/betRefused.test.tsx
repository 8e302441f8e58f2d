import { ApiError } from '@lobby/api'
import { createSessionFixture } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import tokens from '@lobby/ui/tokens.css?raw'
import { expect, test } from 'vitest'
import { HotMatches } from './HotMatches.tsx'

const match = {
  homeTeam: 'North',
  awayTeam: 'South',
  homeTeamImageUrl: '/team/north.webp',
  awayTeamImageUrl: '/team/south.webp',
  league: 'Cup',
  matchTime: '2026-11-04T20:05:00Z',
  vendor: 'PITCH',
  roomId: 'room-north',
  nodeId: 7,
}

test('shows the reason for a refused bet in the visible part of the page when the match cards end below it', async () => {
  window.scrollTo(0, 0)
  const { screen } = await renderScreen(
    <>
      {/* Sets the height of the bottom bar and resets the CSS, as the site does. */}
      <style>{tokens}</style>
      <div style={{ blockSize: window.innerHeight - 150 }} />
      <HotMatches />
      <div style={{ blockSize: 2000 }} />
    </>,
    {
      session: createSessionFixture(),
      answers: { 'GET /wps/announcement/hotMatch': { value: [match] } },
      onLaunch: () => Promise.reject(new ApiError('refused', { operation: 'launchGame', code: 'game.unavailable' })),
    },
  )
  const bet = screen.getByRole('button', { name: /^Bet now/ })
  await expect.element(bet).toBeInTheDocument()
  // Click in the DOM, because a locator's click would scroll the page.
  ;(bet.element() as HTMLElement).click()
  const notice = screen.getByText(/This game isn’t available right now/)
  await expect.element(notice).toBeVisible()
  const { top, bottom } = notice.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(0)
  expect(bottom).toBeLessThan(window.innerHeight - 51)
})
