import { expect, test } from '../journey/steps.ts'
import { signIn } from '../lobby.ts'
import { playGameRoundInFrame } from '../rounds.ts'

test(
  'asks a guest to sign in after a tap on an entry of the member centre, and then shows the member’s data',
  { tag: ['@SHELL-019', '@MEMB-070'] },
  async ({ page, text, language, player, open }) => {
    const main = page.getByRole('main')
    const nav = page.getByRole('navigation', { name: text('nav.label') })
    const dialog = page.getByRole('dialog')
    await open('/m/mine')
    await expect(page.getByRole('banner').getByRole('heading', { name: text('mine.title') })).toBeVisible()
    await expect(main.getByRole('button', { name: text('mine.prompt.action') })).toBeVisible()
    await player.step('opens the rewards, and signs in', async () => {
      await player.tap(main.getByRole('link', { name: text('mine.rewards') }))
      await signIn(dialog, text, 'ana')
      await expect(page).toHaveURL(/\/m\/rewardCenter$/)
    })
    await player.step('comes back to the member centre', async () => {
      await player.tap(nav.getByRole('link', { name: text('nav.mine') }))
      await expect(main.getByText('VIP 1', { exact: true })).toBeVisible()
      await expect(main.getByText(/^R\$\s1\.250,00$/)).toBeVisible()
    })
    await player.step('chooses another picture', async () => {
      await player.tap(page.getByRole('button', { name: text('mine.picture') }))
      await expect(dialog.getByRole('button', { pressed: true })).toBeVisible()
    })
    await player.step('closes the pictures', async () => {
      await page.goBack()
      await expect(dialog).toBeHidden()
    })
    await player.step('opens the dialog of the apps', async () => {
      await player.tap(main.getByRole('button', { name: text('mine.download') }))
      await expect(dialog.getByText(text('install.home'))).toBeVisible()
    })
    await player.step('closes the dialog of the apps', async () => {
      await page.goBack()
      await expect(dialog).toBeHidden()
    })
    // Use the vendor Nine Kites (NKT), whose games open in a frame of the site.
    await open('/m/gameList?gameType=RNG&vassalage=NKT')
    const tile = page.getByRole('tabpanel').getByRole('article').first()
    const heart = tile.locator('[aria-pressed]')
    const name = (await heart.getAttribute('aria-label')) ?? ''
    await player.step('makes a game a favourite', async () => {
      await player.tap(heart)
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(heart).not.toHaveAttribute('aria-disabled', 'true')
    })
    await player.step('finds the game among the favourites', async () => {
      await player.tap(page.getByRole('tab', { name: text('games.list.favourites') }))
      await expect(page).toHaveURL(/FAV/)
      await expect(tile.getByRole('button', { name, exact: true })).toBeVisible()
    })
    await player.step('plays the favourite game', async () => {
      await player.tap(tile.getByRole('button').first())
      await playGameRoundInFrame(page, language)
    })
    await player.step('leaves the game', async () => {
      await player.tap(page.getByRole('button', { name: text('play.leave') }))
      await expect(page).toHaveURL(/FAV/)
      await expect(tile.getByRole('button', { name, exact: true })).toBeVisible()
    })
    await player.step('opens the security centre from the member centre', async () => {
      await player.tap(nav.getByRole('link', { name: text('nav.mine') }))
      await player.tap(main.getByRole('link', { name: text('mine.security') }))
      await expect(page).toHaveURL(/\/m\/securityCenter$/)
    })
  },
)

test(
  'redirects to home when a trial account signs in at the member centre (/m/member/home)',
  { tag: ['@SHELL-024'] },
  async ({ page, text, player, open }) => {
    await open('/m/member/home')
    await player.step('signs in with a trial account', async () => {
      await player.tap(page.getByRole('main').getByRole('button', { name: text('mine.prompt.action') }))
      await signIn(page.getByRole('dialog'), text, 'trial')
      await expect(page).toHaveURL(/\/m\/home$/)
    })
  },
)
