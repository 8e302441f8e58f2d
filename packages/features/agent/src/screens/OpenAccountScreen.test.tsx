import {
  createSuccessResponse,
  createSessionFixture,
  createRefusalResponse,
  type PlatformResponses,
} from '@lobby/platform/testing'
import { defaultValidationRules } from '@lobby/platform/validation'
import { describe, expect, test, vi } from 'vitest'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import { createInvitationLinkFixture, ownRebateRateFixtures } from '../testing/rateFixtures.ts'
import { OpenAccountScreen } from './OpenAccountScreen.tsx'

const refusedAt = (errorCode: string, field: string) =>
  Response.json({ success: false, errorCode, message: '', data: { field } })
const links = (...of: ReturnType<typeof createInvitationLinkFixture>[]) => ({ links: of, mostLinks: 20 })

interface Platform {
  readonly account?: () => Response | Promise<Response>
  readonly links?: object
  readonly created?: object
  readonly ended?: object
  /** The initial path and query. */
  readonly path?: string
  readonly answers?: PlatformResponses
}

async function open({
  account = () => createSuccessResponse({ memberId: 99, account: 'marina58', agent: false }),
  ...on
}: Platform = {}) {
  const sent: { readonly key: string | null; readonly body: unknown }[] = []
  const hear = async (request: Request) =>
    void sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() })
  const page = await renderAgentScreen(on.path ?? '/m/agentRegister', <OpenAccountScreen />, {
    merchant: { flags: ['redRain'] },
    answers: {
      'GET /wps/agent/account': { value: { rates: ownRebateRateFixtures, mostLinks: 20 } },
      'GET /wps/account/registerValidation': { value: { rules: [] } },
      'GET /wps/agent/links': { value: on.links ?? links() },
      'POST /wps/agent/account': async (request) => {
        await hear(request)
        return account()
      },
      'POST /wps/agent/links': async (request) => {
        await hear(request)
        return createSuccessResponse(on.created ?? links(createInvitationLinkFixture(1)))
      },
      'DELETE /wps/agent/links': async (request) => {
        await hear(request)
        return createSuccessResponse(on.ended ?? links())
      },
      ...on.answers,
    },
  })
  const { screen } = page
  const fill = async (username = 'marina58', password = 'abcd2345') => {
    await screen.getByRole('textbox', { name: /^Username/ }).fill(username)
    await screen.getByLabelText(/^Initial password/).fill(password)
  }
  return { ...page, sent, fill, submit: screen.getByRole('button', { name: 'Create account' }) }
}

test('opens one account with its rates for ten presses, and shows its credentials one time', async () => {
  const { screen, sent, fill, submit, location } = await open()
  await fill()
  await screen.getByRole('radio', { name: 'Agent' }).click()
  await screen.getByText('Rebate rates').click()
  await screen.getByRole('textbox', { name: 'Slots' }).fill('0.25')
  for (let press = 0; press < 10; press++) (submit.element() as HTMLElement).click()
  await expect.element(screen.getByRole('heading', { name: 'Account created' })).toBeVisible()
  await expect.element(screen.getByText('abcd2345')).toBeVisible()
  await expect.element(screen.getByText('Share the details now: the password won’t be shown again.')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([
    { username: 'marina58', password: 'abcd2345', agent: true, rates: [{ category: 'RNG', rateBasisPoints: 25 }] },
  ])
  await screen.getByRole('link', { name: 'Send money to marina58' }).click()
  await expect.poll(location).toBe('/m/redRain?to=marina58')
})

test('shows every space of the new password, and shares user name and password on separate lines', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { share: { value: undefined }, clipboard: { value: { writeText: copied } } }) as Navigator,
  )
  const { screen, fill, submit } = await open()
  await fill('marina58', 'abcd  1234')
  await submit.click()
  const shown = screen.getByText('abcd  1234', { exact: true })
  await expect.element(shown).toBeVisible()
  expect((shown.element() as HTMLElement).innerText).toBe('abcd  1234')
  await screen.getByRole('button', { name: 'Share login details' }).click()
  await expect
    .poll(() => copied.mock.calls[0]?.[0].split('\n'))
    .toEqual([
      expect.any(String),
      'Username: marina58',
      'Password: abcd  1234',
      expect.stringMatching(/^Sign in and change the password: https?:/),
    ])
  vi.unstubAllGlobals()
})

