import { createSuccessResponse, createRefusalResponse } from '@lobby/platform/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PlayerPromotionStatus } from '../queries/activities.ts'
import {
  promotionWithApplicationFixture,
  createPromotionFixture,
  createPromotionDetailFixture,
} from '../testing/createPromotionFixture.ts'
import {
  promotionClaimEndpoint,
  promotionDetailEndpoint,
  promotionJoinEndpoint,
  renderPromotionScreens,
} from '../testing/renderPromotionScreens.tsx'

const open = (value: object, answers = {}, type: number | null = 0) =>
  renderPromotionScreens('/m/activityInfo?id=7', {
    type,
    answers: { [promotionDetailEndpoint]: { value }, ...answers },
  })

/** Returns the steps that the screen shows, each with its state, for example `Review: current`. */
const wayOf = (container: Element) =>
  [...container.querySelectorAll('ol > li')].map(
    (step) =>
      `${step.querySelector('[class*=name]')?.firstChild?.textContent}: ${(step as HTMLElement).dataset['state']}`,
  )

describe('status of a promotion', () => {
  test.each<[PlayerPromotionStatus, object, object, string, string[]]>([
    [
      'JOIN',
      {},
      { targetMinor: 10_000 },
      'Open now. Join whenever you like.',
      ['Join the offer: current', 'Bet and progress: todo', 'Claim your reward: todo'],
    ],
    [
      'JOINED',
      {},
      { targetMinor: 10_000, doneMinor: 2_500 },
      'You’re in.',
      ['Join the offer: done', 'Bet and progress: current', 'Claim your reward: todo'],
    ],
    [
      'CLAIM',
      { action: 'CLAIM' },
      { targetMinor: 10_000, doneMinor: 10_000 },
      'You did it! Your reward is ready to claim.',
      ['Join the offer: done', 'Bet and progress: done', 'Claim your reward: current'],
    ],
    [
      'CLAIMED',
      {},
      { targetMinor: 10_000, doneMinor: 10_000 },
      'Your reward is in your balance.',
      ['Join the offer: done', 'Bet and progress: done', 'Claim your reward: done'],
    ],
    ['JOINED', {}, {}, 'You’re in.', ['Join the offer: done', 'Enjoy it: current']],
    [
      'APPLYING',
      {},
      {},
      'We’ve received your application and will review it soon.',
      ['Apply: done', 'Waiting for review: current', 'Result: todo'],
    ],
    [
      'PROCESS',
      {},
      {},
      'Your application is under review. You’ll see the result here.',
      ['Apply: done', 'Review: current', 'Result: todo'],
    ],
    ['ISSUED', {}, {}, 'Approved! Your reward is in your balance.', ['Apply: done', 'Review: done', 'Paid: done']],
    [
      'REJECTED',
      {},
      { reason: 'picture' },
      'Your application was not approved.',
      ['Apply: done', 'Review: done', 'Not approved: failed'],
    ],
    ['COMING_SOON', {}, {}, 'Not open yet. Come back on the start date.', ['Join the offer: todo', 'Enjoy it: todo']],
    ['CLOSE', {}, {}, 'This offer has ended.', []],
  ])(
    'shows the explanation and the steps of a promotion with the status %s and the fields %j and %j',
    { tags: ['MEMB-077'] },
    async (status, activity, more, said, way) => {
      const { screen } = await open(
        createPromotionDetailFixture(createPromotionFixture(7, { status, ...activity }), more),
      )
      await expect.element(screen.getByText(said)).toBeVisible()
      expect(wayOf(screen.container)).toEqual(way)
    },
  )

  test('shows the progress of the required stakes as figures and as a bar for screen readers', async () => {
    const { screen } = await open(
      createPromotionDetailFixture(createPromotionFixture(7, { status: 'JOINED', target: '/m/lottery' }), {
        targetMinor: 10_000,
        doneMinor: 6_250,
      }),
    )
    await expect.element(screen.getByRole('progressbar', { name: 'Bet and progress' })).toHaveAttribute('value', '6250')
    await expect.element(screen.getByText('R$62.50 of R$100.00')).toBeVisible()
    await expect.element(screen.getByText('R$37.50 to go')).toBeVisible()
  })

  test.each([
    ['picture', 'The picture doesn’t show what we need.'],
    ['rules', 'It doesn’t meet the terms below.'],
    ['repeated', 'This was already sent.'],
    ['constructor', 'Contact customer service for details.'],
    [undefined, 'Contact customer service for details.'],
  ])('says why an application was rejected when the platform’s reason is %s: %s', async (reason, said) => {
    const { screen } = await open(
      createPromotionDetailFixture(createPromotionFixture(7, { status: 'REJECTED' }), {
        ...(reason !== undefined && { reason }),
        comment: 'I won!',
        images: 2,
      }),
    )
    await expect.element(screen.getByText(said)).toBeVisible()
    await expect.element(screen.getByText('I won!')).toBeVisible()
    await expect.element(screen.getByText('2 pictures')).toBeVisible()
  })
})

