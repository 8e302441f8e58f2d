import type { PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { HomePromotions } from './HomePromotions.tsx'

const announcing = (...promotion: { readonly id: number; readonly title: string }[]): PlatformResponse => ({
  value: { banners: [], player: [], popup: [], hot: [], promotion },
})

async function renderPromotions(answer: PlatformResponse) {
  const page = await renderScreen(<HomePromotions />, {
    guest: true,
    answers: { 'GET /wps/announcement/home': answer },
  })
  return { ...page, rail: page.screen.getByRole('region', { name: 'Offers' }) }
}

test('shows the promotions of home’s announcements, and opens one when pressed', { tags: ['CALL-031'] }, async () => {
  const { rail, location } = await renderPromotions(
    announcing({ id: 3, title: 'Welcome bonus' }, { id: 5, title: 'Weekly cashback' }),
  )
  await expect
    .poll(() =>
      rail
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Welcome bonus', 'Weekly cashback'])
  await rail.getByRole('link', { name: 'Weekly cashback' }).click()
  await expect.poll(location).toBe('/m/activityInfo?id=5')
})

test('links to all promotions', async () => {
  const { rail, location } = await renderPromotions(announcing({ id: 3, title: 'Welcome bonus' }))
  await rail.getByRole('link', { name: 'See all: Offers' }).click()
  await expect.poll(location).toBe('/m/activity')
})

test.each([
  ['without a promotion', announcing()],
  ['when the announcements do not load', () => new Response('', { status: 400 })],
] as const)('shows no promotions %s', async (_, answer) => {
  const { site, screen } = await renderPromotions(answer)
  await expect.poll(() => site.fetch.asked.length).toBeGreaterThan(0)
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  expect(screen.container.textContent).toBe('')
})

test('shows a promotion title with markup as text', async () => {
  const title = '<img src="x:" onerror="document.title=1"><b>bold</b>'
  const { rail } = await renderPromotions(announcing({ id: 3, title }))
  await expect.element(rail.getByText(title)).toBeVisible()
  expect(rail.element().querySelector('img, b')).toBeNull()
})
