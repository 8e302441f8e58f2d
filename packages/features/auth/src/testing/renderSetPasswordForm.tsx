import type { PlatformResponses } from '@lobby/platform/testing'
import type { RenderedScreen } from '@lobby/platform/testing/render-screen'
import { expect, vi } from 'vitest'
import { SetPasswordForm } from '../components/SetPasswordForm.tsx'
import { createPlatformKeysFixture } from './createPlatformKeysFixture.ts'
import { renderAuthFormOrScreen } from './renderAuthFormOrScreen.tsx'

export const setPasswordEndpoints = {
  code: 'POST /wps/account/getCode',
  reset: 'POST /wps/account/getResetCode',
  set: 'PUT /wps/account/setPassword',
  login: 'POST /wps/member/login',
}
export const anaMobileNumber = '11987650001'
export const loginValueAfterSetPassword = {
  token: 'token-of-ana-0123',
  userName: 'ana',
  customerType: 0,
  firstTimeLogin: false,
}
const start = { maintenance: false, regionRestriction: false, info: '', location: '', serverTime: Date.now() }
const keys = createPlatformKeysFixture()

/**
 * Renders the form that sets a new password.
 * @param answers - responses that replace the usual ones
 */
export async function renderSetPasswordForm(
  answers: PlatformResponses = {},
  resetCode: 'VERIFICATION3' | 'PWRESETSMS3' = 'VERIFICATION3',
) {
  const { encryptionKey, open } = await keys
  const [onSignedIn, onSet] = [vi.fn(), vi.fn()]
  const form = await renderAuthFormOrScreen(<SetPasswordForm onSignedIn={onSignedIn} onSet={onSet} />, {
    merchant: { encryptionKey, resetCode },
    answers: {
      [setPasswordEndpoints.code]: { value: { expiredMinutes: 2 } },
      [setPasswordEndpoints.reset]: { value: { expiredMinutes: 2 } },
      [setPasswordEndpoints.set]: { value: true },
      [setPasswordEndpoints.login]: { value: loginValueAfterSetPassword },
      'GET /wps/system/startup': { value: start },
      ...answers,
    },
  })
  return { ...form, onSignedIn, onSet, open }
}

export const getMobileField = ({ screen }: RenderedScreen) => screen.getByRole('textbox', { name: 'Mobile number' })
export const getSmsCodeField = ({ screen }: RenderedScreen) => screen.getByRole('textbox', { name: 'SMS code' })
export const getPasswordField = ({ screen }: RenderedScreen) => screen.getByLabelText('New password', { exact: true })
export const getSendCodeButton = ({ screen }: RenderedScreen) => screen.getByRole('button', { name: 'Send code' })
export const getSetPasswordButton = ({ screen }: RenderedScreen) =>
  screen.getByRole('button', { name: 'Set new password' })

/** Renders the form that sets a new password, and requests an SMS code. */
export async function renderSetPasswordFormWithCode(
  answers?: PlatformResponses,
  resetCode?: Parameters<typeof renderSetPasswordForm>[1],
) {
  const form = await renderSetPasswordForm(answers, resetCode)
  await getMobileField(form).fill(anaMobileNumber)
  await getSendCodeButton(form).click()
  await expect.element(getSmsCodeField(form)).toBeEnabled()
  return form
}

export async function fillSetPasswordForm(
  form: RenderedScreen,
  typed: { readonly code?: string; readonly password?: string } = {},
) {
  await getSmsCodeField(form).fill(typed.code ?? '482913')
  await getPasswordField(form).fill(typed.password ?? 'fresh-22')
}

/** Submits the form even while the submit button is disabled, as Enter in a field does. */
export const requestFormSubmit = ({ screen }: RenderedScreen) => screen.container.querySelector('form')?.requestSubmit()

export async function submitSetPasswordForm(form: RenderedScreen, typed?: Parameters<typeof fillSetPasswordForm>[1]) {
  await fillSetPasswordForm(form, typed)
  await getSetPasswordButton(form).click()
}

export const waitForSingleRequestBody = async (form: RenderedScreen, route: string) => {
  await expect.poll(() => form.requests(route)).toHaveLength(1)
  return (await form.requests(route)[0]?.json()) as Record<string, unknown>
}
