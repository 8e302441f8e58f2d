import { BottomBar } from '@lobby/ui'
import '@lobby/ui/tokens.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { setBottomBarHeight } from './setBottomBarHeight.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const app = `${phone} LobbyApp/1.4`

afterEach(() => document.documentElement.removeAttribute('style'))

/** Returns the height of the bottom bar in pixels, on a screen with a width of 375 px. */
async function measureBar(userAgent: string, height: number): Promise<number> {
  await page.viewport(375, 812)
  setBottomBarHeight({ navigator: { userAgent }, screen: { height }, document, matchMedia: () => ({ matches: false }) })
  const screen = await render(
    <BottomBar
      label="Main"
      items={[{ id: '/m/home', label: 'Home', icon: null }]}
      renderItem={({ id }, className, content) => (
        <a href={id} className={className}>
          {content}
        </a>
      )}
    />,
  )
  return screen.getByRole('navigation').element().getBoundingClientRect().height
}

test.each([812, 844, 932])(
  'makes the bottom bar 1.7rem (85 px) high in the native app on an iPhone with a screen height of %s',
  { tags: ['SHELL-074'] },
  async (height) => {
    expect(await measureBar(app, height)).toBe(85)
  },
)

test.each([
  ['an iPhone with a screen height of 811', app, 811],
  ['an iPhone’s browser', phone, 844],
  ['the app on Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) LobbyApp/1.4', 900],
])(
  'makes the bottom bar 51 px high, plus the safe area, on %s',
  { tags: ['SHELL-075'] },
  async (_, userAgent, height) => {
    expect(await measureBar(userAgent, height)).toBe(51)
  },
)
