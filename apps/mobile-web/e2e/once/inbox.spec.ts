import type { Page } from '@playwright/test'
import { expect, signInFirst, test } from '../lobby.ts'
import { comeBack, openTab } from '../session.ts'

test('a mail arrives and the dot comes, in both tabs; read in one it is read in the other; it is deleted, and does not come back', { tag: ['@MEMB-006', '@SHELL-038'] }, async ({ page, lobby, text, merchant }) => {
  await signInFirst(page, lobby, 'empty')
  const other = await openTab(page.context(), lobby)
  const way = (of: Page, id: string, values?: { readonly count: string }) => of.getByRole('banner').getByRole('link', { name: text(id, { ...values }), exact: true })
  await expect(way(page, 'nav.messages')).toBeVisible()
  await lobby.tell('/mail', { merchant, to: 'empty', title: 'Sorteio extra', content: '<p>Hoje, às <strong>20h</strong>.</p>', mailbox: 'PROMOTION' })
  for (const tab of [page, other]) {
    await expect(async () => {
      await comeBack(tab)
      await expect(way(tab, 'nav.messages.unread', { count: '1' })).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
  }

  await way(page, 'nav.messages.unread', { count: '1' }).click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  const main = page.getByRole('main')
  const mail = main.getByRole('link', { name: /Sorteio extra/ })
  await expect(mail).toContainText(text('inbox.isUnread'))
  await mail.click()
  await expect(main.getByRole('article').getByText('20h')).toBeVisible()
  await expect(way(other, 'nav.messages')).toBeVisible()
  await page.goBack()
  await expect(mail).not.toContainText(text('inbox.isUnread'))

  await mail.click()
  await main.getByRole('button', { name: text('inbox.delete') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: text('inbox.delete') }).click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await expect(main.getByText(text('inbox.end'))).toBeVisible()
  await expect(mail).toHaveCount(0)
  await page.reload()
  await expect(main.getByText(text('inbox.end'))).toBeVisible()
  await expect(mail).toHaveCount(0)
})

test('feedback that is answered stands in the messages, which lead to the answer', { tag: ['@SHELL-037'] }, async ({ page, lobby, text }) => {
  await signInFirst(page, lobby)
  await page.goto(`${lobby.origin}/m/feedback`)
  const main = page.getByRole('main')
  await main.getByText(text('inbox.feedback.GAME'), { exact: true }).click()
  await main.getByRole('textbox').fill('O jogo travou no meio da rodada.')
  const answer = page.waitForResponse((each) => /wps\/feedback\?/.test(each.url()) && each.request().method() === 'PUT')
  await main.getByRole('button', { name: text('inbox.feedback.send'), exact: true }).click()
  const { value } = (await (await answer).json()) as { value: { feedbackId: number } }
  await expect(main.getByText(text('inbox.feedback.sent'))).toBeVisible()
  await lobby.tell('/feedback', { feedbackId: value.feedbackId, answer: 'Resolvido: o valor está no seu saldo.' })

  await page.goto(`${lobby.origin}/m/message`)
  await main.getByRole('button', { name: /Respondemos a sua mensagem/ }).click()
  await expect(page).toHaveURL(/\/m\/feedback$/)
  await expect(main.getByText('Resolvido: o valor está no seu saldo.')).toBeVisible()
  await expect(main.getByText(text('inbox.feedback.new'))).toBeVisible()
})
