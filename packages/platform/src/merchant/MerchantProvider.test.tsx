import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createMerchantFixture } from '../testing/index.ts'
import { MerchantProvider, useFlag } from './index.ts'

function Switched() {
  const [mail, team] = [useFlag('mailCentre'), useFlag('teamOverview')]
  return <p>{`mail ${mail ? 'on' : 'off'}, team ${team ? 'on' : 'off'}`}</p>
}

test.each([
  [[], 'mail off, team off'],
  [['mailCentre'], 'mail on, team off'],
  [['teamOverview'], 'mail off, team on'],
  [['teamOverview', 'mailCentre'], 'mail on, team on'],
] as const)(
  'reports a feature flag as on only when the merchant has it: %j',
  { tags: ['CONF-002', 'CONF-003'] },
  async (flags, text) => {
    const screen = await render(
      <MerchantProvider merchant={createMerchantFixture({ flags })}>
        <Switched />
      </MerchantProvider>,
    )
    await expect.element(screen.getByText(text)).toBeVisible()
  },
)
