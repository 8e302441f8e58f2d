import { registrationFieldNames } from '@lobby/platform/validation'
import { expect, test } from 'vitest'
import { renderLogin } from '../testing/renderLogin.tsx'
import { renderRegistration } from '../testing/renderRegistration.tsx'

const megabyte = (unit: string) => unit.repeat(1_000_000 / unit.length)
const units = [['a'], ['a@a.'], ['0'], ['\u200f ']] as const

/** Puts a text into an input as a browser does that fills it in: past what the input would let anybody type. */
function put(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) throw new Error('There is no such field.')
  input.value = text
}

test('a megabyte in every field of a registration is refused, and nothing is sent', { tags: ['I1'], timeout: 60_000 }, async () => {
  const form = await renderRegistration({ flags: ['USERNAMEREG3', 'REGMOBVERF3'], fields: registrationFieldNames.map((name) => `${name}!` as const) })
  await form.agree()
  for (const name of registrationFieldNames) put(form.box(name), megabyte('a@a.'))
  await form.submit()
  const invalid = () => registrationFieldNames.filter((name) => form.box(name)?.getAttribute('aria-invalid') === 'true')
  await expect.poll(invalid).toEqual([...registrationFieldNames])
  // The page answers on.
  await form.type({ username: 'bia2026' })
  await expect.poll(invalid).not.toContain('username')
  expect(form.sent).toEqual([])
})

test.each(units)('a megabyte of %j as name and password of a sign-in is refused, and nothing is sent', { tags: ['I1'] }, async (unit) => {
  const { screen, sent } = await renderLogin()
  const [name, password] = ['username', 'password'].map((field) => screen.container.querySelector<HTMLInputElement>(`input[name="${field}"]`))
  put(name, megabyte(unit))
  put(password, megabyte(unit))
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toBeInvalid()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toBeInvalid()
  expect(sent).toEqual([])
})
