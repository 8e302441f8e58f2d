import { renderScreen } from '@lobby/platform/testing/render-screen'
import { expect, test } from 'vitest'
import { createLoginRefusalResponse, renderLoginForm, type RenderedLoginForm } from '../testing/renderLoginForm.tsx'
import { LoginForm } from './LoginForm.tsx'

const username = ({ screen }: Pick<RenderedLoginForm, 'screen'>) => screen.getByRole('textbox', { name: 'Username' })
const password = ({ screen }: Pick<RenderedLoginForm, 'screen'>) => screen.getByLabelText('Password', { exact: true })
const box = ({ screen }: Pick<RenderedLoginForm, 'screen'>) => screen.getByRole('checkbox', { name: 'Remember me' })

async function signIn(form: RenderedLoginForm) {
  await username(form).fill('ana')
  await password(form).fill('right-1')
  await form.screen.getByRole('button', { name: 'Sign in' }).click()
}

/** Renders the sign-in form again, as on the next visit. */
const comeBack = async ({ site, screen }: RenderedLoginForm) => {
  await screen.unmount()
  await renderScreen(<LoginForm onSignedIn={() => undefined} />, { site })
}

test(
  'fills in username and password on the next visit when "remember me" was ticked',
  { tags: ['AUTH-099'] },
  async () => {
    const form = await renderLoginForm()
    await expect.element(box(form)).not.toBeChecked()
    await box(form).click()
    await signIn(form)
    await expect.poll(form.signedIn).toBe(1)
    await expect.poll(() => form.site.storage.get('rememberSalt')).not.toBeNull()
    await comeBack(form)
    await expect.element(box(form)).toBeChecked()
    await expect.element(username(form)).toHaveValue('ana')
    await expect.element(password(form)).toHaveValue('right-1')
    await form.screen.getByRole('button', { name: 'Sign in' }).click()
    await expect.poll(() => form.sent).toHaveLength(2)
    expect(form.sent[1]).toMatchObject({ username: 'ana', password: 'right-1' })
  },
)

test('remembers no login without "remember me", nor after a failed sign-in', async () => {
  const form = await renderLoginForm([
    () => createLoginRefusalResponse('login.failed'),
    () =>
      Response.json({
        success: true,
        value: { token: 'token-of-ana-0123', userName: 'ana', customerType: 1, firstTimeLogin: false },
      }),
  ])
  await box(form).click()
  await signIn(form)
  await expect.element(form.screen.getByRole('alert')).toBeVisible()
  expect(form.site.storage.get('remember')).toBeNull()
  await box(form).click()
  await signIn(form)
  await expect.poll(form.signedIn).toBe(1)
  expect([form.site.storage.get('remember'), form.site.storage.get('rememberSalt')]).toEqual([null, null])
})

test('removes the remembered login immediately when "remember me" is unticked', async () => {
  const form = await renderLoginForm()
  await box(form).click()
  await signIn(form)
  await expect.poll(() => form.site.storage.get('rememberSalt')).not.toBeNull()
  await comeBack(form)
  await expect.element(password(form)).toHaveValue('right-1')
  await box(form).click()
  expect([form.site.storage.get('remember'), form.site.storage.get('rememberSalt')]).toEqual([null, null])
  await expect.element(username(form)).toHaveValue('ana')
})
