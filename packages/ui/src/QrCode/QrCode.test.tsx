import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { violationsOf } from '../testing/axe.ts'
import { QrCode } from './QrCode.tsx'

const pathOf = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d') ?? ''

/** The corners by which a camera finds a code: a dark line of seven squares in three of them, after the quiet border of four. */
const finder = (x: number, y: number) => `M${x} ${y}h7v1h-7z`

test('it is a code with its three corners and its quiet border, of another text another one', async () => {
  const screen = await render(<QrCode text="A" label="Code" />)
  await expect.element(screen.getByRole('img', { name: 'Code' })).toBeVisible()
  // 21 squares with a border of 4 each side.
  await expect.poll(() => screen.container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 29 29')
  const path = pathOf(screen.container)
  for (const corner of [finder(4, 4), finder(18, 4), finder(4, 18)]) expect(path).toContain(corner)
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/)
  await screen.rerender(<QrCode text="B" label="Code" />)
  expect(pathOf(screen.container)).not.toBe(path)
})

test('a long text is a larger code, and axe finds nothing', async () => {
  const screen = await render(<QrCode text={'0'.repeat(400)} label="Code" />)
  await expect
    .poll(() => Number(screen.container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[3]))
    .toBeGreaterThan(29)
  expect(await violationsOf(screen.container)).toEqual([])
})
