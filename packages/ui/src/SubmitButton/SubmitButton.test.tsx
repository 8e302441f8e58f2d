import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SubmitButton, type SubmitButtonProps } from './SubmitButton.tsx'

async function form(props: Partial<SubmitButtonProps> = {}) {
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

test('it sends the form by press and by Enter', async () => {
  const { button, input, onSubmit } = await form()
  await button.click()
  await userEvent.type(input, '{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

test('with a reason it says it, can be reached and sends nothing, by press or by Enter', async () => {
  const { screen, button, input, onSubmit } = await form({ reason: 'Accept the terms first.' })
  await expect.element(button).toHaveAccessibleDescription('Accept the terms first.')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button, { force: true })
  await userEvent.type(input, '{Enter}')
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Accept the terms first.')
})

test('each press has the reason read out again: it is a new element in the live region', async () => {
  const { screen, button } = await form({ reason: 'Accept the terms first.' })
  const before = screen.getByText('Accept the terms first.').element()
  await userEvent.click(button, { force: true })
  await expect.poll(() => screen.getByText('Accept the terms first.').element() === before).toBe(false)
})

test('while it is busy it sends nothing', async () => {
  const { button, input, onSubmit } = await form({ busy: true })
  await userEvent.click(button, { force: true })
  await userEvent.type(input, '{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
