import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx'

async function renderForm(props: Partial<SubmitButtonProps> = {}) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Username" />
      <SubmitButton {...props}>Register</SubmitButton>
    </form>,
  )
  return {
    screen,
    onSubmit,
    button: screen.getByRole('button', { name: 'Register' }),
    input: screen.getByRole('textbox'),
  }
}

test('submits the form on a press on the submit button and on Enter', async () => {
  const { button, input, onSubmit } = await renderForm()
  await button.click()
  await userEvent.type(input, '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

test('shows the reason below a blocked submit button, and submits nothing on a press or Enter', async () => {
  const { screen, button, input, onSubmit } = await renderForm({ reason: 'Accept the terms first.' })
  await expect.element(button).toHaveAccessibleDescription('Accept the terms first.')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button, { force: true })
  await userEvent.type(input, '{Enter}')
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Accept the terms first.')
})

test('announces the reason of a blocked submit button again on each press', async () => {
  const { screen, button } = await renderForm({ reason: 'Accept the terms first.' })
  const before = screen.getByText('Accept the terms first.').element()
  await userEvent.click(button, { force: true })
  await expect.poll(() => screen.getByText('Accept the terms first.').element() === before).toBe(false)
})

test('submits nothing while the submit button is busy', async () => {
  const { button, input, onSubmit } = await renderForm({ busy: true })
  await userEvent.click(button, { force: true })
  await userEvent.type(input, '{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
