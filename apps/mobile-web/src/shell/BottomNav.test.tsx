import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderShell } from '../testing/renderShell.tsx'

test('the bottom navigation gives way to a keyboard that leaves little of the page, and comes back with the page', async () => {
  const { bar } = await renderShell('/m/nowhere')
  await expect.element(bar).toBeVisible()
  const field = document.createElement('input')
  document.body.append(field)
  onTestFinished(async () => {
    field.remove()
    await page.viewport(width, height)
  })
  const { innerWidth: width, innerHeight: height } = window
  field.focus()
  await expect.element(bar).toBeVisible()
  await page.viewport(width, 400)
  await expect.element(bar).not.toBeInTheDocument()
  field.blur()
  await expect.element(bar).toBeVisible()
})
