import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AXE_COLOUR_RULES, findAxeViolations } from './axe.ts'
import { SampleForm, type SampleFormProps } from './SampleForm.tsx'
import { waitForAnimations } from './waitForAnimations.ts'
import { findSmallTouchTargets } from './findSmallTouchTargets.ts'

const root = document.documentElement
afterEach(async () => {
  root.dataset['mode'] = 'dark'
  root.dir = 'ltr'
  root.style.fontSize = ''
  document.body.style.overflowX = ''
  await page.viewport(390, 844)
})

async function renderForm(props: SampleFormProps = {}) {
  const screen = await render(<SampleForm {...props} />)
  const submit = screen.getByRole('button', { name: 'Register', exact: true })
  const agree = screen.getByRole('checkbox')
  const input = (label: string) => screen.getByLabelText(label, { exact: true })
  return { screen, submit, agree, input }
}

/** Submits the empty form, so that every field shows its error. */
async function showErrors() {
  const form = await renderForm()
  await form.agree.click()
  await form.submit.click()
  await expect.element(form.screen.getByRole('alert')).toHaveTextContent('Some fields are still empty.')
  await waitForAnimations()
  return form
}

test('focuses the first invalid field of a form when the form is submitted from any of its fields', async () => {
  const { screen, agree, input } = await renderForm()
  await agree.click()
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'ana')
  await userEvent.type(input('Code *'), '123{Enter}')
  await expect.element(input('Password *')).toHaveFocus()
})

const errors = {
  'Username *': 'Write a username.',
  'Password *': 'Write a password.',
  'Mobile number *': 'Write your number.',
  'Code *': 'Write the code that we sent.',
  'Birthday *': 'Choose your birthday.',
  'Country *': 'Choose where you live.',
  'Digits of the picture *': 'Write the digits of the picture.',
}

test('describes each invalid field of the sample form by its error and marks the field invalid', async () => {
  const { input } = await showErrors()
  for (const [label, error] of Object.entries(errors)) {
    await expect.element(input(label)).toHaveAccessibleDescription(error)
    await expect.element(input(label)).toHaveAttribute('aria-invalid', 'true')
  }
})

test('focuses a select sheet when it is the only invalid field of the form', async () => {
  const { screen, submit, agree, input } = await renderForm()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Username' }), 'ana')
  await input('Password *').fill('secret1')
  await input('Mobile number *').fill('11912345678')
  await input('Code *').fill('482913')
  await input('Birthday *').fill('1990-05-17')
  await input('Digits of the picture *').fill('40718')
  await agree.click()
  await submit.click()
  await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveFocus()
})

test('submits the values of all fields of the sample form, including the values that are picked in sheets', async () => {
  const onValid = vi.fn()
  const { screen, submit, agree, input } = await renderForm({ onValid })
  await screen.getByRole('radio', { name: 'Mobile number' }).click()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Username' }), 'ana')
  await input('Password *').fill('secret1')
  await input('Mobile number *').fill('+351 912 345 678')
  await input('Code *').fill('Your code is 482 913.')
  await input('Birthday *').fill('1990-05-17')
  await screen.getByRole('combobox', { name: 'Country' }).click()
  await screen.getByRole('option', { name: /Mozambique/ }).click()
  await input('Digits of the picture *').fill('40718')
  await agree.click()
  await submit.click()
  await expect
    .poll(() => onValid.mock.calls.at(0)?.[0] as unknown)
    .toEqual({
      method: 'mobile',
      username: 'ana',
      password: 'secret1',
      dial: 'PT',
      mobile: '912345678',
      code: '482913',
      birthday: '1990-05-17',
      country: 'MZ',
      captcha: '40718',
      agreed: true,
    })
})

test('has no axe violations in the sample form with its errors in dark and light mode', async () => {
  const { unmount } = (await renderForm()).screen
  expect(await findAxeViolations()).toEqual([])
  await unmount()
  await showErrors()
  expect(await findAxeViolations()).toEqual([])
  root.dataset['mode'] = 'light'
  await waitForAnimations()
  expect(await findAxeViolations(document.body, AXE_COLOUR_RULES)).toEqual([])
})

test('violates no axe rule in the sample form with its errors in light mode', { tags: ['deep'] }, async () => {
  root.dataset['mode'] = 'light'
  const { unmount } = (await renderForm()).screen
  expect(await findAxeViolations()).toEqual([])
  await unmount()
  await showErrors()
  expect(await findAxeViolations()).toEqual([])
})

test('makes every touch target of the sample form at least 44 by 44 px', async () => {
  await page.viewport(320, 640)
  await showErrors()
  // Excludes the link inside a sentence, because such a link is only as high as its line.
  expect(findSmallTouchTargets().filter((line) => !/"terms"/.test(line))).toEqual([])
})

const dirs = ['ltr', 'rtl']
const sizes = [320, 430].flatMap((width) => [100, 200].map((zoom) => ({ width, zoom })))

async function setSize({ width, zoom }: (typeof sizes)[number]): Promise<void> {
  await page.viewport(width, 800)
  root.style.fontSize = `${zoom}%`
}

function expectFits(width: number): void {
  document.body.style.overflowX = 'visible'
  expect(root.scrollWidth).toBe(width)
  const narrow = [
    ...document.querySelectorAll<HTMLInputElement>('input:not([type="radio"], [type="checkbox"], [type="hidden"])'),
  ]
    .filter((input) => input.clientWidth < 96)
    .map(({ name, clientWidth }) => `${name} ${clientWidth}`)
  expect(narrow, 'inputs too narrow to type in').toEqual([])
}

test.each(dirs)(
  'fits the sample form into pages of 320 and 430 px with normal and doubled text size when the direction is %s',
  async (dir) => {
    root.dir = dir
    await showErrors()
    for (const size of sizes) {
      await setSize(size)
      await waitForAnimations()
      expectFits(size.width)
    }
  },
)

test.each(dirs.flatMap((dir) => sizes.map((size) => ({ dir, ...size }))))(
  'fits the sample form when it is opened at $width px with text of $zoom % and the page direction $dir',
  { tags: ['deep'] },
  async ({ dir, ...size }) => {
    root.dir = dir
    await setSize(size)
    await showErrors()
    expectFits(size.width)
  },
)
