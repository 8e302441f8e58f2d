import { expect, test } from '../journey/steps.ts'
import { simulateReturnToPage, openHomeInNewTab } from '../session.ts'

test(
  'shows a new mail as unread, and then as read, in two tabs at the same time, and removes a deleted mail',
  { tag: ['@MEMB-006', '@SHELL-037', '@SHELL-038'] },
  async ({ page, lobby, text, merchant, player, open }) => {
    const main = page.getByRole('main')
    await open('/m/home', 'empty')
    const other = await openHomeInNewTab(page.context(), lobby)
    await lobby.callSandbox('/mail', {
      merchant,
      to: 'empty',
      title: 'Sorteio extra',
      content: '<p>Hoje, às <strong>20h</strong>.</p>',
      mailbox: 'PROMOTION',
    })
    const unread = text('nav.messages.unread', { count: '1' })
    for (const tab of [other, page]) {
      await expect(async () => {
        await tab.bringToFront()
        await simulateReturnToPage(tab)
        await expect(tab.getByRole('banner').getByRole('link', { name: unread, exact: true })).toBeVisible({
          timeout: 1000,
        })
      }).toPass({ timeout: 15_000 })
    }
    const mail = main.getByRole('link', { name: /Sorteio extra/ })
    await player.step('opens the inbox by the dot in the header', async () => {
      await player.tap(page.getByRole('banner').getByRole('link', { name: unread, exact: true }))
      await expect(page).toHaveURL(/\/m\/webEmail$/)
      await expect(mail).toContainText(text('inbox.isUnread'))
    })
    await player.step('reads the mail', async () => {
      await player.tap(mail)
      await expect(main.getByRole('article').getByText('20h')).toBeVisible()
    })
    await expect(other.getByRole('banner').getByRole('link', { name: text('nav.messages'), exact: true })).toBeVisible()
    await other.close()
    await player.step('goes back', async () => {
      await page.goBack()
      await expect(mail).not.toContainText(text('inbox.isUnread'))
    })
    await player.step('deletes the mail', async () => {
      await player.tap(mail)
      await player.tap(main.getByRole('button', { name: text('inbox.delete') }))
      await player.tap(page.getByRole('alertdialog').getByRole('button', { name: text('inbox.delete') }))
      await expect(page).toHaveURL(/\/m\/webEmail$/)
      await expect(main.getByText(text('inbox.end'))).toBeVisible()
      await expect(mail).toHaveCount(0)
    })
    await player.step('opens the feedback from the member centre', async () => {
      await player.tap(
        page.getByRole('navigation', { name: text('nav.label') }).getByRole('link', { name: text('nav.mine') }),
      )
      await player.tap(main.getByRole('link', { name: text('mine.feedback') }))
      await expect(page).toHaveURL(/\/m\/feedback$/)
    })
    const answer = page.waitForResponse(
      (each) => /wps\/feedback\?/.test(each.url()) && each.request().method() === 'PUT',
    )
    await player.step('sends feedback', async () => {
      await player.tap(main.getByText(text('inbox.feedback.GAME'), { exact: true }))
      await player.fill(main.getByRole('textbox'), 'O jogo travou no meio da rodada.')
      await player.tap(main.getByRole('button', { name: text('inbox.feedback.send'), exact: true }))
      await expect(main.getByText(text('inbox.feedback.sent'))).toBeVisible()
    })
    const { value } = (await (await answer).json()) as { value: { feedbackId: number } }
    await lobby.callSandbox('/feedback', {
      feedbackId: value.feedbackId,
      answer: 'Resolvido: o valor está no seu saldo.',
    })
    await open('/m/message')
    await player.step('opens the answer from the messages', async () => {
      await player.tap(main.getByRole('button', { name: /Respondemos a sua mensagem/ }))
      await expect(page).toHaveURL(/\/m\/feedback$/)
      await expect(main.getByText('Resolvido: o valor está no seu saldo.')).toBeVisible()
      await expect(main.getByText(text('inbox.feedback.new'))).toBeVisible()
    })
  },
)
