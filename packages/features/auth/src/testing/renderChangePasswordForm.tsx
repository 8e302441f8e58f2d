import { MembersOnly } from '@lobby/platform/session'
import { createSessionFixture, type PlatformResponses, type TestSiteOptions } from '@lobby/platform/testing'
import type { RenderedScreen } from '@lobby/platform/testing/render-screen'
import { expect, vi, type Mock } from 'vitest'
import { ChangePasswordForm } from '../components/ChangePasswordForm.tsx'
import { renderAuthFormOrScreen } from './renderAuthFormOrScreen.tsx'

export const changePasswordEndpoint = 'PUT /wps/account/changePassword/v2'
export const loadingShownLogEntry = 'loading for 10000 ms: Just a moment'
export const loadingHiddenLogEntry = 'hidden: Just a moment'
export const passwordSavedLogEntry = 'notice for 1000 ms: Change saved'

/**
 * Renders the form that changes the password of the member ana.
 * @param answer - the platform's response to the change
 */
export async function renderChangePasswordForm(
  answer: PlatformResponses[string] = { value: true },
  init: TestSiteOptions = {},
): Promise<RenderedScreen & { readonly onDone: Mock }> {
  const onDone = vi.fn()
  const form = await renderAuthFormOrScreen(
    <MembersOnly redirectTo="/m/home">
      <ChangePasswordForm user="ana" onDone={onDone} />
    </MembersOnly>,
    {
      path: '/m/changePsw',
      session: createSessionFixture(),
      ...init,
      answers: { [changePasswordEndpoint]: answer, ...init.answers },
    },
  )
  return { ...form, onDone }
}

export const getFieldByLabel = ({ screen }: RenderedScreen, name: string) =>
  screen.getByLabelText(name, { exact: true })
export const getOldPasswordField = (form: RenderedScreen) => getFieldByLabel(form, 'Current password')
export const getNewPasswordField = (form: RenderedScreen) => getFieldByLabel(form, 'New password')
export const getRepeatedPasswordField = (form: RenderedScreen) => getFieldByLabel(form, 'Repeat new password')
export const getChangePasswordButton = ({ screen }: RenderedScreen) => screen.getByRole('button', { name: 'Save' })

interface Typed {
  readonly old?: string
  readonly next?: string
  /** The repeated new password; by default equal to the new one. */
  readonly again?: string
}

/** Fills in the form. Skips the field of the old password if the value is an empty string. */
export async function fillChangePasswordForm(form: RenderedScreen, typed: Typed = {}) {
  if (typed.old !== '') await getOldPasswordField(form).fill(typed.old ?? 'right-1')
  await getNewPasswordField(form).fill(typed.next ?? 'fresh-22')
  await getRepeatedPasswordField(form).fill(typed.again ?? typed.next ?? 'fresh-22')
}

export async function submitChangePasswordForm(form: RenderedScreen, typed?: Typed) {
  await fillChangePasswordForm(form, typed)
  await getChangePasswordButton(form).click()
}

/** Waits for the request that changes the password and returns its body. */
export const waitForChangePasswordBody = async (form: RenderedScreen) => {
  await expect.poll(() => form.requests(changePasswordEndpoint)).toHaveLength(1)
  return (await form.requests(changePasswordEndpoint)[0]?.json()) as Record<string, unknown>
}
