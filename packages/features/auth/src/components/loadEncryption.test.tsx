import { expect, test } from 'vitest'
import { renderLogin } from '../testing/renderLogin.tsx'

// Each source file is a resource of its own here, and a page keeps 250 of them unless told otherwise.
performance.setResourceTimingBufferSize(5000)

/** Which of the encryption's modules this page has asked for. */
const asked = () => performance.getEntriesByType('resource').filter(({ name }) => /crypto\/envelope|jsencrypt/.test(name)).length

test('the encryption is loaded at the first keystroke, not before', async () => {
  const { screen } = await renderLogin()
  const username = screen.getByRole('textbox', { name: 'Username' })
  await username.click()
  await expect.element(username).toHaveFocus()
  expect(asked()).toBe(0)
  await username.fill('a')
  await expect.poll(asked).toBeGreaterThan(0)
})
