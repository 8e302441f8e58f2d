import {
  createSuccessResponse,
  rejectWithConnectionError,
  createRefusalResponse,
  type PlatformResponse,
} from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { describe, expect, test, vi } from 'vitest'
import {
  createRewardCentreFixture,
  createRewardFixture,
  rewardFixtures,
  createClaimedRewardFixture,
} from '../testing/rewardFixtures.ts'
import { RewardCentreScreen } from './RewardCentreScreen.tsx'

const cashback = createRewardFixture(9)
const wheel = createRewardFixture(8, { kind: 'SPIN', title: 'Lucky wheel', amountMinor: 500 })
const before = createRewardCentreFixture([cashback, wheel], 125_000)
const after = createRewardCentreFixture([wheel, createClaimedRewardFixture(9, '2026-11-20T12:00:00Z')], 126_840)
const outcome = 'GET /wps/transaction/outcome'

interface Platform {
  readonly centre?: () => object
  readonly claim?: (key: string) => Response | Promise<Response>
  readonly outcome?: PlatformResponse
}

async function open(
  {
    centre = () => before,
    claim = () => createSuccessResponse(after),
    outcome: response = { value: { found: false, balanceMinor: 125_000 } },
  }: Platform = {},
  guest = false,
) {
  const keys: string[] = []
  const bodies: unknown[] = []
  const page = await renderScreen(<RewardCentreScreen />, {
    path: '/m/rewardCenter',
    guest,
    answers: {
      'GET /wps/reward': () => createSuccessResponse(centre()),
      'POST /wps/reward': async (request) => {
        keys.push(request.headers.get('Idempotency-Key') ?? '')
        bodies.push(await request.json())
        return claim(keys.at(-1) ?? '')
      },
      [outcome]: response,
    },
  })
  const take = (title: string) => page.screen.getByRole('button', { name: new RegExp(`Claim ?: ${title}`) })
  return { ...page, keys, bodies, take }
}

test(
  'lists the claimable rewards with their total first, and below them the earlier rewards by month',
  { tags: ['SHELL-014'] },
  async () => {
    const { screen } = await open({ centre: () => rewardFixtures.centre })
    const main = screen.getByRole('main')
    await expect.element(main.getByText('2 rewards to claim')).toBeVisible()
    await expect.element(main.getByText('R$28.40')).toBeVisible()
    const waiting = main.getByRole('list', { name: 'Rewards to claim' })
    expect(waiting.getByRole('listitem').elements()).toHaveLength(2)
    await expect.element(waiting.getByText('R$18.40')).toBeVisible()
    const november = main.getByRole('region', { name: 'November 2026' })
    await expect.element(november.getByText('R$25.00 claimed')).toBeVisible()
    await expect.element(november.getByText('Expired on Nov 9')).toBeVisible()
    const months = main
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
    expect(months).toEqual(['November 2026', 'October 2026', 'September 2026'])
  },
)

