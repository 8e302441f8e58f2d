import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderShell } from '../testing/renderShell.tsx'

/** The shell with a field in focus, in a window as low as a phone's keyboard leaves it. */
async function openOverKeyboard() {
  const { bar } = await renderShell('/m/nowhere')
  await expect.element(bar).toBeVisible()
  const field = document.createElement('input')
  const action = document.createElement('button')
  // Where the bar stands.
  action.style.cssText = 'position: fixed; inset: auto 0 0; z-index: 1; block-size: 51px'
  document.body.append(field, action)
  const { innerWidth: width, innerHeight: height } = window
  onTestFinished(async () => {
    field.remove()
    action.remove()
    await page.viewport(width, height)
  })
  field.focus()
  await expect.element(bar).toBeVisible()
  await page.viewport(width, 400)
  await expect.element(bar).not.toBeInTheDocument()
  return { bar, field, action }
}

test('the bottom navigation gives way to a keyboard that leaves little of the page, and comes back with the page', async () => {
  const { bar, field } = await openOverKeyboard()
  field.blur()
  await expect.element(bar).toBeVisible()
})

test('what is pressed where the bar was is pressed: it comes back after the press that leaves the field, not under it', async () => {
  const { bar, action } = await openOverKeyboard()
  let presses = 0
  action.addEventListener('click', () => presses++)
  await userEvent.click(action)
  expect(presses).toBe(1)
  await expect.element(bar).toBeVisible()
})