describe('action of a promotion', () => {
  test(
    'joins a promotion, claims its reward later, and shows the new status after each step',
    { tags: ['MEMB-005'] },
    async () => {
      const { screen, notices } = await open(
        createPromotionDetailFixture(createPromotionFixture(7), { targetMinor: 10_000 }),
        {
          [promotionJoinEndpoint]: {
            value: createPromotionDetailFixture(
              createPromotionFixture(7, { status: 'CLAIM', action: 'CLAIM', rewardMinor: 500 }),
              { targetMinor: 10_000, doneMinor: 10_000 },
            ),
          },
          [promotionClaimEndpoint]: {
            value: createPromotionDetailFixture(createPromotionFixture(7, { status: 'CLAIMED', rewardMinor: 500 }), {
              targetMinor: 10_000,
              doneMinor: 10_000,
            }),
          },
        },
      )
      await screen.getByRole('button', { name: 'Join' }).click()
      await expect.element(screen.getByText('Wager your reward once before withdrawing it.')).toBeVisible()
      await screen.getByRole('button', { name: 'Claim R$5.00' }).click()
      await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
      expect(notices).toEqual(['notice: R$5.00 added to your balance. Wager it once before withdrawing.'])
    },
  )

  test.each([
    ['JOINED', '/m/lottery', 'Go there now', '/m/lottery'],
    ['JOINED', 'https://evil.example', 'View other offers', '/m/activity'],
    ['JOINED', undefined, 'View other offers', '/m/activity'],
    ['CLOSE', '/m/lottery', 'View other offers', '/m/activity'],
    ['REJECTED', undefined, 'Contact customer service', '/m/service'],
  ] as const)(
    'shows a link instead of an action when the status is %s and the target is %s: %s',
    async (status, target, name, path) => {
      const { screen, location } = await open(
        createPromotionDetailFixture(createPromotionFixture(7, { status, ...(target && { target }) })),
      )
      await screen.getByRole('link', { name }).click()
      await expect.poll(location).toBe(path)
    },
  )

  test('shows next to the button of a promotion why the platform refused to join the promotion', async () => {
    const { screen } = await open(createPromotionDetailFixture(), {
      [promotionJoinEndpoint]: () => createRefusalResponse('activity.closed'),
    })
    await screen.getByRole('button', { name: 'Join' }).click()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('You can’t do that with this offer right now.')
  })

  test('opens the application form for a guest only after a sign-in', async () => {
    const { screen, logins } = await open(createPromotionDetailFixture(promotionWithApplicationFixture), {}, null)
    await screen.getByRole('button', { name: 'Apply' }).click()
    expect(logins).toHaveLength(1)
    logins[0]?.onDismissed?.()
    expect(screen.getByRole('dialog').query()).toBeNull()
  })

  test('shows a joined promotion as joined, even if the response to an earlier request arrives later', async () => {
    const { createSessionFixture } = await import('@lobby/platform/testing')
    const late = Promise.withResolvers<undefined>()
    const { screen, logins, site } = await open(
      createPromotionDetailFixture(),
      {
        [promotionDetailEndpoint]: async (request: Request) => {
          if (new URL(request.url).searchParams.has('token')) await late.promise
          return createSuccessResponse(createPromotionDetailFixture())
        },
        [promotionJoinEndpoint]: {
          value: createPromotionDetailFixture(createPromotionFixture(7, { status: 'JOINED' })),
        },
      },
      null,
    )
    await screen.getByRole('button', { name: 'Join' }).click()
    site.session.signIn(createSessionFixture({ type: 0 }))
    logins[0]?.onSignedIn?.()
    await expect.element(screen.getByText('You’re in.')).toBeVisible()
    late.resolve(undefined)
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expect.element(screen.getByText('You’re in.')).toBeVisible()
  })

  test('shows the status instead of the application form to a guest who signs in and has applied before', async () => {
    const { createSessionFixture } = await import('@lobby/platform/testing')
    const { screen, logins, site } = await open(
      createPromotionDetailFixture(promotionWithApplicationFixture),
      {
        [promotionDetailEndpoint]: (request: Request) =>
          createSuccessResponse(
            createPromotionDetailFixture(
              new URL(request.url).searchParams.has('token')
                ? createPromotionFixture(7, { status: 'PROCESS' })
                : promotionWithApplicationFixture,
            ),
          ),
      },
      null,
    )
    await screen.getByRole('button', { name: 'Apply' }).click()
    site.session.signIn(createSessionFixture({ type: 0 }))
    logins[0]?.onSignedIn?.()
    await expect.element(screen.getByText(/Your application is under review/)).toBeVisible()
    expect(screen.getByRole('dialog').query()).toBeNull()
  })
})

