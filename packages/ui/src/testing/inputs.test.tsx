import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AXE_COLOUR_RULES, findAxeViolations } from './axe.ts'
import { SampleInputs } from './SampleInputs.tsx'
import { waitForAnimations } from './waitForAnimations.ts'
import { findSmallTouchTargets } from './findSmallTouchTargets.ts'

const root = document.documentElement
afterEach(async () => {
  root.dataset['mode'] = 'dark'
  root.dir = 'ltr'
  root.style.fontSize = ''
  document.body.style.overflowX = ''
  await page.viewport(390, 844)
})

const overlays = [
  ['the page of input components', undefined],
  ['the sheet of countries', 'Country'],
  ['the sheet of days', 'Other days'],
] as const

async function renderInputs(opener?: string) {
  const screen = await render(<SampleInputs />)
  if (opener === 'Country') await screen.getByRole('combobox', { name: opener }).click()
  else if (opener) await screen.getByRole('button', { name: opener }).click()
  await expect.poll(() => document.querySelectorAll('[role="dialog"]').length).toBe(opener ? 1 : 0)
  await waitForAnimations()
  return screen
}

test.each(overlays)('has no axe violations in %s in dark and light mode', async (_, opener) => {
  await renderInputs(opener)
  expect(await findAxeViolations()).toEqual([])
  root.dataset['mode'] = 'light'
  await waitForAnimations()
  expect(await findAxeViolations(document.body, AXE_COLOUR_RULES)).toEqual([])
})

test.each(overlays)('violates no axe rule in %s in light mode', { tags: ['deep'] }, async (_, opener) => {
  root.dataset['mode'] = 'light'
  await renderInputs(opener)
  expect(await findAxeViolations()).toEqual([])
})

test.each(overlays)('makes every touch target of %s at least 44 by 44 px', async (_, opener) => {
  await page.viewport(320, 640)
  await renderInputs(opener)
  expect(findSmallTouchTargets()).toEqual([])
})

const dirs = ['ltr', 'rtl']
const sizes = [320, 430].flatMap((width) => [100, 200].map((zoom) => ({ width, zoom })))

async function setSize({ width, zoom }: (typeof sizes)[number]): Promise<void> {
  await page.viewport(width, 800)
  root.style.fontSize = `${zoom}%`
}

function expectInside(width: number, what: string): void {
  document.body.style.overflowX = 'visible'
  expect(root.scrollWidth, what).toBe(width)
  const dialog = document.querySelector('[role="dialog"]')
  if (dialog) expect(dialog.scrollWidth, what).toBeLessThanOrEqual(width)
  document.body.style.overflowX = ''
}

test.each(dirs)(
  'fits the sample inputs into 320 and 430 px with normal and doubled text size when the direction is %s',
  async (dir) => {
    root.dir = dir
    for (const [what, opener] of overlays) {
      const { unmount } = await renderInputs(opener)
      for (const size of sizes) {
        await setSize(size)
        await waitForAnimations()
        expectInside(size.width, `${what}, ${size.width} px, ${size.zoom} %`)
      }
      await unmount()
    }
  },
)

test.each(dirs.flatMap((dir) => sizes.map((size) => ({ dir, ...size }))))(
  'fits the sample inputs and their sheets when they are opened at $width px with text of $zoom % and the page direction $dir',
  { tags: ['deep'] },
  async ({ dir, ...size }) => {
    root.dir = dir
    await setSize(size)
    for (const [what, opener] of overlays) {
      const { unmount } = await renderInputs(opener)
      expectInside(size.width, what)
      await unmount()
    }
  },
)
