import { createSuccessResponse, createRefusalResponse, type PlatformResponses } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import type { ResponsibleGamingState } from '../model/responsibleGamingState.ts'
import {
  createOwnLimitFixture,
  createResponsibleGamingStateFixture,
} from '../testing/createResponsibleGamingStateFixture.ts'
import { renderResponsibleGamingScreen } from '../testing/renderResponsibleGamingScreen.tsx'
import { ResponsibleScreen } from './ResponsibleScreen.tsx'

const read = 'GET /wps/responsible/state'
type Sent = Record<string, unknown>

/** Renders the screen, for a member by default, and records the requests by path. */
async function open(state: ResponsibleGamingState, answers: PlatformResponses = {}, setting: object = {}) {
  const sent: Record<string, { readonly body: Sent; readonly key: string | null }[]> = {}
  const hear = (path: string, next: ResponsibleGamingState = state) => ({
    [`POST ${path}`]: async (request: Request) => {
      ;(sent[path] ??= []).push({ body: (await request.json()) as Sent, key: request.headers.get('Idempotency-Key') })
      return createSuccessResponse(next)
    },
  })
  const page = await renderResponsibleGamingScreen(<ResponsibleScreen />, {
    answers: {
      [read]: { value: state },
      ...hear('/wps/responsible/limit'),
      ...hear('/wps/responsible/limit/cancel'),
      ...hear(
        '/wps/responsible/break',
        createResponsibleGamingStateFixture({
          break: { kind: 'EXCLUSION', since: '2026-11-22T15:00:00Z', until: '2031-11-22T15:00:00Z' },
        }),
      ),
      ...answers,
    },
    ...setting,
  })
  const { screen } = page
  return {
    ...page,
    sent,
    dialog: screen.getByRole('dialog'),
    deposits: screen.getByRole('region', { name: 'Deposit limit' }),
  }
}

const held = createResponsibleGamingStateFixture({
  limits: [
    createOwnLimitFixture({ amount: 20_000, used: 12_500, left: 7_500 }),
    createOwnLimitFixture({ period: 'WEEK', amount: 5_000, used: 5_000, left: 0 }),
  ],
})

test('shows the used and the remaining part of each limit, and when a reached limit ends', async () => {
  const { deposits, screen } = await open(
    createResponsibleGamingStateFixture({
      limits: [
        ...held.limits,
        createOwnLimitFixture({ kind: 'TIME', amount: 135, used: 75, left: 60, min: 15, max: 1440 }),
      ],
    }),
  )
  await expect
    .element(deposits.getByRole('button', { name: /Daily R\$125 of R\$200 R\$75 left until Nov 23/ }))
    .toBeVisible()
  await expect
    .element(deposits.getByRole('button', { name: /Weekly R\$50 of R\$50 Limit reached until/ }))
    .toBeVisible()
  const bars = deposits.getByRole('progressbar', { includeHidden: true }).elements() as HTMLProgressElement[]
  expect(bars.map(({ value, max }) => [value, max])).toEqual([
    [12_500, 20_000],
    [5_000, 5_000],
  ])
  await expect.element(screen.getByRole('button', { name: /Daily 1 h 15 min of 2 h 15 min 1 h left/ })).toBeVisible()
})

