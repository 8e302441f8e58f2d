import { DAY_MS } from '@lobby/platform/calendar'
import {
  createSuccessResponse,
  rejectWithConnectionError,
  createSessionFixture,
  createRefusalResponse,
} from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import type { PlayerPromotionStatus } from '../queries/activities.ts'
import { createPromotionFixture, createPromotionDetailFixture } from '../testing/createPromotionFixture.ts'
import {
  promotionClaimEndpoint,
  createRequestRecorder,
  promotionDetailEndpoint,
  promotionJoinEndpoint,
  promotionListEndpoint,
  renderPromotionScreens,
} from '../testing/renderPromotionScreens.tsx'

const open = (activities: readonly object[], answers = {}, type: number | null = 0) =>
  renderPromotionScreens('/m/activity', {
    type,
    answers: { [promotionListEndpoint]: { value: activities }, ...answers },
  })

/** The badge and the possible action for each status of a promotion (decision 035). */
const shown = [
  ['JOIN', 'JOIN', 'Open', 'Join: Offer 7'],
  ['JOIN', 'APPLY', 'Open', 'Apply: Offer 7'],
  ['CLAIM', 'CLAIM', 'Ready to claim', 'Claim: Offer 7'],
  ['APPLYING', undefined, 'Applied', null],
  ['CLOSE', undefined, 'Ended', null],
  ['REJECTED', undefined, 'Not approved', null],
  ['ISSUED', undefined, 'Paid', null],
  ['CLAIMED', undefined, 'Claimed', null],
  ['PROCESS', undefined, 'Under review', null],
  ['JOINED', undefined, 'Joined', null],
  ['COMING_SOON', undefined, 'Coming soon', null],
] as const satisfies readonly (readonly [PlayerPromotionStatus, string | undefined, string, string | null])[]

test.each(shown)(
  'shows a promotion with the status %s and the action %s as "%s", with the button %s',
  { tags: ['MEMB-072', 'MEMB-077'] },
  async (status, action, word, step) => {
    const { screen } = await open([createPromotionFixture(7, { status, ...(action && { action }) })])
    const card = screen.getByRole('article')
    await expect.element(card.getByText(word, { exact: true })).toBeVisible()
    const ways = card.element().querySelectorAll('button, a[aria-label]')
    expect([...ways].map((way) => way.getAttribute('aria-label'))).toEqual(step === null ? [] : [step])
  },
)

test('links each promotion to its page, and shows its reward and end date', async () => {
  const { screen, location } = await open([
    createPromotionFixture(7),
    createPromotionFixture(8, { rewardMinor: 0, remainTime: 3_600_000 * 71 }),
    createPromotionFixture(9, { remainTime: DAY_MS * 900 }),
  ])
  const cards = screen.getByRole('article')
  await expect.element(cards.nth(0).getByText('R$50.00')).toBeVisible()
  await expect.element(cards.nth(0).getByText('Until Dec 24, 2026')).toBeVisible()
  expect(cards.nth(1).element().textContent).not.toContain('R$')
  await expect
    .poll(() => cards.nth(1).getByRole('timer', { name: 'Ends in' }).query()?.textContent)
    .toMatch(/^(70:59|71:00):/)
  await expect.element(cards.nth(2).getByText('No end date')).toBeVisible()
  await cards.nth(1).getByRole('link', { name: 'Offer 8' }).click()
  await expect.poll(location).toBe('/m/activityInfo?id=8')
})

test('filters promotions by the category in the URL, claimable ones first and ended ones last', async () => {
  const { screen, location } = await open([
    createPromotionFixture(1, { status: 'CLOSE' }),
    createPromotionFixture(2, { category: 'SOCIAL' }),
    createPromotionFixture(3, { status: 'JOINED', category: 'MISSION' }),
    createPromotionFixture(4, { status: 'CLAIM', action: 'CLAIM', category: 'MISSION' }),
    createPromotionFixture(5, { category: 'OF_TOMORROW' }),
  ])
  const titles = () =>
    screen
      .getByRole('article')
      .elements()
      .map((card) => card.querySelector('h2')?.textContent)
  await expect.poll(titles).toEqual(['Offer 4', 'Offer 2', 'Offer 3', 'Offer 5', 'Offer 1'])
  expect(
    screen
      .getByRole('radio')
      .elements()
      .map((chip) => chip.parentElement?.textContent),
  ).toEqual(['All5', 'Mine2', 'Bonus1', 'Missions2', 'With friends1'])
  await screen.getByRole('radio', { name: /^Mine/ }).click({ force: true })
  await expect.poll(titles).toEqual(['Offer 4', 'Offer 3'])
  expect(location()).toBe('/m/activity?category=MINE')
})

