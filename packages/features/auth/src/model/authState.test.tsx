import { beforeEach, describe, expect, test } from 'vitest'
import { loginResponseMember, createLoginRefusal, renderLogin, type RenderedLogin } from '../testing/renderLogin.tsx'
import { passwordInMemory } from './passwordInMemory.ts'

beforeEach(passwordInMemory.forget)

async function signIn(form: RenderedLogin) {
  await form.screen.getByRole('textbox', { name: 'Username' }).fill('ana')
  await form.screen.getByLabelText('Password', { exact: true }).fill('ABCD-EFGH-2345')
  await form.screen.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const temporary = () => Response.json({ success: true, value: { ...loginResponseMember, changePassword: true } })

/** Returns all entries of all storages as text. */
const stored = ({ site }: RenderedLogin) =>
  JSON.stringify([
    site.storage.get('session'),
    site.storage.get('remember'),
    { ...localStorage },
    { ...sessionStorage },
  ])

describe('passwordInMemory and storage: the state of a sign-in', { tags: ['AUTH-140'] }, () => {
  test('stores the token of the session', async () => {
    const form = await renderLogin()
    await signIn(form)
    await expect.poll(() => form.site.session.get()?.token).toBe(loginResponseMember.token)
  })

  test('stores only in memory whether the member must change the password', async () => {
    const form = await renderLogin([temporary])
    await signIn(form)
    await expect.poll(() => passwordInMemory.isTemporary('ana')).toBe(true)
    expect(stored(form)).not.toMatch(/changePassword|temporary|ABCD-EFGH/)
  })

  test('requires no change of a normal password, and forgets a temporary password when the session ends', async () => {
    const form = await renderLogin([() => Response.json({ success: true, value: loginResponseMember }), temporary])
    await signIn(form)
    await expect.poll(form.signedIn).toBe(1)
    expect(passwordInMemory.isTemporary('ana')).toBe(false)
    await signIn(form)
    await expect.poll(() => passwordInMemory.isTemporary('ana')).toBe(true)
    form.site.session.signOut()
    expect([passwordInMemory.isTemporary('ana'), passwordInMemory.of('ana', Date.now())]).toEqual([false, null])
  })

  test('stores the captcha’s picture as base64 only in memory', async () => {
    const form = await renderLogin([() => createLoginRefusal('login.failed', true)])
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
