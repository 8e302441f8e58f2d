import { balanceQuery } from '@lobby/platform/account'
import { MembersOnly } from '@lobby/platform/session'
import { createSessionFixture, createTestSiteWithMessages } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { depositsQueryKeyPrefix } from '../queries/deposits.ts'
import { uplineTransferQueryKeyPrefix } from '../queries/upline.ts'
import { withdrawalsQueryKeyPrefix } from '../queries/withdrawals.ts'
import { useInvalidateMoneyWhenOrderEnds } from './useInvalidateMoneyWhenOrderEnds.ts'

function Order({ waits: first }: { readonly waits: boolean }) {
  const [waits, setWaits] = useState(first)
  useInvalidateMoneyWhenOrderEnds(waits)
  return (
    <button type="button" onClick={() => setWaits(!waits)}>
      {waits ? 'waits' : 'over'}
    </button>
  )
}

/**
 * Renders a component that uses the hook. `old` returns whether each of these queries is invalidated: balance,
 * deposits, withdrawals, transfers and games. No money order changes the games.
 */
async function open(waits: boolean) {
  const site = await createTestSiteWithMessages({ session: createSessionFixture() })
  const keys = [
    balanceQuery(site.api, site.session.get()).queryKey,
    [...depositsQueryKeyPrefix, 'one'],
    [...withdrawalsQueryKeyPrefix, 'rules'],
    [...uplineTransferQueryKeyPrefix, 'one'],
    ['games'],
  ]
  for (const key of keys) site.queries.setQueryData(key, { of: key[0] })
  const old = () => keys.map((key) => site.queries.getQueryState(key)?.isInvalidated)
  const { screen } = await renderScreen(
    <MembersOnly redirectTo="/m/home">
      <Order waits={waits} />
    </MembersOnly>,
    { path: '/m/withdraw', site },
  )
  return { button: screen.getByRole('button'), old }
}

const [none, money] = [Array(5).fill(false), [true, true, true, true, false]]

test('refetches all money data when a money order ends while its page is open', async () => {
  const { button, old } = await open(true)
  await expect.element(button).toHaveTextContent('waits')
  expect(old()).toEqual(none)
  await button.click()
  await expect.element(button).toHaveTextContent('over')
  expect(old()).toEqual(money)
})

test('refetches nothing when a money order had already ended on mount, or when it becomes pending', async () => {
  const { button, old } = await open(false)
  await expect.element(button).toHaveTextContent('over')
  expect(old()).toEqual(none)
  await button.click()
  await expect.element(button).toHaveTextContent('waits')
  expect(old()).toEqual(none)
  // The money order is pending now. The next press ends the order, so the hook must refetch the balance.
  await button.click()
  await expect.poll(old).toEqual(money)
})
