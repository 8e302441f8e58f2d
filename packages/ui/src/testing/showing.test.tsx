import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { AXE_COLOUR_RULES, findAxeViolations } from './axe.ts'
import { SampleAnimations } from './SampleAnimations.tsx'
import { SampleDataDisplays } from './SampleDataDisplays.tsx'
import { waitForAnimations } from './waitForAnimations.ts'
import { findSmallTouchTargets } from './findSmallTouchTargets.ts'

const root = document.documentElement
const plates: Record<string, ReactNode> = { play: <SampleAnimations />, show: <SampleDataDisplays /> }
const names = Object.keys(plates)

afterEach(async () => {
  root.dataset['mode'] = 'dark'
  root.dir = 'ltr'
  root.style.fontSize = ''
  await page.viewport(390, 844)
})

test.each(names)('has no axe violations on the sample page "%s" in dark and light mode', async (plate) => {
  await render(plates[plate])
  await waitForAnimations()
  expect(await findAxeViolations()).toEqual([])
  root.dataset['mode'] = 'light'
  await waitForAnimations()
  expect(await findAxeViolations(document.body, AXE_COLOUR_RULES)).toEqual([])
})

test.each(names)('violates no axe rule on the sample page "%s" in light mode', { tags: ['deep'] }, async (plate) => {
  root.dataset['mode'] = 'light'
  await render(plates[plate])
  await waitForAnimations()
  expect(await findAxeViolations()).toEqual([])
})

test.each(names)('makes every touch target of the sample page "%s" at least 44 by 44 px', async (plate) => {
  await page.viewport(320, 640)
  await render(plates[plate])
  await waitForAnimations()
  // Excludes the link inside a sentence, because such a link is only as high as its line.
  expect(findSmallTouchTargets().filter((line) => !line.includes('All the rules'))).toEqual([])
})

const sizes = [320, 390].flatMap((width) =>
  ['ltr', 'rtl'].flatMap((dir) => [100, 200].map((zoom) => ({ width, dir, zoom }))),
)

test.each(sizes)(
  'fits the sample pages into $width px with a text size of $zoom % when the direction of the page is $dir',
  async ({ width, dir, zoom }) => {
    await page.viewport(width, 800)
    root.dir = dir
    root.style.fontSize = `${zoom}%`
    for (const plate of names) {
      const { unmount } = await render(plates[plate])
      document.body.style.overflowX = 'visible'
      expect(root.scrollWidth, plate).toBe(width)
      document.body.style.overflowX = ''
      await unmount()
    }
  },
)