describe('claiming a reward', () => {
  test(
    'claims a reward one time for ten presses, and then lists the reward in the month of the claim',
    { tags: ['MEMB-005'] },
    async () => {
      let now: object = before
      const { take, keys, bodies, screen, asked } = await open({
        centre: () => now,
        claim: () => ((now = after), createSuccessResponse(after)),
      })
      await expect.element(take('Cashback')).toBeVisible()
      const button = take('Cashback').element() as HTMLElement
      for (let press = 0; press < 10; press++) button.click()
      await expect
        .element(screen.getByText('R$18.40 added to your balance. Wager it once before withdrawing.'))
        .toBeVisible()
      expect([keys.length, bodies]).toEqual([1, [{ rewardId: 9 }]])
      await expect.element(screen.getByText('R$1,268.40')).toBeVisible()
      await expect.element(screen.getByRole('region', { name: 'November 2026' }).getByText('+R$18.40')).toBeVisible()
      await expect.element(take('Lucky wheel')).toBeVisible()
      expect(take('Cashback').query()).toBeNull()
      expect(asked('POST /wps/reward')[0]).toContain('moduleId=REWCEN3')
    },
  )

  test('says before and after a claim that the member must stake the reward before a withdrawal', async () => {
    const { take, screen } = await open({ claim: () => createSuccessResponse(after) })
    await expect.element(screen.getByText('Wager rewards once before withdrawing them.')).toBeVisible()
    await take('Cashback').click()
    await expect
      .element(screen.getByText('R$18.40 added to your balance. Wager it once before withdrawing.'))
      .toBeVisible()
  })

  test('fetches the outcome of a claim after a lost response, and sends no other claim meanwhile', async () => {
    let tell: (answer: Response) => void = () => undefined
    const response = vi.fn(() => new Promise<Response>((resolve) => (tell = resolve)))
    const { take, keys, screen, asked } = await open({ claim: rejectWithConnectionError, outcome: response })
    await take('Cashback').click()
    await expect.element(screen.getByText('Checking R$18.40')).toBeInViewport()
    await expect.poll(() => asked(outcome)[0]).toContain(`key=${keys[0]}`)
    await expect.element(take('Lucky wheel')).toHaveAttribute('aria-disabled', 'true')
    ;(take('Lucky wheel').element() as HTMLElement).click()
    tell(
      createSuccessResponse({
        found: true,
        kind: 'REWARD',
        id: 'R9',
        status: 'CLAIMED',
        amountMinor: 1_840,
        balanceMinor: 126_840,
      }),
    )
    await expect
      .element(screen.getByText('R$18.40 added to your balance. Wager it once before withdrawing.'))
      .toBeVisible()
    expect(keys).toHaveLength(1)
  })

  test('says that a claim was not executed, and resends it with the same idempotency key at the next press', async () => {
    const answers = [rejectWithConnectionError, () => Promise.resolve(createSuccessResponse(after))]
    const { take, keys, screen } = await open({ claim: () => (answers.shift() ?? rejectWithConnectionError)() })
    await take('Cashback').click()
    await expect.element(screen.getByText(/nothing was claimed/)).toBeVisible()
    await take('Cashback').click()
    await expect
      .element(screen.getByText('R$18.40 added to your balance. Wager it once before withdrawing.'))
      .toBeVisible()
    expect(keys[1]).toBe(keys[0])
  })

  test('shows why the platform refused a claim, and refetches the rewards', async () => {
    let now = before
    const { take, screen } = await open({
      centre: () => now,
      claim: () => ((now = createRewardCentreFixture([wheel])), createRefusalResponse('reward.closed')),
    })
    await take('Cashback').click()
    await expect.element(screen.getByText('This reward has already been claimed or has expired.')).toBeVisible()
    await expect.poll(() => take('Cashback').query()).toBeNull()
  })
})

test('says that there are no rewards yet and links to the promotions when the reward centre is empty', async () => {
  const { screen, location } = await open({ centre: () => createRewardCentreFixture([]) })
  await expect.element(screen.getByText('No rewards yet')).toBeVisible()
  expect(screen.getByText(/Wager rewards once/).query()).toBeNull()
  await screen.getByRole('link', { name: 'View offers' }).click()
  await expect.poll(location).toBe('/m/activity')
})

test('shows an error when the reward centre fails to load, and loads it on retry', async () => {
  let down = true
  const { screen } = await open({ centre: () => (down ? (undefined as never) : before) })
  await expect.element(screen.getByText('Couldn’t load your rewards')).toBeVisible()
  down = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('2 rewards to claim')).toBeVisible()
})

test('sends a guest from the reward centre to the sign-in, and sends no request', async () => {
  const { location, asked } = await open({}, true)
  await expect.poll(location).toBe('/m/login?next=%2Fm%2FrewardCenter')
  expect(asked('GET /wps/reward')).toEqual([])
})
