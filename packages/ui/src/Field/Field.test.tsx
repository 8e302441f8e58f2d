import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from './Checkbox.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

test('the label names the field, the hint describes it and nothing is invalid', async () => {
  const screen = await render(<TextField label="Username" hint="4 to 16 letters" />)
  const input = screen.getByRole('textbox', { name: 'Username' })
  await expect.element(input).toHaveAccessibleDescription('4 to 16 letters')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

test('an error takes the place of the hint, describes the field and marks it', async () => {
  const screen = await render(<TextField label="Username" hint="4 to 16 letters" error="Write a name." />)
  const input = screen.getByRole('textbox', { name: 'Username' })
  await expect.element(input).toHaveAccessibleDescription('Write a name.')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  expect(screen.container.textContent).not.toContain('4 to 16')
})

test('an empty error is none', async () => {
  const screen = await render(<TextField label="Username" error="" />)
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
})

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState('')
  return <TextField {...props} value={value} onChange={(event) => setValue(event.target.value)} />
}

test.each([
  ['controlled', Controlled],
  ['uncontrolled', TextField],
])('a %s field is cleared by its button, there while something is typed', async (_, Field) => {
  const screen = await render(<Field label="Username" clearLabel="Clear" />)
  const input = screen.getByRole('textbox')
  const clear = screen.getByRole('button', { name: 'Clear' })
  await expect.element(clear).not.toBeInTheDocument()
  await input.fill('ana')
  await clear.click()
  await expect.element(input).toHaveValue('')
  await expect.element(input).toHaveFocus()
  await expect.element(clear).not.toBeInTheDocument()
})

test('clearing is heard as a change, then told', async () => {
  const onInput = vi.fn()
  const onClear = vi.fn()
  const screen = await render(
    <TextField label="Username" defaultValue="ana" clearLabel="Clear" onInput={onInput} onClear={onClear} />,
  )
  await screen.getByRole('button').click()
  expect(onInput).toHaveBeenCalledTimes(1)
  expect(onClear).toHaveBeenCalledTimes(1)
})

test('the ref is the input', async () => {
  const ref = createRef<HTMLInputElement>()
  const screen = await render(<TextField label="Username" ref={ref} />)
  expect(ref.current).toBe(screen.getByRole('textbox').element())
})

test('a password is veiled, shown and veiled again without losing what was typed', async () => {
  const screen = await render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />)
  const input = screen.getByLabelText('Password')
  await input.fill('secret')
  await expect.element(input).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Hide' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
  await expect.element(input).toHaveValue('secret')
})

test('text in a field has 16 pixels, or a phone would zoom in', async () => {
  const screen = await render(<TextField label="Username" />)
  expect(Number.parseFloat(getComputedStyle(screen.getByRole('textbox').element()).fontSize)).toBeGreaterThanOrEqual(16)
})

test('a checkbox answers to its label and to the space bar', async () => {
  const screen = await render(<Checkbox label="Remember me" />)
  const box = screen.getByRole('checkbox', { name: 'Remember me' })
  await screen.getByText('Remember me').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})

test('a field that must be filled in says so to all: a mark for the eye, which is not read out, and the attribute', async () => {
  const screen = await render(<TextField label="Username" required />)
  await expect.element(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
  await expect.element(screen.getByRole('textbox', { name: 'Username', exact: true })).toBeRequired()
})

test('links and buttons in the label of a checkbox do not switch it; its error describes it', async () => {
  const onRules = vi.fn()
  const label = (
    <>
      I accept the{' '}
      <button type="button" onClick={onRules}>
        rules
      </button>
    </>
  )
  const screen = await render(<Checkbox label={label} error="Accept the rules to go on." />)
  const box = screen.getByRole('checkbox', { name: 'I accept the rules' })
  await screen.getByRole('button', { name: 'rules' }).click()
  expect(onRules).toHaveBeenCalledTimes(1)
  await expect.element(box).not.toBeChecked()
  await expect.element(box).toHaveAccessibleDescription('Accept the rules to go on.')
  await expect.element(box).toHaveAttribute('aria-invalid', 'true')
})
