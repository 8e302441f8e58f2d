import { makeSession, TestApp, type Answer } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Banner } from '../queries/home.ts'
import { openTestSite } from '../testing/openTestSite.ts'
import { HomeBanners } from './HomeBanners.tsx'

const hero = { src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', width: 750, height: 320 }
const path = 'GET /wps/announcement/home'
const banner = (id: number, promotionType: string | null = null): Banner => ({ id, url: `/banner/${id}.webp`, title: `Banner ${id}`, promotionType })
const publishing = (...banners: Banner[]): Answer => ({ value: { banners, player: [], popup: [], hot: [], promotion: [] } })

async function renderBanners(answer: Answer, { signedIn = false } = {}) {
  const site = await openTestSite({ merchant: { hero }, ...(signedIn && { session: makeSession() }), answers: { [path]: answer } })
  const opened: number[] = []
  const screen = await render(
    <TestApp site={site}>
      <HomeBanners onOpen={({ id }) => opened.push(id)} leadsSomewhere={({ promotionType }) => promotionType === '/m/home'} />
    </TestApp>,
  )
  const slides = () => screen.getByRole('group', { name: /^\d of \d$/ }).all()
  return { site, screen, opened, slides, own: screen.getByRole('img', { name: 'Acme' }) }
}

describe('the merchant’s own slide', () => {
  test('stands until the platform’s banners have come, then they do', async () => {
    let answer: (response: Response) => void = () => undefined
    const { screen, slides, own } = await renderBanners(() => new Promise((resolve) => (answer = resolve)))
    await expect.element(own).toBeInTheDocument()
    expect(slides()).toHaveLength(1)
    answer(Response.json({ success: true, value: { banners: [banner(1), banner(2)], player: [], popup: [], hot: [], promotion: [] } }))
    await expect.element(screen.getByRole('group', { name: '2 of 2' })).toBeInTheDocument()
    await expect.element(own).not.toBeInTheDocument()
  })

  test.each([
    ['fail', () => new Response('', { status: 400 })],
    ['are none', publishing()],
  ])('stays when the platform’s %s, and nothing else is said', async (_, answer) => {
    const { site, screen, slides, own } = await renderBanners(answer)
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expect.element(own).toBeInTheDocument()
    expect(slides()).toHaveLength(1)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

test('[HOME-035] a tap on a banner is passed to the parent; one that leads nowhere is no button', async () => {
  const { screen, opened } = await renderBanners(publishing(banner(1, '/m/home'), banner(2, '/elsewhere')))
  await screen.getByRole('button', { name: 'Banner 1' }).click()
  expect(opened).toEqual([1])
  await expect.element(screen.getByRole('button', { name: 'Banner 2' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('group', { name: '2 of 2' })).toBeInTheDocument()
})

test('the banners of a member are asked for with the token, those of a guest without', async () => {
  const guest = await renderBanners(publishing())
  const member = await renderBanners(publishing(), { signedIn: true })
  await expect.poll(() => [...guest.site.fetch.asked, ...member.site.fetch.asked]).toHaveLength(2)
  expect(guest.site.fetch.asked[0]).toMatch(/^GET \/wps\/announcement\/home\?.*types=B%2CPL%2CPU%2CH/)
  expect([guest, member].map(({ site }) => site.fetch.asked[0]?.includes('token=token-of-ana'))).toEqual([false, true])
})
