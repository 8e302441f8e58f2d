import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { violationsOf } from './axe.ts'
import { InputsPlate } from './InputsPlate.tsx'
import { settle } from './settle.ts'
import { smallTargets } from './smallTargets.ts'

const root = document.documentElement
afterEach(async () => {
  root.dataset['mode'] = 'dark'
  root.dir = 'ltr'
  root.style.fontSize = ''
  document.body.style.overflowX = ''
  await page.viewport(390, 844)
})

const overlays = [
  ['the page', undefined],
  ['the sheet of countries', 'Country'],
  ['the sheet of days', 'Other days'],
] as const
const shown = overlays.flatMap(([what, opener]) => ['dark', 'light'].map((mode) => ({ what, opener, mode })))

async function show(opener?: string) {
  const screen = await render(<InputsPlate />)
  if (opener === 'Country') await screen.getByRole('combobox', { name: opener }).click()
  else if (opener) await screen.getByRole('button', { name: opener }).click()
  await expect.poll(() => document.querySelectorAll('[role="dialog"]').length).toBe(opener ? 1 : 0)
  await settle()
  return screen
}

test.each(shown)('axe finds nothing in $what in $mode', async ({ opener, mode }) => {
  root.dataset['mode'] = mode
  await show(opener)
  expect(await violationsOf()).toEqual([])
})

test.each(overlays)('every target of %s measures 44 by 44 pixels at least', async (_, opener) => {
  await page.viewport(320, 640)
  await show(opener)
  expect(smallTargets()).toEqual([])
})

const sizes = [320, 430].flatMap((width) => ['ltr', 'rtl'].flatMap((dir) => [100, 200].map((zoom) => ({ width, dir, zoom }))))

test.each(sizes)('nothing runs out of the page or the sheets at $width px, $dir, text at $zoom %', async ({ width, dir, zoom }) => {
  await page.viewport(width, 800)
  root.dir = dir
  root.style.fontSize = `${zoom}%`
  for (const [what, opener] of overlays) {
    const { unmount } = await show(opener)
    document.body.style.overflowX = 'visible'
    expect(root.scrollWidth, what).toBe(width)
    const dialog = document.querySelector('[role="dialog"]')
    if (dialog) expect(dialog.scrollWidth, what).toBeLessThanOrEqual(width)
    document.body.style.overflowX = ''
    await unmount()
  }
})
