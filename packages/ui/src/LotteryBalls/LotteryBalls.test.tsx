import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LotteryBalls } from './LotteryBalls.tsx'

test('renders the drawn numbers in order, as a list with an accessible name', async () => {
  const screen = await render(<LotteryBalls balls={['4', '1', '7', '7']} label="Last result" />)
  const balls = screen.getByRole('list', { name: 'Last result' }).getByRole('listitem')
  expect(balls.elements().map(({ textContent }) => textContent)).toEqual(['4', '1', '7', '7'])
})

test('shows -- instead of balls when the result of a draw is unknown', { tags: ['B26'] }, async () => {
  const screen = await render(<LotteryBalls balls={[]} label="Last result" />)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('--')
})

test.each([5, 10])('fits %i balls on one line that is 160 px wide', async (count) => {
  const screen = await render(
    <div style={{ inlineSize: 160 }}>
      <LotteryBalls balls={Array.from({ length: count }, (_, at) => String(at))} label="Drawn" />
    </div>,
  )
  const tops = screen
    .getByRole('listitem')
    .elements()
    .map((ball) => ball.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(1)
})
