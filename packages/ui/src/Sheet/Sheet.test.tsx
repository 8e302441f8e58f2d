import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { waitForAnimations } from '../testing/waitForAnimations.ts'
import { createToastStore } from '../toasts/createToastStore.ts'
import { Toaster } from '../Toaster/Toaster.tsx'
import { Sheet } from './Sheet.tsx'

const toasts = createToastStore({ setTimeout: () => 0, clearTimeout: () => {} })
toasts.show('toast', 'Saved')
const onDismiss = vi.fn()

function SignIn({ focusSecond = false }: { focusSecond?: boolean }) {
  const [open, setOpen] = useState(false)
  const second = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Welcome back"
        closeLabel="Close"
        {...(focusSecond && { initialFocus: second })}>
        <input aria-label="Username" />
        <input aria-label="Password" ref={second} />
      </Sheet>
      <Toaster toasts={toasts.get()} onShown={toasts.start} onDismiss={onDismiss} dismissLabel="Dismiss" />
    </>
  )
}

async function openSheet(props: { focusSecond?: boolean } = {}) {
  const screen = await render(<SignIn {...props} />)
  await screen.getByRole('button', { name: 'Sign in' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Welcome back' })
  await expect.element(dialog).toBeVisible()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  return { screen, dialog, opener: screen.getByRole('button', { name: 'Sign in', includeHidden: true }) }
}

test('moves the focus into a sheet, traps the focus there and returns the focus on closing', async () => {
  const { screen, dialog, opener } = await openSheet()
  await expect.element(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus()
  const focused = new Set<Element | null>()
  for (let step = 0; step < 6; step++) {
    await userEvent.tab()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    focused.add(document.activeElement)
  }
  expect(focused.size).toBe(3)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('focuses the element given by initialFocus when a sheet opens', async () => {
  const { screen } = await openSheet({ focusSecond: true })
  await expect.element(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus()
})

test('closes a sheet on its close button', async () => {
  const { screen, dialog } = await openSheet()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('closes a sheet on a press outside', async () => {
  const { dialog } = await openSheet()
  await userEvent.click(document.body, { position: { x: 40, y: 40 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('closes a sheet on Back and stays on the same page', async () => {
  history.pushState({ key: 'page' }, '')
  const { dialog } = await openSheet()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(history.state).toEqual({ key: 'page' })
})

test('leaves a sheet open when a toast above the sheet is pressed', async () => {
  const { screen, dialog } = await openSheet()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  expect(onDismiss).toHaveBeenCalledTimes(1)
  await new Promise(requestAnimationFrame)
  await expect.element(dialog).toHaveAttribute('data-open')
})

async function drag(dialog: Element, distance: number): Promise<void> {
  const head = dialog.querySelector('h2')?.parentElement
  const setCapture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  const fire = (type: string, clientY: number) =>
    head?.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientY }))
  fire('pointerdown', 400)
  // Waits between the movements, so that they are a slow drag and not a flick.
  await new Promise((resolve) => {
    setTimeout(resolve, 200)
  })
  fire('pointermove', 400 + distance)
  expect((dialog as HTMLElement).style.getPropertyValue('--drag')).toBe(`${distance}px`)
  fire('pointerup', 400 + distance)
  setCapture.mockRestore()
}

test('closes a sheet that is dragged far down', async () => {
  const { dialog } = await openSheet()
  const panel = dialog.element() as HTMLElement
  await drag(panel, 300)
  expect(panel.style.getPropertyValue('--drag'), 'the closing animation starts where the finger left').toBe('300px')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('moves a sheet back to its place when the parent does not close it after a long drag', async () => {
  const screen = await render(
    <Sheet open onOpenChange={() => {}} title="Welcome back" closeLabel="Close">
      <input aria-label="Username" />
    </Sheet>,
  )
  await waitForAnimations()
  const dialog = screen.getByRole('dialog').element() as HTMLElement
  await drag(dialog, 300)
  await expect.poll(() => dialog.style.getPropertyValue('--drag')).toBe('')
})

test('moves a sheet back to its place when it is dragged a short distance', async () => {
  const { dialog } = await openSheet()
  await drag(dialog.element(), 30)
  expect((dialog.element() as HTMLElement).style.getPropertyValue('--drag')).toBe('')
  await new Promise(requestAnimationFrame)
  await expect.element(dialog).toHaveAttribute('data-open')
})

test('opens a sheet without adding a `style` element, which a strict content security policy would refuse', async () => {
  const screen = await render(<SignIn />)
  const before = document.querySelectorAll('style').length
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(document.querySelectorAll('style')).toHaveLength(before)
})

test.each([
  [
    'focusable for a long text, so that it can be scrolled by keyboard',
    <p key="text">{'A rule of the game. '.repeat(400)}</p>,
    '0',
  ],
  ['not focusable for a short text', <p key="text">A rule of the game.</p>, null],
  [
    'not focusable for a long text that contains a control',
    <div key="text">
      {'A rule of the game. '.repeat(400)}
      <button type="button">More</button>
    </div>,
    null,
  ],
])('makes the content of a sheet %s', async (_, children, stop) => {
  const screen = await render(
    <Sheet open onOpenChange={() => {}} title="Rules" closeLabel="Close">
      {children}
    </Sheet>,
  )
  const body = screen.getByRole('dialog').element().querySelector('h2')?.parentElement?.nextElementSibling
  await waitForAnimations()
  await expect.poll(() => body?.getAttribute('tabindex')).toBe(stop)
})
