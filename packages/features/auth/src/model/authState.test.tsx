import { beforeEach, describe, expect, test } from 'vitest'
import {
  loginValueFixture,
  createLoginRefusalResponse,
  renderLoginForm,
  type RenderedLoginForm,
} from '../testing/renderLoginForm.tsx'
import { signInPasswordInMemory } from './signInPassword.ts'

beforeEach(signInPasswordInMemory.forget)

async function signIn(form: RenderedLoginForm) {
  await form.screen.getByRole('textbox', { name: 'Username' }).fill('ana')
  await form.screen.getByLabelText('Password', { exact: true }).fill('ABCD-EFGH-2345')
  await form.screen.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const temporary = () => Response.json({ success: true, value: { ...loginValueFixture, changePassword: true } })

/** Returns all entries of all storages as text. */
const stored = ({ site }: RenderedLoginForm) =>
  JSON.stringify([
    site.storage.get('session'),
    site.storage.get('remember'),
    { ...localStorage },
    { ...sessionStorage },
  ])

describe('signInPasswordInMemory and storage: the state of a sign-in', { tags: ['AUTH-140'] }, () => {
  test('stores the token of the session', async () => {
    const form = await renderLoginForm()
    await signIn(form)
    await expect.poll(() => form.site.session.get()?.token).toBe(loginValueFixture.token)
  })

  test('stores only in memory whether the member must change the password', async () => {
    const form = await renderLoginForm([temporary])
    await signIn(form)
    await expect.poll(() => signInPasswordInMemory.isTemporary('ana')).toBe(true)
    expect(stored(form)).not.toMatch(/changePassword|temporary|ABCD-EFGH/)
  })

  test('requires no change of a normal password, and forgets a temporary password when the session ends', async () => {
    const form = await renderLoginForm([() => Response.json({ success: true, value: loginValueFixture }), temporary])
    await signIn(form)
    await expect.poll(form.signedIn).toBe(1)
    expect(signInPasswordInMemory.isTemporary('ana')).toBe(false)
    await signIn(form)
    await expect.poll(() => signInPasswordInMemory.isTemporary('ana')).toBe(true)
    form.site.session.signOut()
    expect([signInPasswordInMemory.isTemporary('ana'), signInPasswordInMemory.of('ana', Date.now())]).toEqual([
      false,
      null,
    ])
  })

  test('stores the captcha’s picture as base64 only in memory', async () => {
    const form = await renderLoginForm([() => createLoginRefusalResponse('login.failed', true)])
    await signIn(form)
    await expect.element(form.screen.getByRole('textbox', { name: 'Digits shown' })).toBeVisible()
    const held = () =>
      JSON.stringify(
        form.site.queries
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      )
    await expect.poll(held).toContain('iVBORw0KGgo')
    expect(stored(form)).not.toContain('iVBORw0KGgo')
  })
})
