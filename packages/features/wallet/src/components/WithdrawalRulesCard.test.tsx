import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { createWithdrawalRulesFixture } from '../testing/withdrawalFixtures.ts'
import { WithdrawScreen } from '../screens/WithdrawScreen.tsx'

const ana = {
  id: 1,
  account: 'ana',
  nickname: 'Ana',
  userName: 'ana',
  type: 0,
  regDate: '2026-01-01T00:00:00Z',
  toUpline: false,
  vipLevel: null,
}

test.each([
  [undefined, 1],
  ['EXCLUSION', 0],
])(
  'links to the games while a withdrawal requires stakes, but not during a break (playBreak: %s)',
  async (playBreak, count) => {
    const { screen } = await renderScreen(<WithdrawScreen />, {
      path: '/m/withdraw',
      answers: {
        'GET /wps/member/info': { value: { ...ana, playBreak } },
        'GET /wps/withdrawal/rules': {
          value: createWithdrawalRulesFixture({ turnoverMinor: 500, turnoverDoneMinor: 200 }),
        },
        'GET /wps/withdrawal/accounts': { value: { accounts: [], mostAccounts: 5, banks: [] } },
        'GET /wps/withdrawal/pending': { value: [] },
      },
    })
    await expect.element(screen.getByText(/^R\$3\.00 of R\$5\.00/)).toBeVisible()
    await expect.poll(() => screen.getByRole('link', { name: 'Play now' }).elements()).toHaveLength(count)
  },
)
