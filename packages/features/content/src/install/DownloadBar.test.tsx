import { createMemoryStorageBackend, type PlatformResponses } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createBrowserEnvironmentFixture } from '../testing/createBrowserEnvironmentFixture.ts'
import { DownloadBar, type DownloadBarProps } from './DownloadBar.tsx'

const host = 'https://help.example.com'
/**
 * A data URL in place of an image host. The path becomes the fragment of the data URL, so every path shows the same
 * picture.
 */
const cdn = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=#'
const template = {
  mobileTemplate: {},
  app_background: '#16244a',
  app_desc: 'Acme, always with you',
  app_desc_font_color: '#f4ead2',
}
const linksOf = (...types: string[]) =>
  types.map((resourceType) => ({
    resourceType,
    url: resourceType === 'AppDownloadIcon' ? '/icon/own.webp' : `${host}/${resourceType}`,
  }))
const all = linksOf('Android', 'IOS', 'MOBILECONFIG', 'AppDownloadIcon')

interface Init extends Partial<DownloadBarProps> {
  readonly links?: unknown
  readonly looks?: PlatformResponses[string]
  readonly stored?: string
}

async function renderBar({
  links = all,
  looks = { value: template },
  stored,
  isOnHome = true,
  environment = createBrowserEnvironmentFixture('Android 14, Chrome'),
}: Init = {}) {
  const backend = createMemoryStorageBackend(stored === undefined ? {} : { values: { hideDownloadBar: stored } })
  const { site, screen } = await renderScreen(<DownloadBar isOnHome={isOnHome} environment={environment} />, {
    guest: true,
    backend,
    merchant: { images: { hosts: [cdn], fallback: cdn } },
    answers: { 'GET /wps/system/downloadLinks': { value: links }, 'GET /wps/system/consolidatedTemplate': looks },
  })
  // Wait for both responses. A bar that is not visible after them will not appear later.
  await expect.poll(() => [site.fetch.asked.length, site.queries.isFetching()]).toEqual([2, 0])
  return { screen, backend, bar: screen.getByRole('complementary', { name: 'App' }) }
}

const colourOf = (element: Element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color]
const own = ['rgb(22, 36, 74)', 'rgb(244, 234, 210)']

test(
  'shows the download bar in a browser when the platform has a link for the device',
  { tags: ['HOME-088'] },
  async () => {
    const { bar } = await renderBar()
    await expect.element(bar).toBeVisible()
  },
)

test('shows no download bar in an installed app', { tags: ['HOME-085'] }, async () => {
  const { bar } = await renderBar({
    environment: createBrowserEnvironmentFixture('Android 14, Chrome', { installed: true }),
  })
  await expect.element(bar).not.toBeInTheDocument()
})

test('shows no download bar in the native app', { tags: ['HOME-087'] }, async () => {
  const { bar } = await renderBar({
    environment: createBrowserEnvironmentFixture('Android 14, Chrome', { token: ' LobbyApp/3.1' }),
  })
  await expect.element(bar).not.toBeInTheDocument()
})

test.each([
  ['the platform has no links', []],
  ['the only link is for iPhones', linksOf('IOS', 'AppDownloadIcon')],
  ['the URL of its link is not the merchant’s', [{ resourceType: 'Android', url: 'https://evil.example/app' }]],
])('shows no download bar on Android when %s', { tags: ['HOME-086'] }, async (_, links) => {
  const { bar } = await renderBar({ links })
  await expect.element(bar).not.toBeInTheDocument()
})

test('shows no download bar outside home', async () => {
  const { bar } = await renderBar({ isOnHome: false })
  await expect.element(bar).not.toBeInTheDocument()
})

test.each(['true', '1', '"true"'])(
  'shows no download bar when hideDownloadBar is stored as %s',
  { tags: ['HOME-084'] },
  async (stored) => {
    const { bar } = await renderBar({ stored })
    await expect.element(bar).not.toBeInTheDocument()
  },
)

test.each(['', '{', 'false', 'null', '{"a":1}'])(
  'shows the download bar when hideDownloadBar has the invalid value %j',
  { tags: ['S6'] },
  async (stored) => {
    const { bar } = await renderBar({ stored })
    await expect.element(bar).toBeVisible()
  },
)

test('shows the text that the platform sends for the download bar', { tags: ['HOME-099', 'HOME-080'] }, async () => {
  const { bar } = await renderBar()
  await expect.element(bar.getByText('Acme, always with you')).toBeVisible()
})

