import { makeSession, TestApp, type Answer } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answers, balancePath } from '../testing/answers.ts'
import { openTestSite } from '../testing/openTestSite.ts'
import { AccountChip } from './AccountChip.tsx'

async function renderChip(balance?: Answer, { hidden = false } = {}) {
  const site = await openTestSite({ session: makeSession(), answers: { ...answers, ...(balance && { [balancePath]: balance }) } })
  if (hidden) site.storage.set('balanceHidden', true)
  let opened = 0
  const screen = await render(
    <TestApp site={site}>
      <AccountChip session={site.session.get()!} onOpen={() => opened++} />
    </TestApp>,
  )
  return { site, screen, chip: screen.getByRole('button'), opened: () => opened }
}

test('[CALL-092, CALL-093] shows sumBalance with currencySymbol, and a press opens the account', async () => {
  const { site, screen, chip, opened } = await renderChip()
  await expect.element(screen.getByRole('button', { name: /^Your account, balance R\$\s12\.50$/ })).toBeVisible()
  await expect.element(chip).toHaveTextContent('R$ 12.50')
  await chip.click()
  expect([opened(), site.fetch.asked]).toEqual([1, [balancePath]])
})

test.each([
  ['has not come', () => new Promise<Response>(() => undefined)],
  ['does not come', () => new Response('', { status: 400 })],
  ['is no number', { value: { sumBalance: 'NaN', currencySymbol: 'R$' } }],
])('a balance that %s is --, never 0', async (_, balance) => {
  const { site, screen, chip } = await renderChip(balance)
  await expect.poll(() => site.fetch.asked).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: 'Your account, balance --' })).toBeVisible()
  await expect.element(chip).toHaveTextContent('--')
})

test('hidden by the player it is nowhere in the page', async () => {
  const { site, screen } = await renderChip(undefined, { hidden: true })
  await expect.poll(() => site.queries.isFetching() === 0 && site.fetch.asked.length).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'Your account, balance hidden' })).toBeVisible()
  expect(screen.container.innerHTML).not.toMatch(/12[.,]50/)
})
