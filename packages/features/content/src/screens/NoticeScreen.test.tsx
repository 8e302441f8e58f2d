import { createMemoryStorageBackend, type PlatformResponse, type TestSiteOptions } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test } from 'vitest'
import { NoticeScreen } from './NoticeScreen.tsx'

const paths = { notice: 'GET /wps/announcement/notice', popular: 'GET /wps/announcement/popular' } as const
const notice = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  content: `<p>All about ${title}</p>`,
  topic: 'news',
  publishedAt: new Date(2026, 10, 19, 16, 5).toISOString(),
  pinned: false,
  ...more,
})
const popular = (id: number, title: string, promotionType: string | null) => ({
  id,
  title,
  summary: `Why ${title}`,
  url: `/banner/${id}.webp`,
  promotionType,
})
const notices = (...contentLobby: object[]): PlatformResponse => ({ value: { contentLobby } })

interface Shown extends TestSiteOptions {
  readonly notices?: PlatformResponse
  readonly popular?: PlatformResponse
  readonly path?: string
}

async function renderNotices({
  notices: own = notices(),
  popular: on = { value: [] },
  path = '/m/notice',
  ...init
}: Shown = {}) {
  const page = await renderScreen(<NoticeScreen />, {
    path,
    guest: true,
    ...init,
    answers: { [paths.notice]: own, [paths.popular]: on },
  })
  return { ...page, item: (name: RegExp) => page.screen.getByRole('button', { name }) }
}

describe('list of notices', () => {
  test('shows each notice with topic, time and pin, in the platform’s order', async () => {
    const { screen, item } = await renderNotices({
      notices: notices(
        notice(1, 'Works', { topic: 'maintenance', pinned: true }),
        notice(2, 'Pix', { topic: 'payments' }),
      ),
    })
    await expect.element(item(/Works/)).toBeVisible()
    expect(item(/Works/).element().textContent).toMatch(/^MaintenancePinnedWorks(?:Nov 19|19 Nov), /)
    expect(item(/Pix/).element().textContent).not.toContain('Pinned')
    expect(
      screen
        .getByRole('heading', { level: 2 })
        .all()
        .map((heading) => /Works|Pix/.exec(heading.element().textContent)?.[0]),
    ).toEqual(['Works', 'Pix'])
  })

  test('shows the content of one notice at a time, and writes the id of the open notice into the URL', async () => {
    const { screen, item, location } = await renderNotices({ notices: notices(notice(1, 'One'), notice(2, 'Two')) })
    await expect.element(item(/One/)).toHaveAttribute('aria-expanded', 'false')
    await expect.element(screen.getByText('All about One')).not.toBeInTheDocument()
    await item(/One/).click()
    await expect.element(screen.getByText('All about One')).toBeVisible()
    await expect.poll(location).toBe('/m/notice?id=1')
    await item(/Two/).click()
    await expect.element(screen.getByText('All about Two')).toBeVisible()
    await expect.element(screen.getByText('All about One')).not.toBeInTheDocument()
    await item(/Two/).click()
    await expect.element(item(/Two/)).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens the notice whose id is in the URL', async () => {
    const { screen } = await renderNotices({
      notices: notices(notice(1, 'One'), notice(2, 'Two')),
      path: '/m/notice?id=2',
    })
    await expect.element(screen.getByText('All about Two')).toBeVisible()
    await expect.element(screen.getByText('All about One')).not.toBeInTheDocument()
  })

  test('filters notices by topic, and shows no filter when all notices have the same topic', async () => {
    const { screen, item } = await renderNotices({
      notices: notices(notice(1, 'One'), notice(2, 'Two', { topic: 'payments' })),
    })
    await screen.getByRole('radio', { name: 'Payments' }).click({ force: true })
    await expect.element(item(/One/)).not.toBeInTheDocument()
    await expect.element(item(/Two/)).toBeVisible()
    const other = await renderNotices({ notices: notices(notice(3, 'Three')) })
    await expect.element(other.item(/Three/)).toBeVisible()
    expect(other.screen.container.querySelector('[type=radio]')).toBeNull()
  })

  test('shows markup in the title or summary of a notice as text', { tags: ['A13'] }, async () => {
    const title = '<img src=x onerror=hit()>Title'
    const { screen } = await renderNotices({
      notices: notices(notice(1, title)),
      popular: { value: [popular(2, title, null)] },
    })
    await expect.poll(() => screen.getByText(title, { exact: true }).elements().length).toBe(2)
    expect(screen.container.querySelector('[onerror]')).toBeNull()
  })
})

describe('promoted announcements', () => {
  test('links a promoted announcement to its route or promotion, and renders no link when it has neither', async () => {
    const { screen } = await renderNotices({
      notices: notices(notice(1, 'One')),
      popular: {
        value: [popular(1, 'Wheel', '/m/rewardCenter'), popular(2, 'Double', '55'), popular(3, 'Words', null)],
      },
    })
    await expect.element(screen.getByRole('link', { name: /Wheel/ })).toHaveAttribute('href', '/m/rewardCenter')
    await expect.element(screen.getByRole('link', { name: /Double/ })).toHaveAttribute('href', '/m/activityInfo?id=55')
    await expect.element(screen.getByText('Why Words')).toBeVisible()
    expect(screen.getByRole('link').all()).toHaveLength(2)
    const highlights = screen.getByRole('region', { name: 'Highlights' }).element()
    expect(highlights.compareDocumentPosition(screen.getByRole('button', { name: /One/ }).element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('shows the notices when the promoted announcements fail to load', async () => {
    const { screen, item } = await renderNotices({
      notices: notices(notice(1, 'One')),
      popular: () => new Response('', { status: 400 }),
    })
    await expect.element(item(/One/)).toBeVisible()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('notices screen without notices', () => {
  test('says that there are no notices', async () => {
    const { screen } = await renderNotices()
    await expect.element(screen.getByText('No announcements right now')).toBeVisible()
  })

  test('shows placeholders while the notices load', async () => {
    const { screen } = await renderNotices({ notices: () => new Promise(() => undefined) })
    await expect.element(screen.getByText('Loading')).toBeVisible()
  })

  test('shows an error when the notices fail to load, and loads them on retry', async () => {
    let broken = true
    const { screen, item } = await renderNotices({
      notices: () =>
        broken
          ? new Response('', { status: 400 })
          : Response.json({ success: true, value: { contentLobby: [notice(1, 'One')] } }),
    })
    await expect.element(screen.getByText('Couldn’t load the announcements')).toBeVisible()
    broken = false
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(item(/One/)).toBeVisible()
  })
})

test('shows the notices of the last visit before the platform responds', { tags: ['CONF-049'] }, async () => {
  const backend = createMemoryStorageBackend()
  const first = await renderNotices({ backend, notices: notices(notice(1, 'Kept')) })
  await expect.element(first.item(/Kept/)).toBeVisible()
  await first.screen.unmount()
  let answer: (response: Response) => void = () => undefined
  const { item, screen } = await renderNotices({ backend, notices: () => new Promise((resolve) => (answer = resolve)) })
  await expect.element(item(/Kept/)).toBeVisible()
  await expect.element(screen.getByRole('status').getByText('Loading')).not.toBeInTheDocument()
  answer(Response.json({ success: true, value: { contentLobby: [notice(2, 'Fresh')] } }))
})
