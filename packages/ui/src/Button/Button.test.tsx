import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from './Button.tsx'

test('calls onClick of a button one time per press', async () => {
  const onClick = vi.fn()
  const screen = await render(<Button onClick={onClick}>Play</Button>)
  await screen.getByRole('button', { name: 'Play' }).click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('ignores presses and submits nothing while a button is busy, without changing its size or accessible name', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Pay R$ 100,00
      </Button>
    </form>
  )
  const screen = await render(form(false))
  const button = screen.getByRole('button', { name: 'Pay R$ 100,00' })
  const before = button.element().getBoundingClientRect()
  await button.click()
  expect(onSubmit).toHaveBeenCalledTimes(1)

  await screen.rerender(form(true))
  const after = button.element().getBoundingClientRect()
  expect([after.width, after.height]).toEqual([before.width, before.height])
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('does not submit a form by a button that has no type', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>Look</Button>
    </form>,
  )
  await screen.getByRole('button').click()
  expect(onSubmit).not.toHaveBeenCalled()
})
