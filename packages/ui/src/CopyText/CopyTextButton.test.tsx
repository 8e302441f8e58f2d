import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { CopyTextButton } from './CopyTextButton.tsx'

afterEach(() => vi.restoreAllMocks())

const mockClipboard = (works: boolean) =>
  vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(() => (works ? Promise.resolve() : Promise.reject(new Error('Not allowed.'))))

test('copies the text of a copy button on a press and shows on the button that the text is copied', async () => {
  const write = mockClipboard(true)
  const screen = await render(
    <CopyTextButton text="https://acme.example/a" label="Copy the address" doneLabel="Copied" />,
  )
  await screen.getByRole('button', { name: 'Copy the address' }).click()
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(write).toHaveBeenCalledExactlyOnceWith('https://acme.example/a')
  await expect.element(screen.getByText('https://acme.example/a')).not.toBeInTheDocument()
})

test('shows the text of a copy button, so that it can be selected, when the browser refuses to copy', async () => {
  mockClipboard(false)
  const screen = await render(
    <CopyTextButton text="https://acme.example/a" label="Copy the address" doneLabel="Copied" />,
  )
  await screen.getByRole('button', { name: 'Copy the address' }).click()
  await expect.element(screen.getByText('https://acme.example/a')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy the address' })).toBeVisible()
})

test('shows the original label of a copy button again when its text changes', async () => {
  mockClipboard(true)
  const screen = await render(<CopyTextButton text="a" label="Copy" doneLabel="Copied" />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  await screen.rerender(<CopyTextButton text="b" label="Copy" doneLabel="Copied" />)
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
})

test('has no axe violations in a copy button', async () => {
  const screen = await render(<CopyTextButton text="a" label="Copy" doneLabel="Copied" />)
  expect(await findAxeViolations(screen.container)).toEqual([])
})
