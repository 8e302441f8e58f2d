import { expect, test } from '../journey/steps.ts'
import { signIn } from '../lobby.ts'
import { parseMoneyToMinorUnits } from '../rounds.ts'
import { findAccountButton } from '../session.ts'

test(
  'pays the reward of a mission when a guest opens the mission, signs in, joins the mission and plays',
  { tag: ['@SHELL-027', '@SHELL-028', '@MEMB-005'] },
  async ({ page, lobby, text, merchant, player, open }) => {
    const main = page.getByRole('main')
    const nav = page.getByRole('navigation', { name: text('nav.label') })
    await lobby.callSandbox('/content', {
      merchant,
      kind: 'banners',
      items: [{ title: 'Comece bem', promotionType: '#0' }],
    })
    await open('/m/home')
    await player.step('opens a promotion by its banner', async () => {
      await player.tap(page.getByRole('button', { name: 'Comece bem' }).first())
      await expect(page).toHaveURL(/\/m\/activityInfo\?id=\d+$/)
      await expect(main.getByRole('heading', { level: 1, name: 'Bônus de boas-vindas' })).toBeVisible()
    })
    await player.step('opens all promotions', async () => {
      await page.goBack()
      await player.tap(nav.getByRole('link', { name: text('nav.activity') }))
      await expect(page).toHaveURL(/\/m\/activity$/)
    })
    const last = main.getByRole('article').last().getByRole('heading').getByRole('link')
    await player.step('swipes to the last promotion, and reads the promotion', async () => {
      await player.swipeToEnd()
      await player.tap(last)
      await expect(page.getByText(text('promotions.said.CLOSE'))).toBeVisible()
    })
    await player.step('goes back to the same scroll position', async () => {
      await page.goBack()
      await expect(last).toBeInViewport()
    })
    await player.step('chooses the missions, and opens one', async () => {
      await player.tap(main.locator('label').filter({ hasText: text('promotions.group.MISSION') }))
      await expect(page).toHaveURL(/category=MISSION$/)
      await player.tap(main.getByRole('link', { name: 'Maratona dos sorteios', exact: true }))
      await expect(page).toHaveURL(/\/m\/activityInfo\?id=\d+$/)
    })
    const mission = new URL(page.url()).pathname + new URL(page.url()).search
    await player.step('joins, and signs in for it', async () => {
      await player.tap(main.getByRole('button', { name: text('promotions.action.JOIN'), exact: true }))
      await signIn(page.getByRole('dialog'), text, 'ana')
      await expect(main.getByText(text('promotions.said.JOINED'))).toBeVisible()
      await expect(main.getByRole('progressbar')).toHaveAttribute('value', '0')
    })
    await open('/m/home')
    await player.step('opens a slot', async () => {
      await player.tap(page.getByRole('tab', { name: text('games.category.RNG') }))
      await player.tap(
        page
          .getByRole('tabpanel', { name: text('games.category.RNG') })
          .getByRole('button')
          .first(),
      )
      await page.waitForURL(/\/\/play\.localhost:\d+\/play\//)
    })
    const { balanceMinor } = await page.evaluate(async () => {
      const round = await fetch(`${location.pathname}/round`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ stakeMinor: 10_000, key: crypto.randomUUID() }),
      })
      return (await round.json()) as { balanceMinor: number }
    })
    await open(mission)
    await expect.poll(async () => parseMoneyToMinorUnits(await findAccountButton(page).innerText())).toBe(balanceMinor)
    await player.step('claims the reward', async () => {
      await player.tap(main.getByRole('button', { name: /^Resgatar R\$\s5,00$/ }))
      await expect(main.getByText(text('promotions.said.CLAIMED'))).toBeVisible()
      await expect
        .poll(async () => parseMoneyToMinorUnits(await findAccountButton(page).innerText()))
        .toBe(balanceMinor + 500)
    })
  },
)
