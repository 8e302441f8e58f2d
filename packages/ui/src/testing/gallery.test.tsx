import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { AXE_COLOUR_RULES, findAxeViolations } from './axe.ts'
import { finishAnimations } from './finishAnimations.ts'
import { SampleHome } from './SampleHome.tsx'
import { SampleOverlays } from './SampleOverlays.tsx'
import { findSmallTouchTargets } from './findSmallTouchTargets.ts'
import { SampleStates } from './SampleStates.tsx'

const root = document.documentElement
const plates: Record<string, ReactNode> = {
  home: <SampleHome />,
  states: <SampleStates />,
  sheet: <SampleOverlays kind="sheet" />,
  confirm: <SampleOverlays kind="confirm" />,
  toasts: <SampleOverlays kind="toasts" />,
}
afterEach(async () => {
  root.dataset['mode'] = 'dark'
  root.dir = 'ltr'
  root.style.fontSize = ''
  await page.viewport(390, 844)
})

test.each(Object.keys(plates))(
  'has no axe violations on the sample page "%s" in dark and light mode',
  async (plate) => {
    await render(plates[plate])
    await finishAnimations()
    expect(await findAxeViolations()).toEqual([])
    root.dataset['mode'] = 'light'
    await finishAnimations()
    expect(await findAxeViolations(document.body, AXE_COLOUR_RULES)).toEqual([])
  },
)

test.each(Object.keys(plates))(
  'violates no axe rule on the sample page "%s" in light mode',
  { tags: ['deep'] },
  async (plate) => {
    root.dataset['mode'] = 'light'
    await render(plates[plate])
    await finishAnimations()
    expect(await findAxeViolations()).toEqual([])
  },
)

test('finds with axe a button without a name and a text with a low contrast', async () => {
  const { container } = await render(
    <main>
      <button type="button" />
      <p className="faint">grey on grey</p>
    </main>,
  )
  const text = container.querySelector('p')
  if (text) Object.assign(text.style, { color: '#777777', background: '#888888' })
  const found = await findAxeViolations(container)
  expect(found.map((line) => line.split(':')[0])).toEqual(['button-name', 'color-contrast'])
})

test.each(['home', 'states', 'sheet', 'confirm', 'toasts'])(
  'makes every touch target of the sample page "%s" at least 44 by 44 px',
  async (plate) => {
    await page.viewport(320, 640)
    await render(plates[plate])
    await finishAnimations()
    expect(findSmallTouchTargets()).toEqual([])
  },
)

test('detects touch targets that are smaller than 44 by 44 px', async () => {
  await render(
    <>
      <button type="button">x</button>
      <label>
        <input type="checkbox" />y
      </label>
    </>,
  )
  expect(findSmallTouchTargets()).toHaveLength(2)
})

test.each(['ltr', 'rtl'])(
  'fits the sample pages into widths from 320 to 430 px with normal and doubled text size when the direction is %s',
  async (dir) => {
    root.dir = dir
    for (const plate of ['home', 'states']) {
      const { unmount } = await render(plates[plate])
      document.body.style.overflowX = 'visible'
      for (const width of [320, 360, 390, 430]) {
        await page.viewport(width, 800)
        for (const zoom of [100, 200]) {
          root.style.fontSize = `${zoom}%`
          await new Promise(requestAnimationFrame)
          expect(root.scrollWidth, `${plate}, ${width} px, ${zoom} %`).toBe(width)
        }
      }
      document.body.style.overflowX = ''
      await unmount()
    }
  },
)

test('detects content that is wider than the page', async () => {
  const { container } = await render(<p>wide</p>)
  const text = container.querySelector('p')
  if (text) text.style.inlineSize = '600px'
  document.body.style.overflowX = 'visible'
  expect(root.scrollWidth).toBeGreaterThan(390)
  document.body.style.overflowX = ''
})
