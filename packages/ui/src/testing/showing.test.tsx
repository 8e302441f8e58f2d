import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { COLOUR_RULES, findAxeViolations } from './axe.ts'
import { PlayPlate } from './PlayPlate.tsx'
import { ShowPlate } from './ShowPlate.tsx'
import { waitForAnimations } from './waitForAnimations.ts'
import { findSmallTargets } from './findSmallTargets.ts'

const root = document.documentElement
const plates: Record<string, ReactNode> = { play: <PlayPlate />, show: <ShowPlate /> }
const names = Object.keys(plates)

afterEach(async () => {
  root.dataset['mode'] = 'dark'
  root.dir = 'ltr'
  root.style.fontSize = ''
  await page.viewport(390, 844)
})

test.each(names)('has no axe violations on the plate %s, dark and light', async (plate) => {
  await render(plates[plate])
  await waitForAnimations()
  expect(await findAxeViolations()).toEqual([])
  root.dataset['mode'] = 'light'
  await waitForAnimations()
  expect(await findAxeViolations(document.body, COLOUR_RULES)).toEqual([])
})

test.each(names)(
  'has no violations of any axe rule on the plate %s in light mode',
  { tags: ['deep'] },
  async (plate) => {
    root.dataset['mode'] = 'light'
    await render(plates[plate])
    await waitForAnimations()
    expect(await findAxeViolations()).toEqual([])
  },
)

test.each(names)('makes every target of the plate %s at least 44 by 44 px', async (plate) => {
  await page.viewport(320, 640)
  await render(plates[plate])
  await waitForAnimations()
  // Excludes a link within a sentence, which is as high as its line.
  expect(findSmallTargets().filter((line) => !line.includes('All the rules'))).toEqual([])
})

const sizes = [320, 390].flatMap((width) =>
  ['ltr', 'rtl'].flatMap((dir) => [100, 200].map((zoom) => ({ width, dir, zoom }))),
)

test.each(sizes)('fits the page at $width px in $dir with text of $zoom %', async ({ width, dir, zoom }) => {
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
})