describe('joining a promotion from the list', () => {
  const done = createSuccessResponse(createPromotionDetailFixture(createPromotionFixture(7, { status: 'JOINED' })))

  test('asks a guest to sign in, then joins the promotion and shows the status of the response', async () => {
    const { hear, keys } = createRequestRecorder(() => done.clone())
    const { screen, site, logins, notices, asked } = await open(
      [createPromotionFixture(7)],
      { [promotionJoinEndpoint]: hear },
      null,
    )
    await screen.getByRole('button', { name: 'Join: Offer 7' }).click()
    expect([logins.length, asked(promotionJoinEndpoint)]).toEqual([1, 0])
    site.session.signIn(createSessionFixture({ type: 0 }))
    logins[0]?.onSignedIn?.()
    await expect.poll(() => notices).toEqual(['notice: You are in. Good luck!'])
    await expect.element(screen.getByText('Joined', { exact: true })).toBeVisible()
    expect(keys).toEqual([expect.stringMatching(/^[a-z0-9-]{36}$/)])
  })

  test('says that a real account is needed when a trial member presses join, and sends nothing', async () => {
    const { screen, notices, asked } = await open([createPromotionFixture(7)], {}, 4)
    await screen.getByRole('button', { name: 'Join: Offer 7' }).click()
    expect([notices, asked(promotionJoinEndpoint)]).toEqual([
      ['notice: Please login an actual account to use this function'],
      0,
    ])
  })

  test('sends one request for ten presses, and shows the promotion as joined only after the response', async () => {
    let answer: (response: Response) => void = () => undefined
    const { screen, asked } = await open([createPromotionFixture(7)], {
      [promotionJoinEndpoint]: () => new Promise<Response>((resolve) => (answer = resolve)),
    })
    const button = screen.getByRole('button', { name: 'Join: Offer 7' })
    await expect.element(button).toBeVisible()
    for (let press = 0; press < 10; press++) (button.element() as HTMLElement).click()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(screen.getByText('Open', { exact: true })).toBeVisible()
    expect(asked(promotionJoinEndpoint)).toBe(1)
    answer(done.clone())
    await expect.element(screen.getByText('Joined', { exact: true })).toBeVisible()
  })

  test('shows on the card of a promotion why the platform refused to join it', async () => {
    const { screen } = await open([createPromotionFixture(7), createPromotionFixture(8)], {
      [promotionJoinEndpoint]: () => createRefusalResponse('activity.closed'),
    })
    await screen.getByRole('button', { name: 'Join: Offer 8' }).click()
    await expect
      .element(screen.getByRole('article').nth(1).getByRole('alert'))
      .toHaveTextContent('You can’t do that with this offer right now.')
    expect(screen.getByRole('article').nth(0).getByRole('alert').query()).toBeNull()
  })
})

