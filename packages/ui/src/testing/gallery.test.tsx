import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { violationsOf } from './axe.ts'
import { HomePlate } from './HomePlate.tsx'
import { OverlaysPlate } from './OverlaysPlate.tsx'
import { settle } from './settle.ts'
import { smallTargets } from './smallTargets.ts'
import { StatesPlate } from './StatesPlate.tsx'

const root = document.documentElement
const plates: Record<string, ReactNode> = {
  home: <HomePlate />,
  states: <StatesPlate />,
  sheet: <OverlaysPlate kind="sheet" />,
  confirm: <OverlaysPlate kind="confirm" />,
  toasts: <OverlaysPlate kind="toasts" />,
}
const cases = Object.keys(plates).flatMap((plate) => ['dark', 'light'].map((mode) => ({ plate, mode })))

afterEach(async () => {
  root.dataset['mode'] = 'dark'
  root.dir = 'ltr'
  root.style.fontSize = ''
  await page.viewport(390, 844)
})

test.each(cases)('axe finds nothing on the plate $plate in $mode', async ({ plate, mode }) => {
  root.dataset['mode'] = mode
  await render(plates[plate])
  await settle()
  expect(await violationsOf()).toEqual([])
})

test('axe does find what is wrong', async () => {
  const { container } = await render(
    <main>
      <button type="button" />
      <p className="faint">grey on grey</p>
    </main>,
  )
  const text = container.querySelector('p')
  if (text) Object.assign(text.style, { color: '#777777', background: '#888888' })
  const found = await violationsOf(container)
  expect(found.map((line) => line.split(':')[0])).toEqual(['button-name', 'color-contrast'])
})

test.each(['home', 'states', 'sheet', 'confirm', 'toasts'])(
  'every target of the plate %s measures 44 by 44 pixels at least',
  async (plate) => {
    await page.viewport(320, 640)
    await render(plates[plate])
    await settle()
    expect(smallTargets()).toEqual([])
  },
)

test('a target that is too small is found', async () => {
  await render(
    <>
      <button type="button">x</button>
      <label>
        <input type="checkbox" />y
      </label>
    </>,
  )
  expect(smallTargets()).toHaveLength(2)
})

const sizes = [320, 360, 390, 430].flatMap((width) => ['ltr', 'rtl'].flatMap((dir) => [100, 200].map((zoom) => ({ width, dir, zoom }))))

test.each(sizes)('nothing runs out of the page at $width px, $dir, text at $zoom %', async ({ width, dir, zoom }) => {
  await page.viewport(width, 800)
  root.dir = dir
  root.style.fontSize = `${zoom}%`
  for (const plate of ['home', 'states']) {
    const { unmount } = await render(plates[plate])
    document.body.style.overflowX = 'visible'
    expect(root.scrollWidth, plate).toBe(width)
    document.body.style.overflowX = ''
    await unmount()
  }
})

test('what runs out of the page is found', async () => {
  const { container } = await render(<p>wide</p>)
  const text = container.querySelector('p')
  if (text) text.style.inlineSize = '600px'
  document.body.style.overflowX = 'visible'
  expect(root.scrollWidth).toBeGreaterThan(390)
  document.body.style.overflowX = ''
})
