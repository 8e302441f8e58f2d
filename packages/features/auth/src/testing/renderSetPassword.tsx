import type { Answers } from '@lobby/platform/testing'
import type { RenderedScreen } from '@lobby/platform/testing/render-screen'
import { expect, vi } from 'vitest'
import { SetPasswordForm } from '../components/SetPasswordForm.tsx'
import { makePlatformKeys } from './makePlatformKeys.ts'
import { renderAccount } from './renderAccount.tsx'

export const routes = {
  code: 'POST /wps/account/getCode',
  reset: 'POST /wps/account/getResetCode',
  set: 'PUT /wps/account/setPassword',
  login: 'POST /wps/member/login',
}
export const anaMobile = '11987650001'
export const member = { token: 'token-of-ana-0123', userName: 'ana', customerType: 0, firstTimeLogin: false }
const start = { maintenance: false, regionRestriction: false, info: '', location: '', serverTime: Date.now() }
const keys = makePlatformKeys()

/**
 * Renders the form that sets a new password.
 * @param answers - responses that replace the usual ones
 */
export async function renderSetPassword(
  answers: Answers = {},
  resetCode: 'VERIFICATION3' | 'PWRESETSMS3' = 'VERIFICATION3',
) {
  const { encryptionKey, open } = await keys
  const [onSignedIn, onSet] = [vi.fn(), vi.fn()]
  const form = await renderAccount(<SetPasswordForm onSignedIn={onSignedIn} onSet={onSet} />, {
    merchant: { encryptionKey, resetCode },
    answers: {
      [routes.code]: { value: { expiredMinutes: 2 } },
      [routes.reset]: { value: { expiredMinutes: 2 } },
      [routes.set]: { value: true },
      [routes.login]: { value: member },
      'GET /wps/system/startup': { value: start },
      ...answers,
    },
  })
  return { ...form, onSignedIn, onSet, open }
}

export const mobileField = ({ screen }: RenderedScreen) => screen.getByRole('textbox', { name: 'Mobile number' })
export const codeField = ({ screen }: RenderedScreen) => screen.getByRole('textbox', { name: 'SMS code' })
export const passwordField = ({ screen }: RenderedScreen) => screen.getByLabelText('New password', { exact: true })
export const sendCodeButton = ({ screen }: RenderedScreen) => screen.getByRole('button', { name: 'Send code' })
export const submitButton = ({ screen }: RenderedScreen) => screen.getByRole('button', { name: 'Set new password' })

/** Renders the form that sets a new password, and requests an SMS code. */
export async function renderWithSentCode(answers?: Answers, resetCode?: Parameters<typeof renderSetPassword>[1]) {
  const form = await renderSetPassword(answers, resetCode)
  await mobileField(form).fill(anaMobile)
  await sendCodeButton(form).click()
  await expect.element(codeField(form)).toBeEnabled()
  return form
}

export async function fill(form: RenderedScreen, typed: { readonly code?: string; readonly password?: string } = {}) {
  await codeField(form).fill(typed.code ?? '482913')
  await passwordField(form).fill(typed.password ?? 'fresh-22')
}

/** Submits the form as Enter in a field would do, even while the submit button is disabled. */
export const submit = ({ screen }: RenderedScreen) => screen.container.querySelector('form')?.requestSubmit()

export async function fillAndSubmit(form: RenderedScreen, typed?: Parameters<typeof fill>[1]) {
  await fill(form, typed)
  await submitButton(form).click()
}

export const bodyOf = async (form: RenderedScreen, route: string) => {
  await expect.poll(() => form.requests(route)).toHaveLength(1)
  return (await form.requests(route)[0]?.json()) as Record<string, unknown>
}