test('shows empty fields for the next new account, and forgets the last password', async () => {
  const { screen, fill, submit } = await open()
  await fill()
  await submit.click()
  await screen.getByRole('button', { name: 'Add another' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Username/ })).toHaveValue('')
  await expect.element(screen.getByLabelText(/^Initial password/)).toHaveValue('')
})

test('shows at the username field that the name is taken, and retains the typed values', async () => {
  const { screen, fill, submit } = await open({ account: () => refusedAt('account.username.taken', 'username') })
  await fill()
  await submit.click()
  await expect
    .element(screen.getByRole('textbox', { name: /^Username/ }))
    .toHaveAccessibleDescription('Sorry, the username already exists.')
  await expect.element(screen.getByLabelText(/^Initial password/)).toHaveValue('abcd2345')
})

test.each([
  ['9ana', 'abcd2345', 'Letters and digits only, starting with a letter', 'Username'],
  [
    'abc',
    'abcd2345',
    `${defaultValidationRules.username.minLength} to ${defaultValidationRules.username.maxLength} characters`,
    'Username',
  ],
  ['marina58', 'abcdefgh', 'At least one letter and one digit', 'Initial password'],
  ['marina58', ' abcd 1234 ', 'No spaces at the start or end', 'Initial password'],
  ['marina58', 'abcd1234\u00a0', 'No spaces at the start or end', 'Initial password'],
])(
  'does not open an account with the user name "%s" and the password "%s": %s',
  async (username, password, said, name) => {
    const { screen, fill, submit, sent } = await open()
    await fill(username, password)
    await submit.click()
    await expect.element(screen.getByLabelText(new RegExp(`^${name}`))).toHaveAccessibleDescription(said)
    expect(sent).toEqual([])
  },
)

