import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderShell } from '../testing/renderShell.tsx'

/** Renders the app shell with a focused field, in a window with the height that a phone's keyboard leaves. */
async function openOverKeyboard() {
  const { bar } = await renderShell('/m/nowhere')
  await expect.element(bar).toBeVisible()
  const field = document.createElement('input')
  const action = document.createElement('button')
  // Place the button where the bar appears, so that the bar could cover the button during a press.
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

test('hides the bottom navigation while the keyboard covers most of the page', async () => {
  const { bar, field } = await openOverKeyboard()
  field.blur()
  await expect.element(bar).toBeVisible()
})

test('shows the bottom navigation again only after a press outside of the field has hit its target', async () => {
  const { bar, action } = await openOverKeyboard()
  let presses = 0
  action.addEventListener('click', () => presses++)
  await userEvent.click(action)
  expect(presses).toBe(1)
  await expect.element(bar).toBeVisible()
})
