import { registrationFieldNames } from '@lobby/platform/validation'
import { expect, test } from 'vitest'
import { renderLoginForm } from '../testing/renderLoginForm.tsx'
import { renderRegistration } from '../testing/renderRegistration.tsx'

const MEGABYTE = 1_000_000
const repeat = (unit: string, length: number) => unit.repeat(length / unit.length)
const units = [['a'], ['a@a.'], ['0'], ['\u200f ']] as const

/** Sets the value of an input as browser autofill does, beyond its `maxlength`. */
function put(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) throw new Error('The form has not rendered this field.')
  input.value = text
}

async function expectRegistrationRefused(length: number): Promise<void> {
  const form = await renderRegistration({
    flags: ['usernameRegistration', 'registrationCode'],
    fields: registrationFieldNames.map((name) => `${name}!` as const),
  })
  await form.agree()
  for (const name of registrationFieldNames) put(form.box(name), repeat('a@a.', length))
  await form.submit()
  const invalid = () => registrationFieldNames.filter((name) => form.box(name)?.getAttribute('aria-invalid') === 'true')
  await expect.poll(invalid).toEqual([...registrationFieldNames])
  // The page must still respond.
  await form.type({ username: 'bia2026' })
  await expect.poll(invalid).not.toContain('username')
  expect(form.sent).toEqual([])
}

async function expectLoginRefused(unit: string, length: number): Promise<void> {
  const { screen, sent } = await renderLoginForm()
  const [name, password] = ['username', 'password'].map((field) =>
    screen.container.querySelector<HTMLInputElement>(`input[name="${field}"]`),
  )
  put(name, repeat(unit, length))
  put(password, repeat(unit, length))
  await screen.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toBeInvalid()
  await expect.element(screen.getByLabelText('Password', { exact: true })).toBeInvalid()
  expect(sent).toEqual([])
}

// Rendering a megabyte of text takes very long, so only the deep run includes such tests.
test('rejects 100,000 letters in every field of a registration', { tags: ['I1'] }, () =>
  expectRegistrationRefused(100_000),
)
test('rejects a megabyte of text in every field of a registration', { tags: ['I1', 'deep'] }, () =>
  expectRegistrationRefused(MEGABYTE),
)

test.each(units)('rejects 100,000 letters of %j as username and password of a sign-in', { tags: ['I1'] }, (unit) =>
  expectLoginRefused(unit, 100_000),
)
test.each(units)('rejects a megabyte of %j as username and password of a sign-in', { tags: ['I1', 'deep'] }, (unit) =>
  expectLoginRefused(unit, MEGABYTE),
)
