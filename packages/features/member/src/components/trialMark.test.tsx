import { createSessionFixture, createTestSiteWithMessages } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { memberResponses } from '../testing/memberResponses.ts'
import { AccountChip } from './AccountChip.tsx'

test.each([
  [4, 'Ana Lima DEMO, R$12.50: account and balance'],
  [1, 'Ana Lima, R$12.50: account and balance'],
])(
  'shows the badge DEMO only for trial accounts: with the member type %d the account button is named "%s"',
  async (type, name) => {
    const site = await createTestSiteWithMessages({ session: createSessionFixture({ type }), answers: memberResponses })
    const { screen } = await renderScreen(<AccountChip session={site.session.get()!} onOpen={() => undefined} />, {
      site,
    })
    await expect.element(screen.getByRole('button', { name })).toBeVisible()
    expect(screen.getByText('DEMO').elements()).toHaveLength(type === 4 ? 1 : 0)
  },
)
