import { registrationFieldNames } from '@lobby/platform/validation'
import { expect, test } from 'vitest'
import { renderLogin } from '../testing/renderLogin.tsx'
import { renderRegistration } from '../testing/renderRegistration.tsx'

const MEGABYTE = 1_000_000
const repeat = (unit: string, length: number) => unit.repeat(length / unit.length)
const units = [['a'], ['a@a.'], ['0'], ['\u200f ']] as const

/** Puts a text into an input as a browser does that fills it in: past what the input would let anybody type. */
function put(input: HTMLInputElement | null | undefined, text: string): void {
  if (!input) throw new Error('There is no such field.')
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
  // The page answers on.
  await form.type({ username: 'bia2026' })
  await expect.poll(invalid).not.toContain('username')
  expect(form.sent).toEqual([])
}

async function expectLoginRefused(unit: string, length: number): Promise<void> {
  const { screen, sent } = await renderLogin()
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

// Most of the time goes into the layout of the text, so that only the deep run takes a whole megabyte.
test('refuses 100,000 letters in every field of a registration, and sends nothing', { tags: ['I1'] }, () =>
  expectRegistrationRefused(100_000),
)
test('refuses a megabyte in every field of a registration, and sends nothing', { tags: ['I1', 'deep'] }, () =>
  expectRegistrationRefused(MEGABYTE),
)

test.each(units)(
  'refuses 100,000 letters of %j as name and password of a sign-in, and sends nothing',
  { tags: ['I1'] },
  (unit) => expectLoginRefused(unit, 100_000),
)
test.each(units)(
  'refuses a megabyte of %j as name and password of a sign-in, and sends nothing',
  { tags: ['I1', 'deep'] },
  (unit) => expectLoginRefused(unit, MEGABYTE),
)
