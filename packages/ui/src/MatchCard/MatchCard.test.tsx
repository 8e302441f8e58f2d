import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MatchCard, type MatchCardProps } from './MatchCard.tsx'
import { MatchCardSkeleton } from './MatchCardSkeleton.tsx'

const onBet = vi.fn()
const renderCard = (props: Partial<MatchCardProps> = {}) => {
  onBet.mockClear()
  const side = (name: string) => ({ name, crest: <svg viewBox="0 0 1 1" /> })
  return (
    <MatchCard
      league="Premier League"
      home={side('Rovers')}
      away={side('Vale')}
      date="14 Nov"
      time="20:00"
      dateTime="2026-11-14T20:00:00Z"
      betLabel="Bet now"
      onBet={onBet}
      {...props}
    />
  )
}

test('shows the teams, league, date and time of a match, and calls onBet when the bet button is pressed', async () => {
  const screen = await render(renderCard())
  for (const text of ['Premier League', 'Rovers', 'Vale', '14 Nov', '20:00'])
    await expect.element(screen.getByText(text)).toBeVisible()
  expect(screen.container.querySelector('time')?.dateTime).toBe('2026-11-14T20:00:00Z')
  await screen.getByRole('button', { name: 'Bet now: Rovers – Vale' }).click()
  expect(onBet).toHaveBeenCalledTimes(1)
})

test('ignores presses on the bet button of a match card while the bet is opening', async () => {
  const screen = await render(renderCard({ busy: true }))
  await screen.getByRole('button').click({ force: true })
  expect(onBet).not.toHaveBeenCalled()
})

test.each([290, 236, 180])(
  'gives the skeleton of a match card the height of a %i px wide card, whatever the length of the team names',
  async (width) => {
    const long = { name: 'Associação Desportiva Ribeirão das Neves', crest: null }
    const heights: number[] = []
    for (const one of [renderCard(), renderCard({ home: long }), <MatchCardSkeleton key="s" />]) {
      const { container, unmount } = await render(one)
      container.style.inlineSize = `${width}px`
      heights.push(container.getBoundingClientRect().height)
      await unmount()
    }
    expect(new Set(heights).size, heights.join(' ')).toBe(1)
  },
)
