import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Countdown } from '../Countdown/Countdown.tsx'
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx'
import { LotteryRow, type LotteryRowProps } from './LotteryRow.tsx'
import { LotteryRowSkeleton } from './LotteryRowSkeleton.tsx'

const onPlay = vi.fn()
const onHeart = vi.fn()
const renderRow = (props: Partial<LotteryRowProps> = {}) => {
  onPlay.mockClear()
  onHeart.mockClear()
  return (
    <LotteryRow
      name="Mega Sena"
      draw="No 1204"
      icon={<svg viewBox="0 0 1 1" />}
      countdown={
        <Countdown
          look="board"
          remainTime={252_000}
          lotteryTime={[0, 0]}
          isSale
          receivedAt={performance.now()}
          label="Time left"
        />
      }
      balls={['4', '1', '7', '7']}
      ballsLabel="Last result"
      heart={<FavouriteToggle on={false} label="Favourite: Mega Sena" onChange={onHeart} />}
      onPlay={onPlay}
      {...props}
    />
  )
}

test('opens the lottery by a press anywhere on its lottery row except on the heart', async () => {
  const screen = await render(renderRow())
  const { right, bottom } = screen.getByRole('article').element().getBoundingClientRect()
  const corner = document.elementFromPoint(right - 4, bottom - 4)
  expect(corner).toBe(screen.getByRole('button', { name: 'Mega Sena No 1204' }).element())
  await screen.getByRole('button', { name: 'Favourite: Mega Sena' }).click()
  expect([onHeart.mock.lastCall, onPlay.mock.calls.length]).toEqual([[true], 0])
  await screen.getByRole('button', { name: 'Mega Sena No 1204' }).click()
  expect(onPlay).toHaveBeenCalledTimes(1)
})

test('moves the focus by Tab to the lottery row first and then to its heart', async () => {
  const screen = await render(renderRow())
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onPlay).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onHeart).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByRole('timer')).toBeVisible()
})

test('lists the last result of a lottery as balls, and shows no balls when the result is unknown', async () => {
  const screen = await render(renderRow())
  const balls = screen.getByRole('list', { name: 'Last result' }).getByRole('listitem')
  expect(balls.elements().map(({ textContent }) => textContent)).toEqual(['4', '1', '7', '7'])
  await screen.rerender(renderRow({ balls: [] }))
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
})

test('shows on a lottery row that sales are closed, and ignores presses on the row while the lottery opens', async () => {
  const screen = await render(renderRow({ closedLabel: 'Closed', busy: true }))
  await expect.element(screen.getByText('Closed')).toBeVisible()
  await screen.getByRole('button', { name: 'Mega Sena No 1204' }).click({ force: true })
  expect(onPlay).not.toHaveBeenCalled()
})

test('renders the skeleton of a lottery row with the height of a real lottery row', async () => {
  const heights: number[] = []
  for (const one of [renderRow(), renderRow({ closedLabel: 'Closed' }), <LotteryRowSkeleton key="s" />]) {
    const { container, unmount } = await render(one)
    container.style.inlineSize = '358px'
    heights.push(container.getBoundingClientRect().height)
    await unmount()
  }
  expect(new Set(heights).size, heights.join(' ')).toBe(1)
})
