import { afterEach, describe, expect, test, vi } from 'vitest'
import { EmailRecoveryForm } from './EmailRecoveryForm.tsx'
import { signInPasswordInMemory } from '../model/signInPassword.ts'
import {
  fillChangePasswordForm as fillChange,
  renderChangePasswordForm,
  changePasswordEndpoint as changeRoute,
} from '../testing/renderChangePasswordForm.tsx'
import { renderAuthFormOrScreen } from '../testing/renderAuthFormOrScreen.tsx'
import { loginValueFixture, renderLoginForm } from '../testing/renderLoginForm.tsx'
import { renderRegistration } from '../testing/renderRegistration.tsx'
import {
  renderSetPasswordFormWithCode,
  fillSetPasswordForm as fillNew,
  setPasswordEndpoints,
} from '../testing/renderSetPasswordForm.tsx'
import { watchFirstShownWaitSeconds } from '../testing/watchFirstShownWaitSeconds.ts'

afterEach(() => void vi.useRealTimers())

/** Installs a fake clock: countdowns then advance only when the test advances the clock. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })

type Busy = () => Response
interface Ready {
  readonly container: Element
  /** The number of requests that the form has sent. */
  readonly sent: () => number
  /** The label of the submit button while the form is not blocked. */
  readonly says: string
}

/** The forms under test. Each function renders a filled-in form. The mocked platform returns the response of `busy`. */
const forms: Readonly<Record<string, (busy: Busy) => Promise<Ready>>> = {
  'a sign-in': async (busy) => {
    const { screen, sent } = await renderLoginForm([busy])
    await screen.getByRole('textbox', { name: 'Username' }).fill('ana')
    await screen.getByLabelText('Password', { exact: true }).fill('right-1')
    return { container: screen.container, sent: () => sent.length, says: 'Sign in' }
  },
  'a registration': async (busy) => {
    const { screen, sent, type, agree } = await renderRegistration({ register: [busy] })
    await type({ username: 'bia2026', password: 'canary7pass', confirmPassword: 'canary7pass' })
    await agree()
    return { container: screen.container, sent: () => sent.length, says: 'Create account' }
  },
  'a mail for a new password': async (busy) => {
    const { screen, requests } = await renderAuthFormOrScreen(<EmailRecoveryForm onSent={() => undefined} />, {
      answers: { 'POST /wps/account/forgotPassword': busy },
    })
    await screen.getByRole('textbox', { name: 'Username' }).fill('ana2026')
    await screen.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com')
    return {
      container: screen.container,
      sent: () => requests('POST /wps/account/forgotPassword').length,
      says: 'Retrieve password',
    }
  },
  'a new password by phone': async (busy) => {
    const form = await renderSetPasswordFormWithCode({ [setPasswordEndpoints.set]: busy })
    await fillNew(form)
    return {
      container: form.screen.container,
      sent: () => form.requests(setPasswordEndpoints.set).length,
      says: 'Set new password',
    }
  },
  'a change of the password': async (busy) => {
    signInPasswordInMemory.forget()
    const form = await renderChangePasswordForm(busy)
    await fillChange(form)
    return { container: form.screen.container, sent: () => form.requests(changeRoute).length, says: 'Save' }
  },
}

const answer = (status: number, retryAfter?: string) => () =>
  new Response('busy', { status, ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }) })
const button = ({ container }: Ready) => container.querySelector<HTMLButtonElement>('[type=submit]')
const form = ({ container }: Ready) => container.querySelector('form')

describe.each(Object.entries(forms))('%s at a busy platform', { tags: ['A8'] }, (_, open) => {
  test.each([
    [429, '90', 90],
    [503, '-1', 1],
    [429, '1e8', 300],
    [503, 'soon', 1],
  ])(
    'blocks the form after status %d with Retry-After %s, and counts down %d s on its button',
    async (status, retryAfter, seconds) => {
      const it = await open(answer(status, retryAfter))
      const waits = watchFirstShownWaitSeconds(button(it) ?? it.container)
      holdTime()
      button(it)?.click()
      await expect.poll(waits).toBe(seconds)
      expect(button(it)?.getAttribute('aria-disabled')).toBe('true')
      // While blocked, the form sends nothing on a press or on Enter.
      button(it)?.click()
      form(it)?.requestSubmit()
      vi.advanceTimersByTime(seconds * 1000 - 500)
      await expect.poll(() => button(it)?.textContent).toMatch(/ in 1 s$/)
      expect(it.sent()).toBe(1)
      vi.advanceTimersByTime(500)
      await expect.poll(() => button(it)?.textContent).toBe(it.says)
    },
  )

  test(
    'control: allows another request immediately when the response has no Retry-After',
    { tags: ['A8-control'] },
    async () => {
      const it = await open(answer(429))
      button(it)?.click()
      await expect.poll(() => it.container.textContent).toContain('Too many attempts')
      expect([button(it)?.textContent, button(it)?.hasAttribute('aria-disabled')]).toEqual([it.says, false])
    },
  )
})

test('allows another sign-in after the wait, and clears the last error', { tags: ['A8'] }, async () => {
  const { screen, sent, signedIn } = await renderLoginForm([
    answer(429, '30'),
    () => Response.json({ success: true, value: loginValueFixture }),
  ])
  await screen.getByRole('textbox', { name: 'Username' }).fill('ana')
  await screen.getByLabelText('Password', { exact: true }).fill('right-1')
  holdTime()
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Try again in 30 s' })).toBeVisible()
  // A press while the form is blocked does not clear the error.
  ;(screen.getByRole('button', { name: 'Try again in 30 s' }).element() as HTMLElement).click()
  await expect.element(screen.getByText(/Too many attempts/)).toBeVisible()
  vi.advanceTimersByTime(30_000)
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.poll(signedIn).toBe(1)
  expect(sent).toHaveLength(2)
})
