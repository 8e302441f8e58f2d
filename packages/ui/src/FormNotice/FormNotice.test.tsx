import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormNotice } from './FormNotice.tsx'

test('it is read out at once, and once: what is in it is no live region of its own', async () => {
  const screen = await render(<FormNotice>The password is wrong.</FormNotice>)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The password is wrong.')
  expect(screen.container.querySelectorAll('[role="alert"], [role="status"], [aria-live]')).toHaveLength(1)
})

test('without a text there is nothing', async () => {
  const screen = await render(<FormNotice>{''}</FormNotice>)
  expect(screen.container.childElementCount).toBe(0)
})

test('it is brought into view', async () => {
  const page = (text: string) => (
    <>
      <p style={{ blockSize: '2000px' }}>fields</p>
      <FormNotice>{text}</FormNotice>
    </>
  )
  const screen = await render(page(''))
  expect(scrollY).toBe(0)
  await screen.rerender(page('The password is wrong.'))
  await expect.poll(() => scrollY).toBeGreaterThan(0)
})
