import type { Page } from '@playwright/test'
import { expect, signInFirst, test, type Lobby } from '../lobby.ts'
import type { Text } from '../textIn.ts'

/** A game that says that it is ready, as it may, and at a press puts another page in the site's place. */
const hostile = `<!doctype html><button>Win</button><script>
  const session = location.pathname.split('/').at(-1)
  parent.postMessage({ source: 'lobby-game', version: 1, session, type: 'ready' }, '*')
  document.querySelector('button').onclick = () => {
    try { top.location.href = '/stolen' } catch { document.querySelector('button').textContent = 'Refused' }
  }
</script>`

/** Opens it in its frame, and presses it. */
async function pressHostile(page: Page, lobby: Lobby, text: Text): Promise<void> {
  await page.route(/\/play\/[0-9a-f]{32}$/, (route) => route.fulfill({ contentType: 'text/html', body: hostile }))
  await page.route(/\/stolen$/, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Not the site</h1>' }))
  await signInFirst(page, lobby, text)
  await page.goto(`${lobby.origin}/m/gameLobby?vassalage=LUM`)
  await page.getByRole('main').getByRole('article').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/m\/play$/)
  // Until it is ready it hears no press.
  await expect(page.locator('iframe:not([inert])')).toBeVisible()
  await page.frameLocator('iframe').getByRole('button').click()
}

// A browser's own rule stands behind both: no component test has a frame of another host.
test('L9: a game’s frame cannot lead the page away, at a press neither', async ({ page, lobby, text, watch }) => {
  watch.allowText(/Unsafe attempt to initiate navigation|sandboxed/)
  await pressHostile(page, lobby, text)
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveText('Refused')
  await expect(page).toHaveURL(/\/m\/play$/)
})

test('L9, the control: without its limits the same frame takes the page away', async ({ page, lobby, text }) => {
  await page.addInitScript(() => {
    const set = Element.prototype.setAttribute
    Element.prototype.setAttribute = function (name, value) {
      if (name !== 'sandbox') set.call(this, name, value)
    }
  })
  await pressHostile(page, lobby, text)
  await expect(page.getByRole('heading', { name: 'Not the site' })).toBeVisible()
})

test('several kinds of games are browsed by the heading of the list, and played, in one visit', async ({ page, lobby, text }) => {
  await signInFirst(page, lobby, text)
  await page.goto(`${lobby.origin}/m/gameList?gameType=RNG`)
  for (const kind of ['POKER', 'LOTT'] as const) {
    const name = text(`games.category.${kind}`)
    await page.getByRole('heading', { level: 1 }).getByRole('button').click()
    await page.getByRole('option', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`gameType=${kind}$`))
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await page.locator('[aria-posinset="1"]').getByRole('button').first().click()
    await page.waitForURL(kind === 'LOTT' ? /\/play\/lottery\/[0-9a-f]{32}/ : /\/play\/[0-9a-f]{32}/)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  }
})
