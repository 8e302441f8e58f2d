import { BottomBar } from '@lobby/ui'
import '@lobby/ui/tokens.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fitAppShell } from './fitAppShell.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const app = `${phone} LobbyApp/1.4`

afterEach(() => document.documentElement.removeAttribute('style'))

/** Pixels that the bar is high, on a screen 375 px wide. */
async function heightOf(userAgent: string, height: number): Promise<number> {
  await page.viewport(375, 812)
  fitAppShell({ navigator: { userAgent }, screen: { height }, document, matchMedia: () => ({ matches: false }) })
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
  'the bar is 1.7rem high in the app on an iPhone with a screen %s high: 85 of 375 px',
  { tags: ['SHELL-074'] },
  async (height) => {
    expect(await heightOf(app, height)).toBe(85)
  },
)

test.each([
  ['a lower iPhone', app, 811],
  ['an iPhone’s browser', phone, 844],
  ['the app on Android', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) LobbyApp/1.4', 900],
])('it is 51 px, and the safe area, on %s', { tags: ['SHELL-075'] }, async (_, userAgent, height) => {
  expect(await heightOf(userAgent, height)).toBe(51)
})
