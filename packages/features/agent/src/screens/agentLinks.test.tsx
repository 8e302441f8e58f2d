import {
  createSuccessResponse,
  rejectWithConnectionError,
  createSessionFixture,
  createRefusalResponse,
} from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderAgentScreen } from '../testing/renderAgentScreen.tsx'
import { createInvitationLinkFixture, ownRebateRateFixtures } from '../testing/rateFixtures.ts'
import { OpenAccountScreen } from './OpenAccountScreen.tsx'

const links = (...of: ReturnType<typeof createInvitationLinkFixture>[]) =>
  createSuccessResponse({ links: of, mostLinks: 20 })
const unauthorized = () =>
  Response.json({ success: false, errorCode: 'auth.unauthorized', message: '' }, { status: 401 })

interface Platform {
  readonly list: () => Response | Promise<Response>
  readonly create?: () => Response | Promise<Response>
  readonly end?: () => Response | Promise<Response>
}

async function open({ list, create = rejectWithConnectionError, end = rejectWithConnectionError }: Platform) {
  const page = await renderAgentScreen('/m/agentRegister?way=link', <OpenAccountScreen />, {
    answers: {
      'GET /wps/agent/account': () => createSuccessResponse({ rates: ownRebateRateFixtures, mostLinks: 20 }),
      'GET /wps/account/registerValidation': { value: { rules: [] } },
      'GET /wps/agent/links': list,
      'POST /wps/agent/links': create,
      'DELETE /wps/agent/links': end,
    },
  })
  const { screen } = page
  await screen.getByRole('tab', { name: 'By link' }).click()
  return { ...page, list: screen.getByRole('region', { name: 'Your links' }), dialog: screen.getByRole('alertdialog') }
}

test('removes an invitation link when the platform has ended it but the response was lost', async () => {
  let ended = false
  const { screen, list, dialog, notices } = await open({
    list: () => (ended ? links() : links(createInvitationLinkFixture(1))),
    end: () => ((ended = true), rejectWithConnectionError()),
  })
  await list.getByRole('button', { name: 'End link' }).click()
  await dialog.getByRole('button', { name: 'End link' }).click()
  await expect.element(screen.getByText('No links yet')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(notices).toEqual(['notice: Link ended'])
})

test('says that the outcome of ending a link is unknown when the response was lost and the list does not load', async () => {
  let down = false
  const { screen, list, dialog } = await open({
    list: () => (down ? rejectWithConnectionError() : links(createInvitationLinkFixture(1))),
    end: () => ((down = true), rejectWithConnectionError()),
  })
  await list.getByRole('button', { name: 'End link' }).click()
  await dialog.getByRole('button', { name: 'End link' }).click()
  await expect.element(dialog.getByText(/we don’t know whether the link has ended/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByText('Couldn’t load your links')).toBeVisible()
})

test('says that it is unknown whether a link was created when the response was lost, and refetches the links', async () => {
  let made = false
  const { screen, list, sent } = await open({
    list: () => (made ? links(createInvitationLinkFixture(1)) : links()),
    create: () => ((made = true), rejectWithConnectionError()),
  })
  await screen.getByRole('button', { name: 'Create link' }).click()
  await expect.element(list.getByText(/affiliateCode=T000000001/)).toBeVisible()
  await expect.element(screen.getByText(/we don’t know whether the link was created/)).toBeVisible()
  await screen.getByRole('button', { name: 'Create link' }).click()
  const keys = async () => (await sent('POST /wps/agent/links')).map(({ key }) => key)
  await expect.poll(async () => (await keys()).length).toBe(2)
  expect(new Set(await keys()).size).toBe(1)
})

test('shows that a link was not created, even when the agent has gone to another screen', async () => {
  let answer = (_response: Response) => undefined as void
  const { screen, sent, navigate, notices } = await open({
    list: () => links(),
    create: () => new Promise((resolve) => (answer = resolve)),
  })
  await screen.getByRole('button', { name: 'Create link' }).click()
  await expect.poll(async () => (await sent('POST /wps/agent/links')).length).toBe(1)
  await navigate('/m/home')
  await expect.element(screen.getByText('at /m/home')).toBeVisible()
  answer(createRefusalResponse('agent.link.full'))
  await expect.poll(() => notices).toEqual([expect.stringMatching(/^toast: The link was not created\. ./)])
})

test('retains the form of a new link when the session ends, and creates the link at a press after the sign-in', async () => {
  let known = true
  const { screen, site, sent } = await open({
    list: () => (known ? links() : unauthorized()),
    create: () => (known ? links(createInvitationLinkFixture(1)) : unauthorized()),
  })
  await screen.getByRole('region', { name: 'New link' }).getByRole('radio', { name: 'Agent' }).click()
  known = false
  await screen.getByRole('button', { name: 'Create link' }).click()
  await expect.poll(() => site.session.get()).toBeNull()
  known = true
  site.session.signIn(createSessionFixture({ userName: 'agent', type: 1, token: 'token-of-later' }))
  await screen.getByRole('button', { name: 'Send now' }).click()
  await expect.element(screen.getByText(/affiliateCode=T000000001/)).toBeVisible()
  expect((await sent('POST /wps/agent/links')).at(-1)?.body).toMatchObject({ agent: true })
})

test.each(['https://evil.example/', 'javascript:alert(1)'])(
  'hides an invitation link to %s, and offers only to end the link',
  { tags: ['L10'] },
  async (link) => {
    const { list } = await open({ list: () => links(createInvitationLinkFixture(1, { link })) })
    await expect.element(list.getByText('Couldn’t load this link.')).toBeVisible()
    expect(list.element().textContent).not.toContain(link)
    expect(
      list
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['End link'])
  },
)

test('closes the open QR code when its link changes to another site', { tags: ['L10'] }, async () => {
  let link = createInvitationLinkFixture(1).link
  const { list, screen, site } = await open({ list: () => links(createInvitationLinkFixture(1, { link })) })
  await list.getByRole('button', { name: 'QR code' }).click()
  await expect.element(screen.getByRole('img', { name: /^QR code/ })).toBeVisible()
  link = 'https://evil.example/'
  await site.queries.refetchQueries()
  await expect.element(screen.getByRole('img', { name: /^QR code/ })).not.toBeInTheDocument()
})
