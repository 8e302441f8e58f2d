import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { CopyableValueRow } from './CopyableValueRow.tsx'

afterEach(() => vi.restoreAllMocks())

const row = <CopyableValueRow name="Account" value="000123-4" label="Copy Account" doneLabel="Copied" />

test('copies the value of a copy row on a press and announces to screen readers that the value is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await render(row)
  await screen.getByRole('button', { name: 'Copy Account' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied')
  expect(write).toHaveBeenCalledExactlyOnceWith('000123-4')
})

test('announces nothing and leaves the value of a copy row selectable when the browser refuses to copy', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'))
  const screen = await render(row)
  await screen.getByRole('button', { name: 'Copy Account' }).click()
  await expect.poll(() => write.mock.calls.length).toBe(1)
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(getComputedStyle(screen.getByText('000123-4').element()).userSelect).toBe('all')
})

test('has no axe violations in a copy row', async () => {
  expect(await findAxeViolations((await render(row)).container)).toEqual([])
})
