import {
  createSuccessResponse,
  rejectWithConnectionError,
  createSessionFixture,
  createRefusalResponse,
} from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import { createReceiverFixture, createListPageFixture } from '../testing/downlineFixtures.ts'
import {
  createMemberRebateRatesFixture,
  ownRebateRateFixtures,
  teamRebateRateFixtures,
} from '../testing/rateFixtures.ts'
import { TeamRebateScreen } from './TeamRebateScreen.tsx'

interface Platform {
  readonly list?: object
  /** Returns true while requests for the list of rebate rates fail. */
  readonly isDown?: () => boolean
  readonly save?: () => Response | Promise<Response>
  readonly query?: string
  /** True if the member in the URL is directly below the agent. */
  readonly direct?: boolean
}

async function open({
  list = teamRebateRateFixtures,
  isDown = () => false,
  save = () => createSuccessResponse(createMemberRebateRatesFixture(21, 'bruna84')),
  query = '',
  direct = true,
}: Platform = {}) {
  const sent: unknown[] = []
  const page = await renderAgentScreen(`/m/member/teamRebate${query}`, <TeamRebateScreen />, {
    answers: {
      'GET /wps/agent/team/rates': () =>
        isDown() ? createRefusalResponse('system.failure', 'Down', 400) : createSuccessResponse(list),
      'GET /wps/agent/team/member': {
        value: {
          member: createReceiverFixture(77, 'jade19'),
          path: [],
          direct,
          rates: createMemberRebateRatesFixture(77, 'jade19').rates,
        },
      },
      'POST /wps/agent/team/rates': async (request) => {
        sent.push(await request.json())
        return save()
      },
    },
  })
  const { screen } = page
  const dialog = screen.getByRole('dialog')
  return {
    ...page,
    sent,
    dialog,
    save: dialog.getByRole('button', { name: 'Save rates' }),
    slots: dialog.getByRole('textbox', { name: 'Slots' }),
  }
}

test("shows each member's rebate rate in the selected category with its lowest and highest allowed value", async () => {
  const { screen } = await open()
  const rows = screen.getByRole('region', { name: '2 direct members' }).getByRole('listitem')
  await expect.element(rows.first()).toHaveTextContent('Bbruna84Earned you R$9.210.5%0.4% to 0.6%')
  await screen.getByRole('radio', { name: 'Live' }).click()
  await expect.element(rows.first()).toHaveTextContent('Bbruna84Earned you R$9.210.3%0% to 0.4%')
})

test('saves only the rates that were changed', async () => {
  const { screen, dialog, save, slots, sent, notices } = await open()
  await screen.getByRole('button', { name: /bruna84/ }).click()
  await expect.element(slots).toHaveValue('0.50')
  await dialog.getByRole('button', { name: 'More for Slots' }).click()
  await expect.element(slots).toHaveValue('0.55')
  await save.click()
  await expect.poll(() => sent).toEqual([{ memberId: 21, rates: [{ category: 'RNG', rateBasisPoints: 55 }] }])
  await expect.poll(() => notices).toEqual(['notice: bruna84’s rates saved'])
})

test.each([
  ['0.39', 'Minimum 0.4%'],
  ['0.61', 'Maximum 0.6%'],
  ['much', 'Use this format: 0.35'],
])('sends nothing when the typed rate is %s, and shows at the field: %s', async (typed, said) => {
  const { screen, slots, save, sent } = await open()
  await screen.getByRole('button', { name: /bruna84/ }).click()
  await slots.fill(typed)
  await expect.element(slots).toHaveAccessibleDescription(said)
  ;(save.element() as HTMLElement).click()
  expect(sent).toEqual([])
  await expect.element(slots).toHaveValue(typed)
})

test('does not change a rate beyond its bounds when the step buttons are pressed', async () => {
  const { screen, dialog, slots } = await open()
  await screen.getByRole('button', { name: /bruna84/ }).click()
  const less = dialog.getByRole('button', { name: 'Less for Slots' })
  await less.click()
  await less.click()
  await expect.element(slots).toHaveValue('0.40')
  await expect.element(less).toBeDisabled()
})

test('shows why the platform refused the rates, and retains the typed rates', async () => {
  const { screen, dialog, save, slots } = await open({
    save: () =>
      Response.json({ success: false, errorCode: 'agent.rate.invalid', message: '', data: { field: 'rates' } }),
  })
  await screen.getByRole('button', { name: /bruna84/ }).click()
  await slots.fill('0.45')
  await save.click()
  await expect.element(dialog.getByText('Set a rate between what was already passed on and your own.')).toBeVisible()
  await expect.element(slots).toHaveValue('0.45')
})

test('links to the form that opens an account when nobody is directly below the agent', async () => {
  const { screen, location } = await open({ list: { ...createListPageFixture([]), own: ownRebateRateFixtures } })
  await screen.getByRole('link', { name: 'Add account' }).click()
  await expect.poll(location).toBe('/m/agentRegister')
})

test('opens the rates of the member in the URL, and removes the member from the URL when closed', async () => {
  const { asked, dialog, screen, location } = await open({ query: '?member=77' })
  await expect.element(screen.getByRole('dialog', { name: 'jade19’s rates' })).toBeVisible()
  expect(asked('GET /wps/agent/team/member')[0]).toContain('memberId=77')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(location).toBe('/m/member/teamRebate')
})

test.each([
  ['who is not directly below the agent', { query: '?member=77', direct: false }],
  ['whose id is not a number', { query: '?member=jade19' }],
])('opens no rates when the URL contains a member %s', async (_, platform) => {
  const { dialog, screen, site } = await open(platform)
  await expect.element(screen.getByRole('button', { name: /bruna84/ })).toBeVisible()
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  // Check the cached data, because the screen does not show that the response for such a member has arrived.
  expect(site.queries.getQueriesData({ queryKey: ['downline', 'ratesOf'] }).map(([, data]) => data ?? null)).toEqual([
    null,
  ])
  expect(dialog.query()).toBeNull()
})

test('retains the typed rates when the session ends and the list of rates does not load', async () => {
  let down = false
  const { screen, slots, site } = await open({ isDown: () => down })
  await screen.getByRole('button', { name: /bruna84/ }).click()
  await slots.fill('0.45')
  down = true
  site.session.signOut('expired')
  site.session.signIn(createSessionFixture({ userName: 'agent', type: 1, token: 'token-of-later' }))
  await expect.poll(() => site.queries.isFetching()).toBe(0)
  await expect.element(slots).toHaveValue('0.45')
})

test('refetches the rates and says that the outcome of a change is unknown when its response was lost', async () => {
  const { screen, slots, save, dialog, asked } = await open({ save: rejectWithConnectionError })
  await screen.getByRole('button', { name: /bruna84/ }).click()
  await slots.fill('0.45')
  await save.click()
  await expect.element(dialog.getByText(/we don’t know whether the rates were saved/)).toBeVisible()
  await expect.poll(() => asked('GET /wps/agent/team/rates').length).toBe(2)
})

test('keeps an overlong rate as typed, and shows the valid format of a rate', async () => {
  const { screen, slots } = await open()
  await screen.getByRole('button', { name: /bruna84/ }).click()
  await slots.fill('0.4500001')
  await expect.element(slots).toHaveValue('0.4500001')
  await expect.element(slots).toHaveAccessibleDescription('Use this format: 0.35')
})
