import { expect, test } from '../journey/steps.ts'

test('restores the scroll position of the team list when the agent returns from a branch, and finds a member by name', async ({
  page,
  lobby,
  merchant,
  text,
  player,
  open,
}) => {
  const main = page.getByRole('main')
  const row = (account: string) => main.getByRole('treeitem').filter({ hasText: account })
  await lobby.callSandbox('/team', { merchant, members: 120 })
  await open('/m/member/team', 'agent')
  await player.step('swipes to the members who have been there longest', async () => {
    await expect(main.getByRole('treeitem').first()).toBeVisible()
    await player.swipeTo(row('bruna84'))
  })
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(800)
  await player.step('opens a branch, and the branch below it', async () => {
    await player.tap(row('bruna84').getByRole('button'))
    await player.tap(row('larissa66').getByRole('button'))
    await expect(row('murilo38')).toBeVisible()
    await expect(main.getByRole('navigation', { name: text('team.crumbs') }).getByRole('button')).toHaveText([
      text('team.crumbs.own'),
      'bruna84',
    ])
  })
  await player.step('goes back to the first branch', async () => {
    await page.goBack()
    await expect(row('larissa66')).toBeVisible()
  })
  await player.step('goes back to the whole team', async () => {
    await page.goBack()
    await expect(row('bruna84')).toBeInViewport()
  })
  expect(await page.evaluate(() => scrollY)).toBe(left)
  await player.step('searches for a name', async () => {
    await player.fill(main.getByRole('searchbox'), 'alicia')
    await page.keyboard.press('Enter')
    await expect(row('alicia36')).toContainText(text('team.place.below', { account: 'murilo38' }))
  })
  await player.step('opens the member', async () => {
    await player.tap(row('alicia36').getByText('alicia36'))
    await expect(
      page.getByRole('dialog').getByText(text('team.member.below', { accounts: 'bruna84 › larissa66 › murilo38' })),
    ).toBeVisible()
  })
  await player.step('opens the bets of the member', async () => {
    await player.tap(page.getByRole('dialog').getByRole('link', { name: text('team.metric.bets') }))
    await expect(page).toHaveURL(/\/m\/teamBetting\?account=alicia36$/)
    await expect(main.getByRole('button', { name: text('reports.filter.remove', { label: 'alicia36' }) })).toBeVisible()
  })
})
