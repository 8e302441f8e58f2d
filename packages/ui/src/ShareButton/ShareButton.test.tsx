import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { ShareButton, type ShareButtonProps } from './ShareButton.tsx'

const createButton = (
  outcome: Awaited<ReturnType<ShareButtonProps['onShare']>>,
  onShare = vi.fn(() => Promise.resolve(outcome)),
) => ({
  onShare,
  element: (
    <ShareButton
      label="Share"
      copiedLabel="Copied"
      selectLabel="Select it:"
      text="Play with me: L0000F"
      onShare={onShare}
    />
  ),
})

test('calls onShare on a press on the share button, and shows no change when the player dismisses the share sheet', async () => {
  const { onShare, element } = createButton('dismissed')
  const screen = await render(element)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => onShare.mock.calls.length).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  expect(screen.getByText('Play with me: L0000F').query()).toBeNull()
})

test('shows on the share button that the text was copied when the device cannot share', async () => {
  const screen = await render(createButton('copied').element)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('shows the text to select, without axe violations, when the share button can neither share nor copy', async () => {
  const screen = await render(createButton('refused').element)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.element(screen.getByText('Play with me: L0000F')).toBeVisible()
  expect(getComputedStyle(screen.getByText('Play with me: L0000F').element()).userSelect).toBe('all')
  expect(await findAxeViolations(screen.container)).toEqual([])
})