test('resends a new account with the same idempotency key after a lost response', async () => {
  let down = true
  const { screen, fill, submit, sent } = await open({
    account: () =>
      down
        ? Promise.reject(new TypeError('Failed to fetch'))
        : createSuccessResponse({ memberId: 99, account: 'marina58', agent: false }),
  })
  await fill()
  await submit.click()
  await expect.element(screen.getByText('No connection. Check your internet and try again.')).toBeVisible()
  down = false
  await submit.click()
  await expect.element(screen.getByRole('heading', { name: 'Account created' })).toBeVisible()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

describe('OpenAccountScreen: typed values after the end of the session', () => {
  const unauthorized = () =>
    Response.json({ success: false, errorCode: 'auth.unauthorized', message: '' }, { status: 401 })

  test('retains a typed new account when the session has ended, and sends it at a press after the sign-in', async () => {
    let known = true
    const { screen, fill, submit, sent, site } = await open({
      account: () =>
        known ? createSuccessResponse({ memberId: 99, account: 'marina58', agent: true }) : unauthorized(),
      answers: {
        'GET /wps/agent/account': () =>
          known ? createSuccessResponse({ rates: ownRebateRateFixtures, mostLinks: 20 }) : unauthorized(),
      },
    })
    await fill()
    await screen.getByRole('radio', { name: 'Agent' }).click()
    known = false
    await submit.click()
    await expect.poll(() => site.session.get()).toBeNull()
    const username = screen.getByRole('textbox', { name: /^Username/ })
    await expect.element(username).toHaveValue('marina58')
    known = true
    site.session.signIn(createSessionFixture({ userName: 'agent', type: 1, token: 'token-of-later' }))
    await screen.getByRole('button', { name: 'Send now' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Account created' })).toBeVisible()
    expect(sent[1]).toEqual(sent[0])
    expect(sent[1]?.body).toMatchObject({ username: 'marina58', agent: true })
  })

  test('retains a typed new account when the session ends elsewhere and the rates do not load', async () => {
    let known = true
    const { screen, fill, site, asked } = await open({
      answers: {
        'GET /wps/agent/account': () =>
          known
            ? createSuccessResponse({ rates: ownRebateRateFixtures, mostLinks: 20 })
            : createRefusalResponse('server.error', 'Down', 400),
      },
    })
    await fill()
    known = false
    site.session.signOut('expired')
    site.session.signIn(createSessionFixture({ userName: 'agent', type: 1, token: 'token-of-later' }))
    await expect.poll(() => asked('GET /wps/agent/account').length).toBeGreaterThan(1)
    await expect.poll(() => site.queries.isFetching()).toBe(0)
    await expect.element(screen.getByRole('textbox', { name: /^Username/ })).toHaveValue('marina58')
    await expect.element(screen.getByLabelText(/^Initial password/)).toHaveValue('abcd2345')
  })
})

describe('OpenAccountScreen: screen left during the call', () => {
  test.each([
    [
      'was opened',
      () => createSuccessResponse({ memberId: 99, account: 'marina58', agent: false }),
      'Account marina58 was created with the password you set.',
    ],
    [
      'was refused',
      () => refusedAt('account.username.taken', 'username'),
      'Account marina58 was not created. Sorry, the username already exists.',
    ],
    [
      'has no known outcome',
      () => new Response('', { status: 500 }),
      'We don’t know whether account marina58 was created. Check your members.',
    ],
  ])('reports to an agent who has left the screen that a new account %s', async (_, response, said) => {
    let answer = (_response: Response) => undefined as void
    const { screen, fill, submit, sent, navigate, notices } = await open({
      account: () => new Promise((resolve) => (answer = resolve)),
    })
    await fill()
    await submit.click()
    await expect.poll(() => sent).toHaveLength(1)
    await navigate('/m/home')
    await expect.element(screen.getByText('at /m/home')).toBeVisible()
    answer(response())
    await expect.poll(() => notices).toEqual([`toast: ${said}`])
  })

  test('reports an opened account on the tab of the links, and shows its credentials on the tab of the form', async () => {
    let answer = (_response: Response) => undefined as void
    const { screen, fill, submit, sent, notices } = await open({
      account: () => new Promise((resolve) => (answer = resolve)),
    })
    await fill()
    await submit.click()
    await expect.poll(() => sent).toHaveLength(1)
    const byLink = screen.getByRole('tab', { name: 'By link' })
    await byLink.click()
    await expect.element(byLink).toHaveAttribute('aria-selected', 'true')
    answer(createSuccessResponse({ memberId: 99, account: 'marina58', agent: false }))
    await expect.poll(() => notices).toEqual(['toast: Account marina58 was created with the password you set.'])
    await screen.getByRole('tab', { name: 'Add directly' }).click()
    await expect.element(screen.getByText('abcd2345')).toBeVisible()
  })
})

test('expands the section of the rates when a rate is invalid', async () => {
  const { screen } = await open()
  const summary = screen.getByText('Rebate rates')
  const isOpen = () => summary.element().closest('details')?.open
  const slots = screen.getByRole('textbox', { name: 'Slots' })
  await summary.click()
  await slots.fill('9')
  await summary.click()
  expect(isOpen()).toBe(true)
  await slots.fill('0.25')
  expect(isOpen()).toBe(true)
  await summary.click()
  await expect.poll(isOpen).toBe(false)
})

test('shows the same tab again after a reload, because the URL contains the tab', async () => {
  const { screen, location } = await open({ path: '/m/agentRegister?way=link' })
  await expect.element(screen.getByRole('button', { name: 'Create link' })).toBeVisible()
  await screen.getByRole('tab', { name: 'Add directly' }).click()
  await expect.poll(location).toBe('/m/agentRegister')
  await screen.getByRole('tab', { name: 'By link' }).click()
  await expect.poll(location).toBe('/m/agentRegister?way=link')
})

test('marks a user name as taken only while it equals the refused one', async () => {
  const { screen, fill, submit } = await open({ account: () => refusedAt('account.username.taken', 'username') })
  await fill()
  await submit.click()
  const username = screen.getByRole('textbox', { name: /^Username/ })
  await expect.element(username).toHaveAccessibleDescription('Sorry, the username already exists.')
  await screen.getByLabelText(/^Initial password/).fill('abcd23456')
  await expect.element(username).toHaveAccessibleDescription('Sorry, the username already exists.')
  await username.fill('marina59')
  await expect.element(username).not.toHaveAccessibleDescription('Sorry, the username already exists.')
})

test('creates, shows and ends an invitation link, and retains the values typed in the other tab', async () => {
  const { screen, fill, sent } = await open({ created: links(createInvitationLinkFixture(1, { registered: 3 })) })
  await fill()
  await screen.getByRole('tab', { name: 'By link' }).click()
  await expect.element(screen.getByText('No links yet')).toBeVisible()
  await screen.getByRole('button', { name: 'Create link' }).click()
  const list = screen.getByRole('region', { name: 'Your links' })
  await expect.element(list.getByText('https://acme.localhost/m/register?affiliateCode=T000000001')).toBeVisible()
  await expect
    .poll(() =>
      list
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([expect.stringMatching(/^3people joined/)])
  await list.getByRole('button', { name: 'QR code' }).click()
  await expect.element(screen.getByRole('img', { name: 'QR code for link T000000001' })).toBeVisible()
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await list.getByRole('button', { name: 'End link' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click()
  await expect.element(screen.getByText('No links yet')).toBeVisible()
  expect(sent.map(({ body }) => body)).toEqual([{ agent: false, rates: [] }, { linkId: 1 }])
  await screen.getByRole('tab', { name: 'Add directly' }).click()
  await expect.element(screen.getByRole('textbox', { name: /^Username/ })).toHaveValue('marina58')
})

test.each([
  ['QR code', 'dialog'],
  ['End link', 'alertdialog'],
] as const)('closes the dialog "%s" when its invitation link ends elsewhere', async (name, role) => {
  let now = links(createInvitationLinkFixture(1))
  const { screen, site } = await open({ answers: { 'GET /wps/agent/links': () => createSuccessResponse(now) } })
  await screen.getByRole('tab', { name: 'By link' }).click()
  await screen.getByRole('region', { name: 'Your links' }).getByRole('button', { name }).click()
  await expect.element(screen.getByRole(role)).toBeVisible()
  now = links()
  await site.queries.refetchQueries()
  await expect.element(screen.getByText('No links yet')).toBeVisible()
  await expect.element(screen.getByRole(role)).not.toBeInTheDocument()
})

test('shows how many members have registered with each invitation link', async () => {
  const { screen } = await open({
    links: links(createInvitationLinkFixture(1, { registered: 1 }), createInvitationLinkFixture(2)),
  })
  await screen.getByRole('tab', { name: 'By link' }).click()
  const list = screen.getByRole('region', { name: 'Your links' })
  await expect
    .poll(() =>
      list
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([expect.stringMatching(/^1person joined/), expect.stringMatching(/^0people joined/)])
})

test('tells the agent to end an invitation link when no more links can be created', async () => {
  const { screen, sent } = await open({
    links: { links: [createInvitationLinkFixture(1), createInvitationLinkFixture(2)], mostLinks: 2 },
  })
  await screen.getByRole('tab', { name: 'By link' }).click()
  const create = screen.getByRole('button', { name: 'Create link' })
  await expect.element(create).toHaveAccessibleDescription('You have 2 links: end one to create another.')
  ;(create.element() as HTMLElement).click()
  expect(sent).toEqual([])
})
