import { createSuccessResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createInviteInfoFixture,
  createInviteeFixture,
  createInviteePageFixture,
  rewardFixtures,
} from '../testing/rewardFixtures.ts'
import { InviteScreen } from './InviteScreen.tsx'

const list = 'GET /wps/invite/list'
const open = (
  invitees: object | ((request: Request) => Response) = rewardFixtures.invitees,
  info = createInviteInfoFixture(),
) =>
  renderScreen(<InviteScreen />, {
    path: '/m/inviteFriends',
    answers: {
      'GET /wps/invite/info': { value: info },
      [list]: typeof invitees === 'function' ? (invitees as (request: Request) => Response) : { value: invitees },
    },
  })

/** Replaces properties of `navigator` for one test. */
const browserHas = (parts: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true })
}
afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

test(
  'shows the invitation code, link and QR code, and explains how inviting works with the current amounts',
  { tags: ['SHELL-033', 'MEMB-008'] },
  async () => {
    const { screen } = await open()
    await expect.element(screen.getByText('L0000F', { exact: true })).toBeVisible()
    await expect.element(screen.getByText('https://acme.localhost/m/register?affiliateCode=L0000F')).toBeVisible()
    await expect.element(screen.getByRole('img', { name: 'QR code for your invite link' })).toBeVisible()
    const steps = screen.getByRole('region', { name: 'How it works' }).getByRole('listitem').elements()
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1Share your link or code.',
      '2Your friend registers with it and deposits a total of R$50.00.',
      '3Claim R$10.00 in the reward centre.',
    ])
  },
)

test.each(['https://evil.example/', 'javascript:alert(1)'])(
  'shows the invitation code but neither link nor QR code when the platform sends the link %s',
  { tags: ['L10'] },
  async (link) => {
    const { screen } = await open(undefined, { ...createInviteInfoFixture(), link })
    await expect.element(screen.getByText('Couldn’t load your link. Share the code instead.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Copy code' })).toBeVisible()
    expect(document.body.textContent).not.toContain(link)
    for (const name of ['Copy link', 'Share invite']) expect(screen.getByRole('button', { name }).query()).toBeNull()
    expect(screen.getByRole('img', { name: /^QR code/ }).query()).toBeNull()
  },
)

describe('sharing of the invitation', () => {
  const words = {
    title: 'Acme',
    text: 'Come and play with me at Acme! Register with my code L0000F:',
    url: 'https://acme.localhost/m/register?affiliateCode=L0000F',
  }

  test('opens the share sheet of the device for an invitation when the device has a share sheet', async () => {
    const sheet = vi.fn(() => Promise.resolve())
    browserHas({ share: sheet, canShare: () => true })
    const { screen } = await open()
    await screen.getByRole('button', { name: 'Share invite' }).click()
    await expect.poll(() => sheet.mock.calls).toEqual([[words]])
  })

  test('copies the invitation when the device has no share sheet, and says so on the button', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    browserHas({ share: undefined, clipboard: { writeText } })
    const { screen } = await open()
    await screen.getByRole('button', { name: 'Share invite' }).click()
    await expect.element(screen.getByRole('button', { name: 'Copied: paste it anywhere' })).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(`${words.text} ${words.url}`)
  })

  test('shows the invitation as selectable text when there is neither a share sheet nor a clipboard', async () => {
    browserHas({ share: undefined, clipboard: undefined })
    const { screen } = await open()
    await screen.getByRole('button', { name: 'Share invite' }).click()
    await expect.element(screen.getByText(`${words.text} ${words.url}`)).toBeVisible()
  })
})

test('lists each invited friend with state and reward, and shows a friend with an unknown state as registered', async () => {
  const { screen } = await open(
    createInviteePageFixture([
      ...rewardFixtures.invitees.content,
      createInviteeFixture(9, { name: 'z*z', status: 'FROZEN' }),
    ]),
  )
  const rows = screen.getByRole('region', { name: 'Invited friends' }).getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(4)
  expect(rows.elements().map(({ textContent }) => textContent?.replace(/^.*?Joined on \w+ \d+/, ''))).toEqual([
    'Registered',
    'Deposited',
    'Rewarded+R$10.00',
    'Registered',
  ])
})

test('loads the next page of invited friends near the end of the list, and keeps the list when the page fails', async () => {
  let down = true
  const { screen } = await open((request: Request) => {
    if (!new URL(request.url).searchParams.has('after'))
      return createSuccessResponse(createInviteePageFixture([createInviteeFixture(9)], 'a9'))
    return down
      ? new Response('', { status: 500 })
      : createSuccessResponse(createInviteePageFixture([createInviteeFixture(8)]))
  })
  await expect.element(screen.getByText('f***9')).toBeInTheDocument()
  screen.getByText('f***9').element().scrollIntoView()
  await expect.element(screen.getByText('Couldn’t load more friends')).toBeVisible()
  await expect.element(screen.getByText('f***9')).toBeInTheDocument()
  down = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('f***8')).toBeVisible()
})

test('says what to do when no friend has registered yet', async () => {
  const { screen } = await open(createInviteePageFixture([]))
  await expect.element(screen.getByText('No friends have joined yet')).toBeVisible()
})
