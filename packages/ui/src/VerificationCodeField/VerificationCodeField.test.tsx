import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VerificationCodeField, type VerificationCodeFieldProps } from './VerificationCodeField.tsx'

const texts = { label: 'Code', sendLabel: 'Send code', waitLabel: (seconds: number) => `Again in ${seconds} s` }

async function code(props: Partial<VerificationCodeFieldProps> = {}) {
  const onSend = vi.fn()
  const screen = await render(<VerificationCodeField {...texts} secondsLeft={0} onSend={onSend} {...props} />)
  return { screen, onSend, input: screen.getByRole('textbox', { name: 'Code' }), button: screen.getByRole('button') }
}

test('sets the attributes of a code field with which phones show a numeric keyboard and suggest the received code', async () => {
  const { input } = await code()
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
})

test('calls onSend when the button of the code field is pressed', async () => {
  const { button, onSend } = await code()
  await expect.element(button).toHaveAccessibleName('Send code')
  await button.click()
  expect(onSend).toHaveBeenCalledTimes(1)
})

test.each([
  ['seconds of the waiting time are left', { secondsLeft: 59 }, 'Again in 59 s'],
  ['a code is being sent', { sending: true }, 'Send code'],
])('ignores presses on the button of the code field, but keeps it focusable, while %s', async (_, props, name) => {
  const { button, onSend } = await code(props)
  await expect.element(button).toHaveAccessibleName(name)
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onSend).not.toHaveBeenCalled()
})

test('keeps the focus on the button of the code field after a press that requests a code', async () => {
  function Live() {
    const [left, setLeft] = useState(0)
    return <VerificationCodeField {...texts} secondsLeft={left} onSend={() => setLeft(60)} />
  }
  const screen = await render(<Live />)
  await screen.getByRole('button', { name: 'Send code' }).click()
  await expect.element(screen.getByRole('button', { name: 'Again in 60 s' })).toHaveFocus()
})

test.each([
  ['the only number that is long enough for a code', 'Bet365: seu código é 482913', '482913'],
  ['an empty text, because two numbers could be the code', 'Use 482913 to sign in. Valid until 2026.', ''],
])('sets the value of the code field, when a message is pasted, to %s', async (_, message, value) => {
  const { input } = await code()
  ;(input.element() as HTMLInputElement).focus()
  document.execCommand('insertText', false, message)
  await expect.element(input).toHaveValue(value)
})

test('extracts the code from a message that is pasted into a code field, and limits the code to ten digits', async () => {
  const { input } = await code()
  ;(input.element() as HTMLInputElement).focus()
  document.execCommand('insertText', false, 'Your code: 482 913')
  await expect.element(input).toHaveValue('482913')
  await userEvent.keyboard('7777777')
  await expect.element(input).toHaveValue('4829137777')
})
