import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useCloseOnBack } from './useCloseOnBack.ts'

/** An overlay that covers a link, and closes when it is pressed. */
function Overlay({ onFollow }: { readonly onFollow: () => void }) {
  const [isOpen, setIsOpen] = useState(true)
  useCloseOnBack(isOpen, () => setIsOpen(false))
  return (
    <main>
      <a
        href="#below"
        style={{ display: 'block', width: 200, height: 60 }}
        onClick={(event) => (event.preventDefault(), onFollow())}>
        Below
      </a>
      {isOpen && (
        <button
          type="button"
          style={{ position: 'fixed', inset: 0, width: '100%', height: '100%' }}
          onClick={() => setIsOpen(false)}>
          Confirm
        </button>
      )}
    </main>
  )
}

/** Clicks the topmost element at a place, as the tap of a finger does. `detail` is 0 for a click by the keyboard. */
function tap(x: number, y: number, detail = 1) {
  const target = document.elementFromPoint(x, y)
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y, detail }))
}

async function openOverlay() {
  const onFollow = vi.fn()
  const screen = await render(<Overlay onFollow={onFollow} />)
  const { left, top } = screen.getByRole('link').element().getBoundingClientRect()
  const close = async () => {
    tap(left + 20, top + 20)
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
  }
  return { onFollow, close, x: left + 20, y: top + 20 }
}

test('ignores the second tap of a double tap whose first tap has closed the overlay', async () => {
  const { onFollow, close, x, y } = await openOverlay()
  await close()
  tap(x + 3, y - 4)
  expect(onFollow).not.toHaveBeenCalled()
})

test('accepts a tap at the same place half a second after the overlay was closed', async () => {
  const { onFollow, close, x, y } = await openOverlay()
  await close()
  await new Promise((resolve) => setTimeout(resolve, 520))
  tap(x, y)
  expect(onFollow).toHaveBeenCalledOnce()
})

test('accepts a tap at another place, and a press by the keyboard, immediately after the overlay was closed', async () => {
  const { onFollow, close, x, y } = await openOverlay()
  await close()
  tap(x + 60, y)
  tap(x, y, 0)
  expect(onFollow).toHaveBeenCalledTimes(2)
})
