import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { violationsOf } from '../testing/axe.ts'
import { CopyText } from './CopyText.tsx'

afterEach(() => vi.restoreAllMocks())

const letsCopy = (works: boolean) =>
  vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockImplementation(() => (works ? Promise.resolve() : Promise.reject(new Error('Not allowed.'))))

test('a press copies the text and says so', async () => {
  const write = letsCopy(true)
  const screen = await render(<CopyText text="https://acme.example/a" label="Copy the address" doneLabel="Copied" />)
  await screen.getByRole('button', { name: 'Copy the address' }).click()
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(write).toHaveBeenCalledExactlyOnceWith('https://acme.example/a')
  await expect.element(screen.getByText('https://acme.example/a')).not.toBeInTheDocument()
})

test('where the browser does not let it, the text is shown to be selected', async () => {
  letsCopy(false)
  const screen = await render(<CopyText text="https://acme.example/a" label="Copy the address" doneLabel="Copied" />)
  await screen.getByRole('button', { name: 'Copy the address' }).click()
  await expect.element(screen.getByText('https://acme.example/a')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Copy the address' })).toBeVisible()
})

test('another text has not been copied yet', async () => {
  letsCopy(true)
  const screen = await render(<CopyText text="a" label="Copy" doneLabel="Copied" />)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  await screen.rerender(<CopyText text="b" label="Copy" doneLabel="Copied" />)
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
})

test('axe finds nothing', async () => {
  const screen = await render(<CopyText text="a" label="Copy" doneLabel="Copied" />)
  expect(await violationsOf(screen.container)).toEqual([])
})
