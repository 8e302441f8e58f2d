import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from './Checkbox.tsx'
import { PasswordField } from './PasswordField.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

test('names the text field by its label and describes it by its hint, without marking it invalid', async () => {
  const screen = await render(<TextField label="Username" hint="4 to 16 letters" />)
  const input = screen.getByRole('textbox', { name: 'Username' })
  await expect.element(input).toHaveAccessibleDescription('4 to 16 letters')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

test('replaces the hint of a text field by the error and marks the field invalid', async () => {
  const screen = await render(<TextField label="Username" hint="4 to 16 letters" error="Write a name." />)
  const input = screen.getByRole('textbox', { name: 'Username' })
  await expect.element(input).toHaveAccessibleDescription('Write a name.')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  expect(screen.container.textContent).not.toContain('4 to 16')
})

test('does not mark a text field invalid when its error is empty', async () => {
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
])(
  'clears a %s text field by its clear button, and shows that button only while the field has text',
  async (_, Field) => {
    const screen = await render(<Field label="Username" clearLabel="Clear" />)
    const input = screen.getByRole('textbox')
    const clear = screen.getByRole('button', { name: 'Clear' })
    await expect.element(clear).not.toBeInTheDocument()
    await input.fill('ana')
    await clear.click()
    await expect.element(input).toHaveValue('')
    await expect.element(input).toHaveFocus()
    await expect.element(clear).not.toBeInTheDocument()
  },
)

test('fires an input event and calls onClear when a text field is cleared', async () => {
  const onInput = vi.fn()
  const onClear = vi.fn()
  const screen = await render(
    <TextField label="Username" defaultValue="ana" clearLabel="Clear" onInput={onInput} onClear={onClear} />,
  )
  await screen.getByRole('button').click()
  expect(onInput).toHaveBeenCalledTimes(1)
  expect(onClear).toHaveBeenCalledTimes(1)
})

test('sets the ref of a text field to its input element', async () => {
  const ref = createRef<HTMLInputElement>()
  const screen = await render(<TextField label="Username" ref={ref} />)
  expect(ref.current).toBe(screen.getByRole('textbox').element())
})

test('shows and hides the text of a password field without changing it', async () => {
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

test('renders the text of text fields in at least 16 px, so that phones do not zoom in', async () => {
  const screen = await render(<TextField label="Username" />)
  expect(Number.parseFloat(getComputedStyle(screen.getByRole('textbox').element()).fontSize)).toBeGreaterThanOrEqual(16)
})

test('toggles a checkbox by its label and by the space bar', async () => {
  const screen = await render(<Checkbox label="Remember me" />)
  const box = screen.getByRole('checkbox', { name: 'Remember me' })
  await screen.getByText('Remember me').click()
  await expect.element(box).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box).not.toBeChecked()
})

test('marks a required text field by the attribute `required` and an asterisk hidden from screen readers', async () => {
  const screen = await render(<TextField label="Username" required />)
  await expect.element(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true')
  await expect.element(screen.getByRole('textbox', { name: 'Username', exact: true })).toBeRequired()
})

test('does not toggle a checkbox when a button in its label is pressed, and describes the checkbox by its error', async () => {
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