test('shows markup in the download bar’s text from the platform as plain text', async () => {
  const { bar } = await renderBar({ looks: { value: { ...template, app_desc: '<img src=x onerror=alert(1)>' } } })
  await expect.element(bar.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

test('uses the background colour that the platform sends for the download bar', { tags: ['HOME-098'] }, async () => {
  const { bar } = await renderBar()
  await expect.element(bar).toBeVisible()
  expect(colourOf(bar.element())[0]).toBe(own[0])
})

test('uses the text colour that the platform sends for the download bar', { tags: ['HOME-100'] }, async () => {
  const { bar } = await renderBar()
  await expect.element(bar.getByText('Acme, always with you')).toHaveStyle({ color: own[1] ?? '' })
})

test('uses the theme’s colours when the contrast of the colours from the platform is too low', async () => {
  const { bar } = await renderBar({ looks: { value: { ...template, app_desc_font_color: '#16244b' } } })
  await expect.element(bar).toBeVisible()
  expect(colourOf(bar.element())).not.toContain(own[0])
})

test('shows the site’s own text in the download bar when the platform sends none', async () => {
  const { bar } = await renderBar({ looks: () => new Response('', { status: 404 }) })
  await expect.element(bar.getByText('Acme on your phone')).toBeVisible()
})

const iconOf = (bar: { element: () => Element }) => bar.element().querySelector('img')?.getAttribute('src')

test(
  'loads the app’s icon from an image host by a path that contains the merchant’s id',
  { tags: ['HOME-101'] },
  async () => {
    const { bar } = await renderBar({ links: linksOf('Android') })
    await expect.element(bar).toBeVisible()
    expect(iconOf(bar)).toBe(`${cdn}/icon/acme.webp`)
  },
)

test.each([
  ['/icon/own.webp', '/icon/own.webp'],
  ['//evil.example/a.webp', '/icon/acme.webp'],
  ['/../secret', '/icon/acme.webp'],
])('loads an app icon that the platform sends as %s from the path %s', { tags: ['HOME-079'] }, async (url, path) => {
  const { bar } = await renderBar({ links: [...linksOf('Android'), { resourceType: 'AppDownloadIcon', url }] })
  await expect.element(bar).toBeVisible()
  expect(iconOf(bar)).toBe(cdn + path)
})

test(
  'closes the download bar and stores hideDownloadBar when its close button is pressed',
  { tags: ['HOME-082'] },
  async () => {
    const { bar, backend } = await renderBar()
    await bar.getByRole('button', { name: 'Hide app banner' }).click()
    await expect.element(bar).not.toBeInTheDocument()
    expect(backend.getItem('hideDownloadBar')).toBe('true')
  },
)

async function openPopup(init: Init = {}) {
  const { screen, bar } = await renderBar(init)
  await bar.getByRole('button', { name: 'Download' }).click()
  const popup = screen.getByRole('dialog', { name: 'Acme on your phone' })
  await expect.element(popup).toBeVisible()
  return { popup, link: (name: RegExp) => popup.getByRole('link', { name }) }
}

test('opens the download popup from the bar’s button', { tags: ['HOME-081'] }, async () => {
  const { popup } = await openPopup()
  await expect.element(popup).toBeVisible()
})

test('links to the Android app in the download popup', { tags: ['HOME-092'] }, async () => {
  const { link } = await openPopup()
  await expect.element(link(/^Android app/)).toHaveAttribute('href', `${host}/Android`)
})

test('links to the iOS profile in the download popup', { tags: ['HOME-093'] }, async () => {
  const { link } = await openPopup()
  await expect.element(link(/^iPhone profile/)).toHaveAttribute('href', `${host}/MOBILECONFIG`)
})

test('links to the iOS app in the download popup', { tags: ['HOME-094'] }, async () => {
  const { link } = await openPopup()
  await expect.element(link(/^iPhone app/)).toHaveAttribute('href', `${host}/IOS`)
})

test('does not list the iOS app in the download popup on iOS below 12.4', { tags: ['P10'] }, async () => {
  const { link } = await openPopup({ environment: createBrowserEnvironmentFixture('iOS 12.3.1, Safari') })
  await expect.element(link(/^iPhone profile/)).toBeVisible()
  await expect.element(link(/^iPhone app/)).not.toBeInTheDocument()
})

test('disables the entry "home screen" in the download popup', { tags: ['HOME-095'] }, async () => {
  const { popup } = await openPopup()
  await expect.element(popup.getByRole('button', { name: /Add to home screen/ })).toBeDisabled()
})

test('closes the download popup when its close icon is pressed', { tags: ['HOME-091'] }, async () => {
  const { popup } = await openPopup()
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect.element(popup).not.toBeInTheDocument()
})

test('closes the download popup when the page outside it is pressed', { tags: ['HOME-090'] }, async () => {
  const { popup } = await openPopup()
  await userEvent.click(document.body, { position: { x: 40, y: 40 }, force: true })
  await expect.element(popup).not.toBeInTheDocument()
})
