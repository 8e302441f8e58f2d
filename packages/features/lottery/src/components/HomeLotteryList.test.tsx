import type { PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { createLotteryFixture } from '../testing/createLotteryFixture.ts'
import { HomeLotteryList } from './HomeLotteryList.tsx'

const four: PlatformResponse = { value: [1, 2, 3, 4].map((id) => createLotteryFixture(id)) }

async function renderEntries(answer: PlatformResponse = four, nodeIds: readonly number[] = [3, 1, 9]) {
  const { screen } = await renderScreen(<HomeLotteryList nodeIds={nodeIds} fallback={<p>tiles</p>} />, {
    answers: { 'GET /lgw/lottery/list': answer },
  })
  const names = () =>
    screen
      .getByRole('article')
      .all()
      .map((row) => /Lottery \d/.exec(row.element().textContent)?.[0])
  return { screen, names }
}

test('lists lotteries in the requested order with draw, countdown, last result and favourite button', async () => {
  const { screen, names } = await renderEntries()
  await expect.poll(names).toEqual(['Lottery 3', 'Lottery 1'])
  const row = screen.getByRole('listitem').first()
  await expect.element(row.getByText('No. 2026-3')).toBeVisible()
  await expect.element(row.getByRole('timer', { name: 'Time to draw' })).toHaveTextContent('00:59:59')
  await expect.element(row.getByRole('list', { name: 'Last result' })).toBeVisible()
  await expect.element(row.getByRole('button', { name: 'Favourite: Lottery 3' })).toBeVisible()
})

test('shows the countdown and the last result of each of six lotteries', { tags: ['HOME-072'] }, async () => {
  const ids = [1, 2, 3, 4, 5, 6]
  const { screen, names } = await renderEntries(
    { value: ids.map((id) => createLotteryFixture(id, { previousWinningNumber: `${id}2345~6` })) },
    ids,
  )
  await expect.poll(names).toEqual(ids.map((id) => `Lottery ${id}`))
  for (const [index, entry] of screen.getByRole('article').all().entries()) {
    await expect.element(entry.getByRole('timer', { name: 'Time to draw' })).toHaveTextContent('00:59:59')
    const balls = entry.getByRole('list', { name: 'Last result' }).getByRole('listitem')
    expect(balls.elements().map(({ textContent }) => textContent)).toEqual([`${ids[index]}`, '2', '3', '4', '5'])
  }
})

test('launches a lottery when it is tapped', async () => {
  const { screen } = await renderEntries()
  await screen.getByRole('button', { name: /^Lottery 3/ }).click()
  await expect
    .element(screen.getByText('at /m/launchGame?playType=trad&prize_mode=LOTT&code=l3&pageBack=home'))
    .toBeVisible()
})

test('reserves space for each lottery while the draws load', async () => {
  const { screen } = await renderEntries(() => new Promise(() => undefined))
  await expect.element(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('listitem').all()).toHaveLength(3)
})

test.each([
  ['the draws fail to load', () => new Response('', { status: 400 })],
  ['the platform has no draws for them', { value: [createLotteryFixture(4)] } satisfies PlatformResponse],
])('shows the fallback instead of the lotteries when %s', async (_, answer) => {
  const { screen } = await renderEntries(answer)
  await expect.element(screen.getByText('tiles')).toBeVisible()
})
