import { beginSession } from '../beginSession.ts'
import { expect, test } from '../lobby.ts'
import { tokenOf } from '../session.ts'

// `safeNavigate.test.ts`, `LoginScreen.test.tsx`, `routes.test.tsx` and `kinds.test.tsx` try hostile and broken addresses.
test(
  'gives a page that opens the site no hold on it, and a page that the site opens neither its address nor a token; control: a page without our headers is held',
  { tag: ['@L7', '@L7-control'] },
  async ({ page, lobby, context }) => {
    const elsewhere = 'http://elsewhere.localhost:1'
    await beginSession(page, { ...lobby, who: 'ana' })
    await context.route(`${elsewhere}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a id="site" target="_blank" rel="opener" href="${lobby.origin}/m/gameList?gameType=RNG&amp;gameName=a">a</a> <a id="other" target="_blank" rel="opener" href="http://other.localhost:1/">b</a>`,
      }),
    )
    await context.route('http://other.localhost:1/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'other' }),
    )
    await page.goto(`${elsewhere}/`)
    const open = async (link: string) => {
      const [opened] = await Promise.all([context.waitForEvent('page'), page.click(link)])
      await opened.waitForLoadState()
      return opened
    }
    const isHeld = (opened: typeof page) => opened.evaluate(() => window.opener !== null)
    expect(await isHeld(await open('#other'))).toBe(true)
    const site = await open('#site')
    expect(await isHeld(site)).toBe(false)

    const token = await tokenOf(site)
    const asked = site.waitForRequest(/play\.localhost/)
    await site.getByRole('tabpanel').getByRole('article').first().getByRole('button').first().click()
    const request = await asked
    expect(await request.headerValue('referer')).toBe(`${lobby.origin}/`)
    expect(token.length).toBeGreaterThan(16)
    expect(request.url()).not.toContain(token)
  },
)
