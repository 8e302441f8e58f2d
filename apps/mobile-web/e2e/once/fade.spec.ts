import { expect, moving, openHome, test } from '../lobby.ts'

test.use(moving)

test('another page fades in for 300 ms, the first one does not', { tag: ['@SHELL-053'] }, async ({ page, lobby, text }) => {
  await page.addInitScript(() => {
    const fades: unknown[] = []
    Object.assign(window, { fades })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (keyframes, options) {
      // The ticker moves by another property.
      if (keyframes && 'opacity' in keyframes) fades.push([keyframes, typeof options === 'object' ? options.duration : options])
      return animate.call(this, keyframes, options)
    }
  })
  const fades = () => page.evaluate(() => (window as unknown as { fades: unknown[] }).fades)
  await openHome(page, lobby)
  expect(await fades()).toEqual([])
  await page.getByRole('link', { name: text('core.signIn') }).click()
  await expect(page.getByRole('heading', { name: text('auth.login.title') })).toBeVisible()
  expect(await fades()).toEqual([[{ opacity: [0, 1] }, 300]])
})
