import { MembersOnly } from '@lobby/platform/session'
import { makeSession, type Answers, type TestSiteInit } from '@lobby/platform/testing'
import type { RenderedScreen } from '@lobby/platform/testing/render-screen'
import { expect, vi, type Mock } from 'vitest'
import { ChangePasswordForm } from '../components/ChangePasswordForm.tsx'
import { renderAccount } from './renderAccount.tsx'

export const route = 'PUT /wps/account/changePassword/v2'
export const loadingShown = 'loading for 10000 ms: Just a moment'
export const loadingHidden = 'hidden: Just a moment'
export const saved = 'notice for 1000 ms: Change saved'

/**
 * Renders the form that changes the password of the member ana.
 * @param answer - the platform's response to the change
 */
export async function renderChange(
  answer: Answers[string] = { value: true },
  init: TestSiteInit = {},
): Promise<RenderedScreen & { readonly onDone: Mock }> {
  const onDone = vi.fn()
  const form = await renderAccount(
    <MembersOnly redirectTo="/m/home">
      <ChangePasswordForm user="ana" onDone={onDone} />
    </MembersOnly>,
    { path: '/m/changePsw', session: makeSession(), ...init, answers: { [route]: answer, ...init.answers } },
  )
  return { ...form, onDone }
}

export const field = ({ screen }: RenderedScreen, name: string) => screen.getByLabelText(name, { exact: true })
export const oldPasswordField = (form: RenderedScreen) => field(form, 'Current password')
export const newPasswordField = (form: RenderedScreen) => field(form, 'New password')
export const confirmationField = (form: RenderedScreen) => field(form, 'Repeat new password')
export const submitButton = ({ screen }: RenderedScreen) => screen.getByRole('button', { name: 'Save' })

interface Typed {
  readonly old?: string
  readonly next?: string
  /** The repeated new password; by default equal to the new one. */
  readonly again?: string
}

/** Fills in the form. Skips the field of the old password if the value is an empty string. */
export async function fill(form: RenderedScreen, typed: Typed = {}) {
  if (typed.old !== '') await oldPasswordField(form).fill(typed.old ?? 'right-1')
  await newPasswordField(form).fill(typed.next ?? 'fresh-22')
  await confirmationField(form).fill(typed.again ?? typed.next ?? 'fresh-22')
}

export async function fillAndSubmit(form: RenderedScreen, typed?: Typed) {
  await fill(form, typed)
  await submitButton(form).click()
}

/** Waits for the request that changes the password and returns its body. */
export const bodyOf = async (form: RenderedScreen) => {
  await expect.poll(() => form.requests(route)).toHaveLength(1)
  return (await form.requests(route)[0]?.json()) as Record<string, unknown>
}
