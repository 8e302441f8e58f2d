import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderShell } from '../testing/renderShell.tsx'

/** Renders the shell with a focused field, in a window as low as when a phone's keyboard is open. */
async function openOverKeyboard() {
  const { bar } = await renderShell('/m/nowhere')
  await expect.element(bar).toBeVisible()
  const field = document.createElement('input')
  const action = document.createElement('button')
  // Place the button where the bar appears, so that a press could hit the bar instead.
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

test('hides the bottom navigation while the keyboard covers most of the page, and shows it afterwards', async () => {
  const { bar, field } = await openOverKeyboard()
  field.blur()
  await expect.element(bar).toBeVisible()
})

test('shows the hidden bottom navigation only after the press that leaves the field, so that the press hits its target', async () => {
  const { bar, action } = await openOverKeyboard()
  let presses = 0
  action.addEventListener('click', () => presses++)
  await userEvent.click(action)
  expect(presses).toBe(1)
  await expect.element(bar).toBeVisible()
})
