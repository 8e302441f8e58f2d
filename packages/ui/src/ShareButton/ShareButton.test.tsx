import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { violationsOf } from '../testing/axe.ts'
import { ShareButton, type ShareButtonProps } from './ShareButton.tsx'

const button = (
  came: Awaited<ReturnType<ShareButtonProps['onShare']>>,
  onShare = vi.fn(() => Promise.resolve(came)),
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

test('it hands on at a press; a sheet that was closed changes nothing', async () => {
  const { onShare, element } = button('dismissed')
  const screen = await render(element)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.poll(() => onShare.mock.calls.length).toBe(1)
  await expect.element(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  expect(screen.getByText('Play with me: L0000F').query()).toBeNull()
})

test('what was copied is said by the button', async () => {
  const screen = await render(button('copied').element)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
})

test('where neither is to be had, the text stands there to be selected, and axe finds nothing', async () => {
  const screen = await render(button('refused').element)
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.element(screen.getByText('Play with me: L0000F')).toBeVisible()
  expect(getComputedStyle(screen.getByText('Play with me: L0000F').element()).userSelect).toBe('all')
  expect(await violationsOf(screen.container)).toEqual([])
})