test('says that a lower limit takes effect immediately, and sends the limit one time in minor units', async () => {
  const { deposits, dialog, sent, notices } = await open(held)
  await deposits.getByRole('button', { name: /Daily/ }).click()
  await dialog.getByRole('textbox').fill('150')
  await expect.element(dialog.getByText('Takes effect immediately.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Set limit' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent['/wps/responsible/limit']?.map(({ body }) => body)).toEqual([
    { kind: 'DEPOSIT', period: 'DAY', amount: 15_000 },
  ])
  expect(notices).toEqual(['toast: Limit set. Takes effect immediately.'])
})

test('says before the request that a higher limit, or the removal of a limit, takes effect later', async () => {
  const { deposits, dialog, sent, notices } = await open(held)
  await deposits.getByRole('button', { name: /Daily/ }).click()
  await dialog.getByRole('textbox').fill('500')
  await expect
    .element(dialog.getByText('Higher than your current limit. It applies in 24 hours; until then, R$200 stays.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Request increase' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await deposits.getByRole('button', { name: /Daily/ }).click()
  await dialog.getByRole('button', { name: 'Remove limit in 24 hours' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent['/wps/responsible/limit']?.map(({ body }) => body)).toEqual([
    { kind: 'DEPOSIT', period: 'DAY', amount: 50_000 },
    { kind: 'DEPOSIT', period: 'DAY' },
  ])
  expect(notices).toEqual(
    Array.from({ length: 2 }, () => 'toast: Request received. Your current limit applies until the change.'),
  )
})

test.each([
  ['1.000', 'Enter digits only, for example 200.'],
  ['50,00', 'Enter digits only, for example 200.'],
  ['9', 'Minimum R$10'],
  ['1000001', 'Maximum R$1,000,000'],
  ['12345678901234567890', 'Maximum R$1,000,000'],
])('shows below the field why the typed limit %s is invalid: %s', { tags: ['B29'] }, async (typed, said) => {
  const { deposits, dialog, sent } = await open(held)
  await deposits.getByRole('button', { name: /Daily/ }).click()
  await dialog.getByRole('textbox').fill(typed)
  await dialog
    .getByRole('button', { name: 'Set limit' })
    .or(dialog.getByRole('button', { name: 'Request increase' }))
    .click()
  await expect.element(dialog.getByRole('textbox')).toHaveAccessibleDescription(said)
  await expect.element(dialog.getByRole('textbox')).toHaveValue(typed)
  expect(sent).toEqual({})
})

test('shows when a pending raise of a limit takes effect, and cancels the raise when the button is pressed', async () => {
  const { deposits, sent, notices } = await open(
    createResponsibleGamingStateFixture({
      limits: [
        createOwnLimitFixture({
          amount: 20_000,
          left: 20_000,
          pending: { amount: 80_000, countsFrom: '2026-11-23T15:00:00Z' },
        }),
      ],
    }),
  )
  await expect.element(deposits.getByText(/^R\$800 from Nov 23/)).toBeVisible()
  await deposits.getByRole('button', { name: 'Keep current limit' }).click()
  await expect.poll(() => notices).toEqual(['toast: Your current limit stays.'])
  expect(sent['/wps/responsible/limit/cancel']?.map(({ body }) => body)).toEqual([{ kind: 'DEPOSIT', period: 'DAY' }])
})

test('starts an exclusion after two steps and a ticked checkbox, and then shows the exclusion at the top', async () => {
  const { screen, dialog, sent } = await open(held)
  await screen.getByRole('button', { name: 'Self-exclude' }).click()
  await dialog.getByText('5 years').click()
  await expect.element(dialog.getByText('You won’t get offers or see pop-ups.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect.element(dialog.getByText(/It can’t be ended early/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Self-exclude' }).click({ force: true })
  await expect.element(dialog.getByText('Tick the box to continue.')).toBeVisible()
  expect(sent).toEqual({})
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Self-exclude' }).click()
  await expect.element(screen.getByRole('region', { name: 'You’re self-excluded' })).toBeVisible()
  expect(sent['/wps/responsible/break']?.map(({ body }) => body)).toEqual([{ kind: 'EXCLUSION', length: 60 }])
  // A pause during an exclusion would have no effect, so the screen offers none.
  await expect.element(screen.getByRole('button', { name: 'Start a break' })).not.toBeInTheDocument()
})

test('resends a break with the same idempotency key after a lost response, and refetches the limits and breaks', async () => {
  const keys: (string | null)[] = []
  const { screen, dialog, site } = await open(held, {
    'POST /wps/responsible/break': (request) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return keys.length === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : createSuccessResponse(
            createResponsibleGamingStateFixture({
              break: { kind: 'PAUSE', since: '2026-11-22T15:00:00Z', until: '2026-11-23T15:00:00Z' },
            }),
          )
    },
  })
  await screen.getByRole('button', { name: 'Start a break' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Start a break' }).click()
  await expect
    .element(dialog.getByText('We don’t know whether this went through. Tap again: it only counts once.'))
    .toBeVisible()
  await expect.poll(() => site.fetch.asked.filter((each) => each === read).length).toBe(2)
  await dialog.getByRole('button', { name: 'Start a break' }).click()
  await expect.element(screen.getByRole('region', { name: 'You’re on a break' })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

test('shows in the form why the platform refused a limit', async () => {
  const { deposits, dialog } = await open(held, {
    'POST /wps/responsible/limit': () => createRefusalResponse('responsible.limit.invalid'),
  })
  await deposits.getByRole('button', { name: /Daily/ }).click()
  await dialog.getByRole('button', { name: 'Set limit' }).click()
  await expect.element(dialog.getByText('This limit isn’t possible. Check the amount.')).toBeVisible()
})

test('offers a retry when the limits do not load, and still shows the rest of the screen', async () => {
  let times = 0
  const { screen, deposits } = await open(held, {
    [read]: () => (times++ === 0 ? createRefusalResponse('system.failure', 'x', 200) : createSuccessResponse(held)),
  })
  await expect.element(screen.getByText('Couldn’t load your limits')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Quick self-test' })).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(deposits).toBeVisible()
})

test('asks a guest to sign in, and says to a trial member that limits need a real account', async () => {
  const { screen, logins, site } = await open(held, {}, { guest: true })
  await screen.getByRole('button', { name: 'Sign in' }).click()
  expect([logins.length, site.fetch.asked]).toEqual([1, []])
  await expect.element(screen.getByRole('link', { name: /CVV 188/ })).toHaveAttribute('href', 'tel:188')
  await screen.unmount()
  const trial = await open(held, {}, { type: 4 })
  await expect.element(trial.screen.getByText(/Demo accounts play without real money/)).toBeVisible()
  expect(trial.site.fetch.asked).toEqual([])
})

test('shows the help lines of the merchant’s market', async () => {
  const { screen } = await open(held, {}, { guest: true, merchant: { market: 'UK' } })
  await expect
    .element(screen.getByRole('link', { name: /GamCare/ }))
    .toHaveAttribute('href', 'https://www.gamcare.org.uk')
  await expect.element(screen.getByText(/When the fun stops, stop/)).toBeVisible()
  expect(screen.getByText('CVV 188').query()).toBeNull()
})

test('stores the result of the self-test on the device until the player deletes it', async () => {
  const { screen, site } = await open(held, {}, { guest: true })
  await screen.getByRole('button', { name: 'Start' }).click()
  await screen.getByRole('button', { name: 'See the result' }).click({ force: true })
  await expect.element(screen.getByText('Answer every question to see your result.')).toBeVisible()
  for (const [index, group] of screen.getByRole('radiogroup').elements().entries()) {
    group.querySelector<HTMLInputElement>(`input[value=${index < 3 ? 'yes' : 'no'}]`)?.click()
  }
  await screen.getByRole('button', { name: 'See the result' }).click()
  await expect.element(screen.getByText(/Gambling may be affecting you/)).toBeVisible()
  expect(site.storage.get('ownPlay')).toMatchObject({ selfTest: { outcome: 'help' } })
  expect(site.fetch.asked).toEqual([])
  await screen.getByRole('button', { name: 'Delete my result' }).click()
  expect(site.storage.get('ownPlay')).toEqual({})
})
