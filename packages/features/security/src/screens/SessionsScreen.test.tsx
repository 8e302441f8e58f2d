import { createRefusalResponse } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { sessionFixtures } from '../testing/createSecurityInfoFixture.ts'
import { SessionsScreen } from './SessionsScreen.tsx'

const list = 'GET /wps/security/sessions'
const end = 'DELETE /wps/security/sessions'

/** Renders the screen. The mocked platform ends sessions on request, or returns the response of `answer` if given. */
async function renderSessions(answer?: () => Response) {
  let open = [...sessionFixtures]
  const page = await renderScreen(<SessionsScreen />, {
    path: '/m/securityCenter/sessions',
    answers: {
      [list]: () => Response.json({ success: true, value: open }),
      [end]: async (request) => {
        if (answer) return answer()
        const { sessionId } = (await request.json()) as { sessionId?: number }
        const left = open.filter((each) => each.current || (sessionId !== undefined && each.sessionId !== sessionId))
        const count = open.length - left.length
        open = left
        return Response.json({ success: true, value: count })
      },
    },
  })
  return {
    ...page,
    change: (next: typeof sessionFixtures) => (open = next),
    confirm: page.screen.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }),
  }
}

test('marks this device without a sign-out button, and lists the other devices by name', async () => {
  const { screen } = await renderSessions()
  await expect.element(screen.getByText('This device')).toBeVisible()
  await expect.element(screen.getByText('Safari, iPhone')).toBeVisible()
  await expect.element(screen.getByText('Unknown device')).toBeVisible()
  expect(
    screen
      .getByRole('button', { name: /^Sign out: / })
      .elements()
      .map((each) => each.getAttribute('aria-label')),
  ).toEqual(['Sign out: Safari, iPhone', 'Sign out: Unknown device'])
})

test('signs out one device after a confirmation, and removes it from the list', async () => {
  const { screen, sent, confirm, notices } = await renderSessions()
  await screen.getByRole('button', { name: 'Sign out: Safari, iPhone' }).click()
  expect(await sent(end)).toEqual([])
  await confirm.click()
  await expect.element(screen.getByText('Safari, iPhone')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Unknown device')).toBeVisible()
  expect((await sent(end)).map(({ body }) => body)).toEqual([{ sessionId: 3 }])
  expect(notices).toEqual(['notice: 1 device signed out'])
})

test('signs out all other devices together', async () => {
  const { screen, sent, confirm } = await renderSessions()
  await screen.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await confirm.click()
  await expect.element(screen.getByText('You’re only signed in on this device.')).toBeVisible()
  expect((await sent(end)).map(({ body }) => body)).toEqual([{}])
})

test.each(['Sign out: Safari, iPhone', 'Sign out everywhere else'])(
  'closes the confirmation of "%s" when the sessions to end have already ended',
  async (name) => {
    const { screen, site, change } = await renderSessions()
    await screen.getByRole('button', { name }).click()
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    change(sessionFixtures.slice(0, 1))
    await site.queries.refetchQueries()
    await expect.element(screen.getByText('You’re only signed in on this device.')).toBeVisible()
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  },
)

test('ends no session when the member presses "Keep signed in", and shows a refusal in the dialog', async () => {
  const { screen, sent, confirm } = await renderSessions(() => createRefusalResponse('brand.new'))
  await screen.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await screen.getByRole('button', { name: 'Keep signed in' }).click()
  expect(await sent(end)).toEqual([])
  await screen.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await confirm.click()
  await expect
    .element(screen.getByRole('alertdialog'))
    .toHaveTextContent('Sign out everywhere else?Unknown errorKeep signed inSign out')
})
