import { expect, signInFirst, test } from '../lobby.ts'

test('an agent goes down two branches, comes back to where each was left, and finds somebody by a name', async ({ page, lobby, merchant, text }) => {
  await lobby.tell('/team', { merchant, members: 250 })
  await signInFirst(page, lobby, 'agent')
  await page.goto(`${lobby.origin}/m/member/team`)
  const main = page.getByRole('main')
  const row = (account: string) => main.getByRole('treeitem').filter({ hasText: account })
  const branchOf = (account: string) => row(account).getByRole('button')

  // The demo's own people have been there longest: they stand at the end.
  await main.getByRole('treeitem').first().focus()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(row('bruna84')).toBeInViewport({ timeout: 1000 })
  }).toPass()
  await branchOf('bruna84').scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(800)

  await branchOf('bruna84').click()
  await branchOf('larissa66').click()
  await expect(row('murilo38')).toBeVisible()
  await expect(main.getByRole('navigation', { name: text('team.crumbs') }).getByRole('button')).toHaveText([text('team.crumbs.own'), 'bruna84'])

  await page.goBack()
  await expect(row('larissa66')).toBeVisible()
  await page.goBack()
  await expect(row('bruna84')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(left)

  await main.getByRole('searchbox').fill('alicia')
  await page.keyboard.press('Enter')
  await expect(row('alicia36')).toContainText(text('team.place.below', { account: 'murilo38' }))
  await row('alicia36').getByText('alicia36').click()
  await expect(page.getByRole('dialog').getByText(text('team.member.below', { accounts: 'bruna84 › larissa66 › murilo38' }))).toBeVisible()
})
