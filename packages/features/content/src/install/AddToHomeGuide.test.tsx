import { readDevice } from '@lobby/platform/environment'
import { USER_AGENTS, type UserAgentName } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test, vi } from 'vitest'
import { AddToHomeGuide, type AddToHomeGuideProps } from './AddToHomeGuide.tsx'

const profile = { resourceType: 'MOBILECONFIG', url: 'https://help.example.com/profile' }

interface Init extends Partial<AddToHomeGuideProps> {
  readonly on?: UserAgentName
  readonly links?: readonly unknown[]
}

async function renderGuide({ on = 'iOS 17.5, Safari', links = [profile], ...props }: Init = {}) {
  const onHide = vi.fn()
  const { site, screen } = await renderScreen(
    <AddToHomeGuide open method="share" device={readDevice(USER_AGENTS[on])} onHide={onHide} {...props} />,
    { guest: true, answers: { 'GET /wps/system/downloadLinks': { value: links } } },
  )
  return { site, screen, onHide, guide: screen.getByRole('dialog', { name: 'Acme on your home screen' }) }
}

const share = 'Tap Share in your browser’s bar. It may be behind the three dots.'
const add = 'Choose “Add to Home Screen”, further down the list.'
const icon = 'Tap Add. From now on, start from the icon.'

test.each<[UserAgentName, AddToHomeGuideProps['method'], readonly string[]]>([
  ['iOS 17.5, Safari', 'share', [share, add, icon]],
  ['Android 13, Firefox', 'menu', ['Open your browser menu.', 'Choose “Install” or “Add to home screen”.', icon]],
  ['iOS 15.8, Chrome', 'safari', ['Copy the address and open it in Safari.', share, add]],
  [
    'iOS 17.5, Instagram',
    'browser',
    [
      'Open this app’s menu and choose your browser, or copy the address.',
      'Come back to this page there to see the next steps.',
    ],
  ],
])(
  'shows the steps to add the site to the home screen in the browser: %s',
  { tags: ['P10'] },
  async (on, way, steps) => {
    const { guide } = await renderGuide({ on, method: way })
    await expect.element(guide.getByRole('listitem').first()).toBeVisible()
    expect(
      guide
        .getByRole('listitem')
        .elements()
        .map((step) => step.textContent),
    ).toEqual(steps)
  },
)

const legacy = 'You have an older iOS'

test.each<UserAgentName>(['iOS 12.0, Safari', 'iOS 12.1.4, Safari'])(
  'shows the tips for old iOS versions on %s',
  { tags: ['HOME-102'] },
  async (on) => {
    const { guide } = await renderGuide({ on })
    await expect.element(guide.getByText(legacy)).toBeVisible()
  },
)

test.each<UserAgentName>(['iOS 10.3, Safari', 'iOS 11.4, Safari'])(
  'shows the tips for old iOS versions on %s',
  { tags: ['HOME-103'] },
  async (on) => {
    const { guide } = await renderGuide({ on })
    await expect.element(guide.getByText(legacy)).toBeVisible()
  },
)

test.each<UserAgentName>(['iOS 12.2, Safari', 'iOS 12.3.1, Safari', 'iOS 12.4, Safari', 'iOS 17.5, Safari'])(
  'shows no tips for old iOS versions on %s',
  { tags: ['P10'] },
  async (on) => {
    const { guide } = await renderGuide({ on })
    await expect.element(guide.getByRole('listitem').first()).toBeVisible()
    await expect.element(guide.getByText(legacy)).not.toBeInTheDocument()
  },
)

const download = 'Download profile'

test('links to the download of the iOS profile when the platform offers one', { tags: ['HOME-104'] }, async () => {
  const { guide } = await renderGuide()
  await expect.element(guide.getByRole('link', { name: download })).toHaveAttribute('href', profile.url)
})

test.each([
  ['none is offered', []],
  ['its URL is not the merchant’s', [{ ...profile, url: 'https://evil.example/profile' }]],
])('shows no download of the iOS profile when %s', { tags: ['HOME-104'] }, async (_, links) => {
  const { site, guide } = await renderGuide({ links })
  await expect.element(guide.getByRole('listitem').first()).toBeVisible()
  await expect.poll(() => [site.fetch.asked.length, site.queries.isFetching()]).toEqual([1, 0])
  await expect.element(guide.getByRole('link', { name: download })).not.toBeInTheDocument()
})

test('calls onHide when the guide’s close button is pressed', { tags: ['HOME-105', 'HOME-107'] }, async () => {
  const { guide, onHide } = await renderGuide()
  expect(onHide).not.toHaveBeenCalled()
  await guide.getByRole('button', { name: 'Close' }).click()
  expect(onHide).toHaveBeenCalledOnce()
})

test('renders no guide when open is false', { tags: ['HOME-106'] }, async () => {
  const { guide } = await renderGuide({ open: false })
  await expect.element(guide).not.toBeInTheDocument()
})

test(
  'shows how to leave an in-app browser, and offers no iOS profile in such a browser',
  { tags: ['P10'] },
  async () => {
    const { site, guide } = await renderGuide({ on: 'iOS 17.5, Instagram', method: 'browser' })
    await expect.poll(() => [site.fetch.asked.length, site.queries.isFetching()]).toEqual([1, 0])
    await expect.element(guide.getByRole('button', { name: 'Copy address' })).toBeVisible()
    // Only Safari can install a profile.
    await expect.element(guide.getByRole('link', { name: download })).not.toBeInTheDocument()
  },
)
