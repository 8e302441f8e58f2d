import { createTranslateText } from '@lobby/i18n'
import { loadProductMessages, type PlatformResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { HomeTicker } from './HomeTicker.tsx'

const message = createTranslateText('EN', await loadProductMessages('EN'))

const publishing = (...titles: string[]): PlatformResponse => ({
  value: { banners: [], player: titles.map((title, id) => ({ id, title })), popup: [], hot: [], promotion: [] },
})
const noticing = (...titles: string[]): PlatformResponse => ({
  value: {
    contentLobby: titles.map((title, id) => ({
      id,
      title,
      content: '<p>x</p>',
      topic: 'news',
      publishedAt: '2026-11-20T09:00:00Z',
      pinned: false,
    })),
  },
})
const failed: PlatformResponse = () => new Response('', { status: 400 })

function renderTicker(announcements: PlatformResponse, notices: PlatformResponse = noticing()) {
  return renderScreen(<HomeTicker />, {
    guest: true,
    answers: { 'GET /wps/announcement/home': announcements, 'GET /wps/announcement/notice': notices },
  })
}

test('shows the titles of home’s announcements in the ticker', { tags: ['HOME-037'] }, async () => {
  const { screen } = await renderTicker(publishing('First', 'Second'))
  await expect.element(screen.getByText('First').first()).toBeVisible()
  await expect.element(screen.getByText('Second').first()).toBeInTheDocument()
})

test('opens /m/notice when the ticker is pressed', { tags: ['HOME-038'] }, async () => {
  const { screen, location } = await renderTicker(publishing('First'))
  await screen.getByRole('link', { name: 'News: First' }).click()
  await expect.poll(location).toBe('/m/notice')
})

test('shows home’s announcements without fetching the platform’s notices', { tags: ['HOME-041'] }, async () => {
  const { site, screen } = await renderTicker(publishing('Own'), noticing('House'))
  await expect.element(screen.getByRole('link', { name: 'News: Own' })).toBeVisible()
  expect(site.fetch.asked.filter((path) => path.includes('/notice'))).toEqual([])
})

test.each([
  ['home has no announcements', publishing()],
  ['the announcements fail to load', failed],
])('shows the platform’s notices when %s', { tags: ['HOME-041'] }, async (_, announcements) => {
  const { screen } = await renderTicker(announcements, noticing('House'))
  await expect.element(screen.getByRole('link', { name: 'News: House' })).toBeVisible()
})

test(
  'says that there is no news when there are neither announcements nor notices',
  { tags: ['HOME-039'] },
  async () => {
    const { screen } = await renderTicker(publishing())
    await expect.element(screen.getByText(message('home.ticker.no_announcement'))).toBeVisible()
  },
)

test.each([
  ['both fail to load', failed, failed],
  ['home’s announcements fail to load and there are no platform notices', failed, noticing()],
  ['home has no announcements and the platform’s notices fail to load', publishing(), failed],
])('does not say that there is no news when %s', async (_, announcements, notices) => {
  const { screen } = await renderTicker(announcements, notices)
  await expect.element(screen.getByText('Couldn’t load the news')).toBeVisible()
  expect(screen.getByText('No announcements right now').query()).toBeNull()
})

test('shows an announcement title with markup as text', async () => {
  const title = '<img src="x:" onerror="document.title=1"><b>bold</b>'
  const { screen } = await renderTicker(publishing(title))
  await expect.element(screen.getByText(title).first()).toBeInTheDocument()
  expect(screen.container.querySelector('img, b')).toBeNull()
})
