import type { StorageBackend } from '@lobby/platform/storage'
import { createSessionFixture, createMemoryStorageBackend, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { HomeBanner } from '../queries/home.ts'
import { waitForCondition, createCarouselDriver } from '../testing/createCarouselDriver.ts'
import { HomeBanners } from './HomeBanners.tsx'

const hero = { src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', width: 750, height: 320 }
/**
 * A data URL in place of an image host. The path becomes the fragment of the data URL, so every path shows the same
 * picture.
 */
const host = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>#'
const path = 'GET /wps/announcement/home'
const alone = 'GET /wps/announcement/banner'
const banner = (id: number, promotionType: string | null = null): HomeBanner => ({
  id,
  url: `/banner/${id}.webp`,
  title: `Banner ${id}`,
  promotionType,
})
const publishing = (...banners: HomeBanner[]): PlatformResponse => ({
  value: { banners, player: [], popup: [], hot: [], promotion: [] },
})

const never: PlatformResponse = () => new Promise(() => undefined)

interface Setting {
  readonly signedIn?: boolean
  /** The response with the common banners, which are the same for every player. */
  readonly common?: PlatformResponse
  readonly backend?: StorageBackend
}

async function renderBanners(
  answer: PlatformResponse,
  { signedIn = false, common = { value: [] }, backend = createMemoryStorageBackend() }: Setting = {},
) {
  const opened: number[] = []
  const { site, screen } = await renderScreen(
    <HomeBanners onOpen={({ id }) => opened.push(id)} hasTarget={({ promotionType }) => promotionType === '/m/home'} />,
    {
      guest: true,
      merchant: { hero, images: { hosts: [host], fallback: host } },
      backend,
      ...(signedIn && { session: createSessionFixture() }),
      answers: { [path]: answer, [alone]: common },
    },
  )
  const slides = () => screen.getByRole('group', { name: /^\d of \d$/ }).all()
  return { site, screen, opened, slides, own: screen.getByRole('img', { name: 'Acme' }) }
}

describe('merchant’s own banner', () => {
  test('shows the merchant’s own banner until the platform’s banners arrive', async () => {
    let answer: (response: Response) => void = () => undefined
    const { screen, slides, own } = await renderBanners(() => new Promise((resolve) => (answer = resolve)))
    await expect.element(own).toBeInTheDocument()
    expect(slides()).toHaveLength(1)
    answer(
      Response.json({
        success: true,
        value: { banners: [banner(1), banner(2)], player: [], popup: [], hot: [], promotion: [] },
      }),
    )
    await expect.element(screen.getByRole('group', { name: '2 of 2' })).toBeInTheDocument()
    await expect.element(own).not.toBeInTheDocument()
  })

  test.each([
    ['fail', () => new Response('', { status: 400 })],
    ['are an empty list', publishing()],
  ])('shows the merchant’s own banner without an error when the platform’s banners %s', async (_, answer) => {
    const { site, screen, slides, own } = await renderBanners(answer)
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expect.element(own).toBeInTheDocument()
    expect(slides()).toHaveLength(1)
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

test(
  'reports a tap on a banner to the parent, and renders no button for a banner without a target',
  { tags: ['HOME-035'] },
  async () => {
    const { screen, opened } = await renderBanners(publishing(banner(1, '/m/home'), banner(2, '/elsewhere')))
    await screen.getByRole('button', { name: 'Banner 1' }).click()
    expect(opened).toEqual([1])
    await expect.element(screen.getByRole('button', { name: 'Banner 2' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('group', { name: '2 of 2' })).toBeInTheDocument()
  },
)

test('sends the token in the call for banners when the player is signed in', async () => {
  const guest = await renderBanners(publishing())
  const member = await renderBanners(publishing(), { signedIn: true })
  const asked = ({ site }: typeof guest) => site.fetch.asked.filter((call) => call.startsWith(path))
  await expect.poll(() => [...asked(guest), ...asked(member)]).toHaveLength(2)
  expect(asked(guest)[0]).toMatch(/\?.*types=B%2CPL%2CPU%2CH/)
  expect([guest, member].map((one) => asked(one)[0]?.includes('token=token-of-ana'))).toEqual([false, true])
})

describe('common banners stored by an earlier visit', { tags: ['CALL-035'] }, () => {
  const names = (slides: Awaited<ReturnType<typeof renderBanners>>['slides']) =>
    slides().map((slide) => slide.element().querySelector('img:last-child')?.getAttribute('alt'))

  test('shows the banners stored by the last visit until this visit’s banners arrive', async () => {
    const backend = createMemoryStorageBackend()
    const first = await renderBanners(publishing(banner(1)), { backend, common: { value: [banner(7), banner(8)] } })
    await expect.poll(() => first.site.storage.get('bannersCache')).not.toBeNull()
    await first.screen.unmount()
    let answer: (response: Response) => void = () => undefined
    const second = await renderBanners(() => new Promise((resolve) => (answer = resolve)), { backend, common: never })
    expect(names(second.slides)).toEqual(['Banner 7', 'Banner 8'])
    answer(
      Response.json({ success: true, value: { banners: [banner(9)], player: [], popup: [], hot: [], promotion: [] } }),
    )
    await expect.poll(() => names(second.slides)).toEqual(['Banner 9'])
  })

  test('shows the common banners when home’s announcements fail to load', async () => {
    const { slides } = await renderBanners(() => new Response('', { status: 400 }), {
      common: { value: [banner(7), banner(8)] },
    })
    await expect.poll(() => names(slides)).toEqual(['Banner 7', 'Banner 8'])
  })

  test('ignores stored banners that do not match the API contract', async () => {
    const backend = createMemoryStorageBackend({
      values: {
        MC_CACHE_banners: JSON.stringify({
          v: 1,
          m: 'acme',
          d: { u: null, l: 'EN', at: Date.now(), d: [{ id: 'x' }] },
        }),
      },
    })
    const { own } = await renderBanners(never, { backend, common: never })
    await expect.element(own).toBeInTheDocument()
  })
})

test('shows a banner title with markup as text', async () => {
  const title = '"><b>bold</b><img src=x: onerror="document.title=1">'
  const { screen } = await renderBanners(publishing({ ...banner(1, '/m/home'), title }))
  await expect.element(screen.getByRole('button', { name: title })).toBeInTheDocument()
  expect(screen.container.querySelector('b')).toBeNull()
})

describe('banner carousel', () => {
  beforeEach(async () => {
    await userEvent.unhover(document.body)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test(
    'moves to the next banner every 5000 ms, and from the last banner to the first',
    { tags: ['HOME-032', 'HOME-033'] },
    async () => {
      const { screen } = await renderBanners(publishing(banner(1), banner(2), banner(3)))
      const row = await createCarouselDriver(screen.container, 'What’s new')
      expect(await row.goesRound(['Banner 1', 'Banner 2', 'Banner 3', 'Banner 1'], 5000)).toBe(true)
    },
  )

  test.each([
    [1, 0],
    [2, 2],
    [3, 3],
  ])(
    'shows a row of dots only for more than one banner: for %i banners %i dots',
    { tags: ['HOME-034'] },
    async (count, dots) => {
      const { screen } = await renderBanners(publishing(...[1, 2, 3].slice(0, count).map((id) => banner(id))))
      await waitForCondition(
        () =>
          screen.getByRole('group', { name: `1 of ${count}` }).query() !== null &&
          screen.getByRole('img', { name: 'Banner 1' }).query() !== null,
      )
      expect(screen.container.querySelectorAll('i')).toHaveLength(dots)
    },
  )
})