test('covers the steps with the action bar when they scroll below the bar', async () => {
  await page.viewport(360, 560)
  document.documentElement.style.cssText = '--bar: 60px; --edge-end: 0px'
  const { screen } = await open(
    createPromotionDetailFixture(undefined, { targetMinor: 10_000, content: '<p>One a player.</p>'.repeat(60) }),
  )
  const button = screen.getByRole('button', { name: 'Join' })
  await expect.element(button).toBeVisible()
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const marks = [...document.querySelectorAll('ol > li > [aria-hidden]')]
  expect(marks).toHaveLength(3)
  for (const mark of marks) {
    window.scrollBy({ top: middleOf(mark).y - middleOf(button.element()).y, behavior: 'instant' })
    const { x, y } = middleOf(mark)
    expect(y).toBeCloseTo(middleOf(button.element()).y, 0)
    expect(document.elementFromPoint(x, y)?.closest('button')).toBe(button.element())
  }
})

describe('page of a promotion that does not exist', () => {
  test('says that a promotion does not exist, and links to the list of promotions', async () => {
    const { screen, location } = await renderPromotionScreens('/m/activityInfo?id=7', {
      answers: { [promotionDetailEndpoint]: () => createRefusalResponse('activity.unknown') },
    })
    await expect
      .element(screen.getByText('There is no such promotion any more.').or(screen.getByRole('alert')))
      .toBeVisible()
    await screen.getByRole('button', { name: 'View other offers' }).click()
    await expect.poll(location).toBe('/m/activity')
  })

  test.each(['', '?id=', '?id=0', '?id=-1', '?id=NaN', '?id=1e11', '?id=7%20', '?id=spring', `?id=${'9'.repeat(20)}`])(
    'fetches no promotion when the URL has the invalid query %j',
    { tags: ['L5'] },
    async (query) => {
      const { screen, asked } = await renderPromotionScreens(`/m/activityInfo${query}`)
      await expect.element(screen.getByRole('button', { name: 'View other offers' })).toBeVisible()
      expect(asked(promotionDetailEndpoint)).toBe(0)
    },
  )

  test('control: fetches the promotion when the URL has a valid promotion id', { tags: ['L5-control'] }, async () => {
    const { screen, queries } = await open(createPromotionDetailFixture())
    await expect.element(screen.getByRole('heading', { name: 'Offer 7' })).toBeVisible()
    expect(queries(promotionDetailEndpoint)).toEqual([expect.objectContaining({ activityId: '7' })])
  })
})

test('shows an error when the promotion fails to load, and loads it on retry', async () => {
  let down = true
  const { screen } = await renderPromotionScreens('/m/activityInfo?id=7', {
    answers: {
      [promotionDetailEndpoint]: () =>
        down ? new Response('', { status: 404 }) : createSuccessResponse(createPromotionDetailFixture()),
    },
  })
  await expect.element(screen.getByRole('alert').getByText('Couldn’t load this offer')).toBeVisible()
  down = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Offer 7' })).toBeVisible()
})
