import { afterEach, describe, expect, test, vi } from 'vitest'
import { EmailRecoveryForm } from './EmailRecoveryForm.tsx'
import { passwordInMemory } from '../model/passwordInMemory.ts'
import { fill as fillChange, renderChange, route as changeRoute } from '../testing/renderChange.tsx'
import { renderAccount } from '../testing/renderAccount.tsx'
import { member, renderLogin } from '../testing/renderLogin.tsx'
import { renderRegistration } from '../testing/renderRegistration.tsx'
import { askedForm, fill as fillNew, routes } from '../testing/renderSetPassword.tsx'
import { watchWait } from '../testing/watchWait.ts'

afterEach(() => void vi.useRealTimers())

/** From here on the time of countdowns stands still until it is moved. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })

type Busy = () => Response
interface Ready {
  readonly container: Element
  /** How often it was sent. */
  readonly sent: () => number
  /** What its button says while it may be sent. */
  readonly says: string
}

/** Each form that sends something, filled in, at a platform that answers so. */
const forms: Readonly<Record<string, (busy: Busy) => Promise<Ready>>> = {
  'a sign-in': async (busy) => {
    const { screen, sent } = await renderLogin([busy])
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
    const { screen, requests } = await renderAccount(<EmailRecoveryForm onSent={() => undefined} />, {
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
    const form = await askedForm({ [routes.set]: busy })
    await fillNew(form)
    return { container: form.screen.container, sent: () => form.requests(routes.set).length, says: 'Set new password' }
  },
  'a change of the password': async (busy) => {
    passwordInMemory.forget()
    const form = await renderChange(busy)
    await fillChange(form)
    return { container: form.screen.container, sent: () => form.requests(changeRoute).length, says: 'Save' }
  },
}

const answer = (status: number, retryAfter?: string) => () =>
  new Response('busy', { status, ...(retryAfter !== undefined && { headers: { 'Retry-After': retryAfter } }) })
const button = ({ container }: Ready) => container.querySelector<HTMLButtonElement>('[type=submit]')
const form = ({ container }: Ready) => container.querySelector('form')

describe.each(Object.entries(forms))('%s at a platform that is busy', { tags: ['A8'] }, (_, open) => {
  test.each([
    [429, '90', 90],
    [503, '-1', 1],
    [429, '1e8', 300],
    [503, 'soon', 1],
  ])(
    '%d with Retry-After %s is shown on the button for %d s, and goes again only then',
    async (status, retryAfter, seconds) => {
      const it = await open(answer(status, retryAfter))
      const waits = watchWait(button(it) ?? it.container)
      holdTime()
      button(it)?.click()
      await expect.poll(waits).toBe(seconds)
      expect(button(it)?.getAttribute('aria-disabled')).toBe('true')
      // Neither by a press nor by Enter.
      button(it)?.click()
      form(it)?.requestSubmit()
      vi.advanceTimersByTime(seconds * 1000 - 500)
      await expect.poll(() => button(it)?.textContent).toBe('Again in 1 s')
      expect(it.sent()).toBe(1)
      vi.advanceTimersByTime(500)
      await expect.poll(() => button(it)?.textContent).toBe(it.says)
    },
  )

  test('control: one that says nothing of waiting is asked again at once', { tags: ['A8-control'] }, async () => {
    const it = await open(answer(429))
    button(it)?.click()
    await expect.poll(() => it.container.textContent).toContain('Too many tries')
    expect([button(it)?.textContent, button(it)?.hasAttribute('aria-disabled')]).toEqual([it.says, false])
  })
})

test(
  'after the wait the next press goes, and what was said of the last one goes with it',
  { tags: ['A8'] },
  async () => {
    const { screen, sent, signedIn } = await renderLogin([
      answer(429, '30'),
      () => Response.json({ success: true, value: member }),
    ])
    await screen.getByRole('textbox', { name: 'Username' }).fill('ana')
    await screen.getByLabelText('Password', { exact: true }).fill('right-1')
    holdTime()
    await screen.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.element(screen.getByRole('button', { name: 'Again in 30 s' })).toBeVisible()
    // A press before that takes nothing away.
    ;(screen.getByRole('button', { name: 'Again in 30 s' }).element() as HTMLElement).click()
    await expect.element(screen.getByText(/Too many tries/)).toBeVisible()
    vi.advanceTimersByTime(30_000)
    await screen.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.poll(signedIn).toBe(1)
    expect(sent).toHaveLength(2)
  },
)
