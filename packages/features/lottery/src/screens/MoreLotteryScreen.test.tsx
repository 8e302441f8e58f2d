import type { PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { createLotteryFixture } from '../testing/createLotteryFixture.ts'
import { createLotteryMenuFixture } from '../testing/createLotteryMenuFixture.ts'
import { MoreLotteryScreen } from './MoreLotteryScreen.tsx'

async function renderMore(answer: PlatformResponse = { value: createLotteryMenuFixture() }) {
  const page = await renderScreen(<MoreLotteryScreen />, {
    path: '/m/moreLottery',
    answers: {
      'GET /lgw/vn/games/game_menu': answer,
      'GET /lgw/lottery/eList': { value: [createLotteryFixture(7), createLotteryFixture(8)] },
    },
  })
  const { screen } = page
  return {
    ...page,
    names: () =>
      screen
        .getByRole('article')
        .elements()
        .map((row) => /Lottery \d/.exec(row.textContent)?.[0]?.at(-1))
        .join(''),
  }
}

test('lists every lottery under its kind, with the time until sales close', { tags: ['SHELL-043'] }, async () => {
  const { screen, names } = await renderMore()
  await expect.poll(names).toBe('12345')
  expect(
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Digits', 'Dice'])
  expect(
    screen.getByRole('region', { name: 'Dice' }).getByRole('timer', { name: 'Time until sales close' }).elements(),
  ).toHaveLength(2)
})

test('finds lotteries by a part of the name and shows the number of results', async () => {
  const { screen, names } = await renderMore()
  await screen.getByRole('searchbox').fill('lottery 4')
  await expect.poll(names).toBe('4')
  await expect.element(screen.getByText('1 lottery', { exact: true })).toBeVisible()
  await screen.getByRole('searchbox').fill('zzz')
  await expect.element(screen.getByText('No lotteries found')).toBeVisible()
  await screen.getByRole('button', { name: 'Show lotteries' }).click()
  await expect.poll(names).toBe('12345')
})

test('filters lotteries by kind, and by favourites with the first filter', async () => {
  const { screen, names } = await renderMore()
  await screen.getByRole('radiogroup').getByText('Dice').click()
  await expect.poll(names).toBe('45')
  await screen.getByRole('button', { name: 'Favourite: Lottery 5' }).click()
  await expect.poll(names).toBe('54')
})

test('lists the platform’s e-lotteries and finds them by name', async () => {
  const { screen, names, site } = await renderMore()
  await screen.getByRole('radiogroup').getByText('Every few minutes').click()
  await expect.poll(names).toBe('78')
  expect(site.fetch.asked).toContain('GET /lgw/lottery/eList?prizeMode=ELOTT')
  await screen.getByRole('searchbox').fill('8')
  await expect.poll(names).toBe('8')
})

test('opens the betting page of a tapped lottery', { tags: ['SHELL-043'] }, async () => {
  const { screen, location } = await renderMore()
  await screen.getByRole('button', { name: /^Lottery 2/ }).click()
  await expect.poll(location).toBe('/m/startLottery?code=l2')
})

test('says that there are no lotteries, or that the lotteries failed to load', async () => {
  const empty = await renderMore({ value: [] })
  await expect.element(empty.screen.getByText('No lotteries here right now')).toBeVisible()
  await empty.screen.unmount()
  let broken = true
  const { screen, names } = await renderMore(() =>
    broken ? new Response('', { status: 400 }) : Response.json({ success: true, value: createLotteryMenuFixture() }),
  )
  await expect.element(screen.getByText('Couldn’t load the lotteries')).toBeVisible()
  broken = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(names).toBe('12345')
})
