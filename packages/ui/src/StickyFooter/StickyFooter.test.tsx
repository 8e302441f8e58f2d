import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StickyFooter } from './StickyFooter.tsx'

test('shows the sticky footer above the scrolling page, and lets presses through its fading top', async () => {
  await page.viewport(360, 640)
  const onRow = vi.fn()
  const screen = await render(
    <div
      style={
        {
          paddingInline: 16,
          '--gutter': '16px',
          '--bar': '60px',
          '--edge-end': '0px',
          '--page': 'rgb(1, 2, 3)',
        } as object
      }>
      {Array.from({ length: 40 }, (_, row) => (
        <button key={row} style={{ display: 'block', inlineSize: '100%', blockSize: 44 }} onClick={onRow}>
          Row {row}
        </button>
      ))}
      <StickyFooter>
        <button style={{ blockSize: 48 }}>Claim</button>
      </StickyFooter>
    </div>,
  )
  const claim = screen.getByRole('button', { name: 'Claim' }).element()
  const dock = claim.parentElement
  const box = dock?.getBoundingClientRect()
  expect([box?.left, box?.right, box?.bottom]).toEqual([0, 360, 580])
  expect(claim.getBoundingClientRect().left).toBe(16)
  // The top of the sticky footer is only a fading background. The row beneath that part still receives presses.
  const below = document.elementFromPoint(180, (box?.top ?? 0) + 4)
  expect(below?.textContent).toMatch(/^Row /)
  expect(document.elementFromPoint(20, (box?.bottom ?? 0) - 30)).toBe(claim)
})

test('shows the buttons of the sticky footer above the raised button of the bottom bar', async () => {
  await page.viewport(360, 640)
  const screen = await render(
    <div
      style={
        { blockSize: 2000, '--gutter': '16px', '--bar': '51px', '--edge-end': '0px', '--bar-rise': '28px' } as object
      }>
      <div style={{ blockSize: 1900 }} />
      <StickyFooter>
        <button>Claim</button>
      </StickyFooter>
    </div>,
  )
  expect(screen.getByRole('button', { name: 'Claim' }).element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    640 - 51 - 28,
  )
})

test('keeps the sticky footer within the width of its parent when the prop `fullBleed` is set', async () => {
  await page.viewport(360, 640)
  const { container } = await render(
    <StickyFooter fullBleed>
      <p>One</p>
    </StickyFooter>,
  )
  expect(getComputedStyle(container.firstElementChild ?? container).marginInline).toBe('0px')
})
