import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const ask = async (props: Partial<ConfirmDialogProps> = {}) => {
  const onOpenChange = vi.fn()
  const onConfirm = vi.fn()
  const screen = await render(
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Sign out?"
      text="Your favourites stay."
      confirmLabel="Sign out"
      cancelLabel="Stay"
      onConfirm={onConfirm}
      {...props}
    />,
  )
  return { screen, onOpenChange, onConfirm }
}

test('names and describes the confirm dialog and focuses its cancel button first', async () => {
  const { screen } = await ask()
  await expect
    .element(screen.getByRole('alertdialog', { name: 'Sign out?' }))
    .toHaveAccessibleDescription('Your favourites stay.')
  await expect.element(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
})

test('calls onConfirm or onCancel when the confirm or the cancel button of the confirm dialog is pressed', async () => {
  const { screen, onOpenChange, onConfirm } = await ask()
  await screen.getByRole('button', { name: 'Sign out' }).click()
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onOpenChange).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Stay' }).click()
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('cancels the confirm dialog on Escape and ignores a press outside', async () => {
  const { screen, onOpenChange } = await ask()
  await expect.element(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
  await userEvent.click(document.body, { position: { x: 20, y: 20 }, force: true })
  expect(onOpenChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

test('keeps the confirm dialog open and ignores presses and Escape while its action is running', async () => {
  const { screen, onOpenChange, onConfirm } = await ask({ busy: true })
  await screen.getByRole('button', { name: 'Sign out' }).click({ force: true })
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('cancels the confirm dialog on Back, and ignores Back while its action is running', async () => {
  history.pushState({ key: 'page' }, '')
  const { onOpenChange } = await ask()
  history.back()
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]])

  const busy = await ask({ busy: true })
  const navigated = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
  })
  history.back()
  await navigated
  expect(busy.onOpenChange).not.toHaveBeenCalled()
})