describe('claiming a reward from the list', () => {
  const ready = createPromotionFixture(7, { status: 'CLAIM', action: 'CLAIM', rewardMinor: 500 })
  const taken = createPromotionDetailFixture(createPromotionFixture(7, { status: 'CLAIMED', rewardMinor: 500 }))

  test('shows the claimed amount and refetches the balance after a claim', { tags: ['MEMB-005'] }, async () => {
    const { screen, site, notices } = await open([ready], { [promotionClaimEndpoint]: { value: taken } })
    const { balanceQuery } = await import('@lobby/platform/account')
    const { queryKey } = balanceQuery(site.api, site.session.get())
    site.queries.setQueryData(queryKey, { balanceMinor: 1 } as never)
    await screen.getByRole('button', { name: 'Claim: Offer 7' }).click()
    await expect
      .poll(() => notices)
      .toEqual(['notice: R$5.00 added to your balance. Wager it once before withdrawing.'])
    await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
    expect(site.queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  test(
    'fetches the outcome of a claim whose response was lost, shows it and resends nothing',
    { tags: ['N13'] },
    async () => {
      const { screen, asked } = await open([ready], {
        [promotionClaimEndpoint]: rejectWithConnectionError,
        [promotionDetailEndpoint]: { value: taken },
      })
      await screen.getByRole('button', { name: 'Claim: Offer 7' }).click()
      await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
      expect([asked(promotionClaimEndpoint), asked(promotionDetailEndpoint)]).toEqual([1, 1])
    },
  )

  test(
    'says that a claim was not executed, and resends it with the same idempotency key at the next press',
    { tags: ['N13'] },
    async () => {
      const answers = [rejectWithConnectionError, () => createSuccessResponse(taken)]
      const { hear, keys } = createRequestRecorder(() => answers.shift()?.() ?? rejectWithConnectionError())
      const { screen } = await open([ready], {
        [promotionClaimEndpoint]: hear,
        [promotionDetailEndpoint]: { value: createPromotionDetailFixture(ready) },
      })
      await screen.getByRole('button', { name: 'Claim: Offer 7' }).click()
      await expect.element(screen.getByRole('alert')).toBeVisible()
      await screen.getByRole('button', { name: 'Claim: Offer 7' }).click()
      await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
      expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    },
  )

  test(
    'sends no claim while the outcome of the last claim is unknown, and fetches the outcome at a press',
    { tags: ['N13'] },
    async () => {
      let down = true
      const { screen, asked } = await open([ready], {
        [promotionClaimEndpoint]: rejectWithConnectionError,
        [promotionDetailEndpoint]: () => (down ? rejectWithConnectionError() : createSuccessResponse(taken)),
      })
      await screen.getByRole('button', { name: 'Claim: Offer 7' }).click()
      await expect.element(screen.getByText(/before sending again/)).toBeVisible()
      down = false
      await screen.getByRole('button', { name: 'Check now' }).click()
      await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
      expect(asked(promotionClaimEndpoint)).toBe(1)
    },
  )

  test(
    'control: uses a new idempotency key and fetches no outcome after a refused claim',
    { tags: ['N13-control'] },
    async () => {
      const { hear, keys } = createRequestRecorder(() => createRefusalResponse('activity.closed'))
      const { screen, asked } = await open([ready], { [promotionClaimEndpoint]: hear })
      for (const time of [1, 2]) {
        await screen.getByRole('button', { name: 'Claim: Offer 7' }).click()
        await expect.poll(() => keys.length).toBe(time)
        await expect.element(screen.getByRole('button', { name: 'Claim: Offer 7' })).not.toHaveAttribute('aria-busy')
      }
      expect([asked(promotionDetailEndpoint), new Set(keys).size]).toEqual([0, 2])
    },
  )
})

test('links to the games when there are no promotions', async () => {
  const { screen, location } = await open([])
  await screen.getByRole('link', { name: 'Go to games' }).click()
  await expect.poll(location).toBe('/m/home')
})

test('shows an error when the promotions fail to load, and loads them on retry', async () => {
  let down = true
  const { screen } = await renderPromotionScreens('/m/activity', {
    answers: {
      [promotionListEndpoint]: () =>
        down ? new Response('', { status: 404 }) : createSuccessResponse([createPromotionFixture(7)]),
    },
  })
  await expect.element(screen.getByRole('alert').getByText('Couldn’t load the offers')).toBeVisible()
  down = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('article')).toBeVisible()
})

test('shows the guest’s list until the member’s list has loaded, and never shows a member’s list to a guest', async () => {
  let hold: (() => void) | undefined
  const { screen, site } = await renderPromotionScreens('/m/activity', {
    type: null,
    answers: {
      [promotionListEndpoint]: (request) => {
        const member = new URL(request.url).searchParams.has('token')
        if (!member && hold) return new Promise<Response>(() => undefined)
        const answer = createSuccessResponse([createPromotionFixture(7, member ? { status: 'JOINED' } : {})])
        return member ? new Promise<Response>((resolve) => (hold = () => resolve(answer))) : answer
      },
    },
  })
  await expect.element(screen.getByText('Open', { exact: true })).toBeVisible()
  site.session.signIn(createSessionFixture({ type: 0 }))
  await expect.poll(() => hold).toBeDefined()
  await expect.element(screen.getByText('Open', { exact: true })).toBeVisible()
  hold?.()
  await expect.element(screen.getByText('Joined', { exact: true })).toBeVisible()
  site.session.signOut()
  await expect.element(screen.getByRole('status').first()).toBeInTheDocument()
  await expect.element(screen.getByText('Joined', { exact: true })).not.toBeInTheDocument()
})
