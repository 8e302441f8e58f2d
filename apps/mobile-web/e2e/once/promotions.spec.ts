import { expect, signIn, test } from '../lobby.ts'
import { amount } from '../rounds.ts'

const mission = 'Semana dos sorteios'

test('a guest finds a mission in the window, signs in to join, plays for it and claims: balance and ledger have moved by its reward', { tag: ['@SHELL-027', '@SHELL-028', '@MEMB-005'] }, async ({ page, lobby, text }) => {
  await page.goto(`${lobby.origin}/m/home`)
  await page.getByRole('navigation', { name: text('nav.label') }).getByRole('link', { name: text('nav.activity') }).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  const main = page.getByRole('main')
  await main.locator('label').filter({ hasText: text('promotions.group.MISSION') }).click()
  await expect(page).toHaveURL(/category=MISSION$/)
  await main.getByRole('link', { name: mission, exact: true }).click()
  await expect(page).toHaveURL(/\/m\/activityInfo\?id=\d+$/)
  const address = page.url()
  await main.getByRole('button', { name: text('promotions.action.JOIN'), exact: true }).click()
  await signIn(page.getByRole('dialog'), text, 'ana')
  await expect(main.getByText(text('promotions.said.JOINED'))).toBeVisible()
  await expect(main.getByRole('progressbar')).toHaveAttribute('value', '0')

  await page.goto(`${lobby.origin}/m/home`)
  await page.getByRole('tab', { name: text('games.category.RNG') }).click()
  await page.getByRole('tabpanel', { name: text('games.category.RNG') }).getByRole('button').first().click()
  await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
  const { balanceMinor } = await page.evaluate(async () => {
    const round = await fetch(`${location.pathname}/round`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stakeMinor: 10_000, key: crypto.randomUUID() }),
    })
    return (await round.json()) as { balanceMinor: number }
  })

  await page.goto(address)
  const chip = page.getByRole('banner').getByRole('button', { name: /Ana/ })
  await expect.poll(async () => amount(await chip.innerText())).toBe(balanceMinor / 100)
  await main.getByRole('button', { name: /^Resgatar R\$\s5,00$/ }).click()
  await expect(main.getByText(text('promotions.said.CLAIMED'))).toBeVisible()
  await expect.poll(async () => amount(await chip.innerText())).toBe(balanceMinor / 100 + 5)

  await page.goto(`${lobby.origin}/m/transaction/record`)
  await expect(main.getByRole('button', { name: new RegExp(`^${text('reports.kind.BONUS')}.*\\+R\\$\\s5,00$`) })).toBeVisible()
})

test('a banner whose target is a promotion opens it, and a sign-in comes back to it; the window is found where it was left', async ({ page, lobby, text, merchant }) => {
  await lobby.tell('/content', { merchant, kind: 'banners', items: [{ title: 'Comece bem', promotionType: '#0' }] })
  await page.goto(`${lobby.origin}/m/home`)
  await page.getByRole('button', { name: 'Comece bem' }).first().click()
  await expect(page).toHaveURL(/\/m\/activityInfo\?id=\d+$/)
  const { pathname, search } = new URL(page.url())
  const heading = page.getByRole('main').getByRole('heading', { level: 1, name: 'Bônus de boas-vindas' })
  await expect(heading).toBeVisible()
  await page.goto(`${lobby.origin}/m/login?next=${encodeURIComponent(pathname + search)}`)
  await signIn(page, text, 'ana')
  await expect(page).toHaveURL(lobby.origin + pathname + search)
  await expect(heading).toBeVisible()

  await page.goto(`${lobby.origin}/m/activity`)
  const last = page.getByRole('main').getByRole('article').last().getByRole('heading').getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(500)
  await last.click()
  await expect(page.getByText(text('promotions.said.CLOSE'))).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
})
