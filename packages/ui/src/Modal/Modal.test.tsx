import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { waitForAnimations } from '../testing/waitForAnimations.ts'
import { Modal } from './Modal.tsx'

const onClosed = vi.fn()

function News({ words = 'Words' }: { readonly words?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Home</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Show
      </button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        onClosed={onClosed}
        title="Weekend bonus"
        note="1 of 2"
        closeLabel="Close"
        picture={
          <img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" alt="" width="75" height="32" />
        }
        foot={<button type="button">On</button>}>
        <p>{words}</p>
      </Modal>
    </main>
  )
}

async function openModal(props: { words?: string } = {}) {
  const screen = await render(<News {...props} />)
  await screen.getByRole('button', { name: 'Show' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Weekend bonus' })
  await expect.element(dialog).toBeVisible()
  await waitForAnimations()
  return { screen, dialog }
}

test('focuses the panel of a modal, traps the focus in it, and returns the focus on closing', async () => {
  const { screen, dialog } = await openModal()
  await expect.element(dialog).toHaveFocus()
  for (let step = 0; step < 4; step++) {
    await userEvent.tab()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Show' })).toHaveFocus()
})

test.each([
  [
    'the close button',
    (screen: Awaited<ReturnType<typeof openModal>>['screen']) => screen.getByRole('button', { name: 'Close' }).click(),
  ],
  ['a press outside', () => userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })],
  ['Back', () => Promise.resolve(history.back())],
])('closes a modal by %s and calls onClosed after the closing animation', async (_, act) => {
  history.pushState({ key: 'page' }, '')
  onClosed.mockClear()
  const { screen, dialog } = await openModal()
  expect(onClosed).not.toHaveBeenCalled()
  await act(screen)
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => onClosed.mock.calls.length).toBe(1)
})

test('scrolls a long text in a modal while its title and its foot stay visible', async () => {
  const { screen, dialog } = await openModal({ words: 'A rule of the game. '.repeat(600) })
  const box = dialog.element().getBoundingClientRect()
  expect(box.bottom).toBeLessThanOrEqual(innerHeight)
  for (const part of [
    screen.getByRole('heading', { name: 'Weekend bonus' }),
    screen.getByRole('button', { name: 'On' }),
  ]) {
    const { top, bottom } = part.element().getBoundingClientRect()
    expect([top >= box.top, bottom <= box.bottom]).toEqual([true, true])
  }
})

test.each(['dark', 'light'])('has no axe violations in a modal in %s mode', async (mode) => {
  document.documentElement.dataset['mode'] = mode
  await openModal()
  expect(await findAxeViolations()).toEqual([])
  document.documentElement.dataset['mode'] = 'dark'
})
