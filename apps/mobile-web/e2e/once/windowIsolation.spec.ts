import { startMemberSession } from '../startMemberSession.ts'
import { expect, test } from '../lobby.ts'
import { readSessionToken } from '../session.ts'

// Other tests cover hostile and broken URLs: `safeNavigate.test.ts`, `LoginScreen.test.tsx`, `routes.test.tsx` and
// `kinds.test.tsx`.
test(
  'isolates the site from the page that opened it, and hides path and token from pages that the site opens',
  { tag: ['@L7', '@L7-control'] },
  async ({ page, lobby, context }) => {
    const otherOrigin = 'http://elsewhere.localhost:1'
    await startMemberSession(page, { ...lobby, who: 'ana' })
    await context.route(`${otherOrigin}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a id="site" target="_blank" rel="opener" href="${lobby.origin}/m/gameList?gameType=RNG&amp;gameName=a">a</a> <a id="other" target="_blank" rel="opener" href="http://other.localhost:1/">b</a>`,
      }),
    )
    await context.route('http://other.localhost:1/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'other' }),
    )
    await page.goto(`${otherOrigin}/`)
    const open = async (link: string) => {
      const [opened] = await Promise.all([context.waitForEvent('page'), page.click(link)])
      await opened.waitForLoadState()
      return opened
    }
    const hasOpener = (opened: typeof page) => opened.evaluate(() => window.opener !== null)
    expect(await hasOpener(await open('#other'))).toBe(true)
    const site = await open('#site')
    expect(await hasOpener(site)).toBe(false)

    const token = await readSessionToken(site)
    const asked = site.waitForRequest(/play\.localhost/)
    await site.getByRole('tabpanel').getByRole('article').first().getByRole('button').first().click()
    const request = await asked
    expect(await request.headerValue('referer')).toBe(`${lobby.origin}/`)
    expect(token.length).toBeGreaterThan(16)
    expect(request.url()).not.toContain(token)
  },
)
