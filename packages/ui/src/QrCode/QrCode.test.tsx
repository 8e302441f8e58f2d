import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { QrCode } from './QrCode.tsx'

const getPath = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d') ?? ''

/**
 * Returns the SVG path of the top line of a finder pattern, which has seven dark modules. A QR code has finder patterns
 * in three corners, inside a quiet zone that is four modules wide.
 */
const finder = (x: number, y: number) => `M${x} ${y}h7v1h-7z`

test('renders a QR code with three finder patterns and a quiet zone, and a different QR code when the text changes', async () => {
  const screen = await render(<QrCode text="A" label="Code" />)
  await expect.element(screen.getByRole('img', { name: 'Code' })).toBeVisible()
  // The code has 21 modules per side, and a quiet zone of 4 modules at each side.
  await expect.poll(() => screen.container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 29 29')
  const path = getPath(screen.container)
  for (const corner of [finder(4, 4), finder(18, 4), finder(4, 18)]) expect(path).toContain(corner)
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/)
  await screen.rerender(<QrCode text="B" label="Code" />)
  expect(getPath(screen.container)).not.toBe(path)
})

test('renders a larger QR code for a long text, without axe violations', async () => {
  const screen = await render(<QrCode text={'0'.repeat(400)} label="Code" />)
  await expect
    .poll(() => Number(screen.container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[3]))
    .toBeGreaterThan(29)
  expect(await findAxeViolations(screen.container)).toEqual([])
})
