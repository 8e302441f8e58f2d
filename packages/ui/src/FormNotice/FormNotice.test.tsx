import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FormNotice } from './FormNotice.tsx'

test('announces a form notice one time, because its alert contains no other live region', async () => {
  const screen = await render(<FormNotice>The password is wrong.</FormNotice>)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The password is wrong.')
  expect(screen.container.querySelectorAll('[role="alert"], [role="status"], [aria-live]')).toHaveLength(1)
})

test('renders nothing when a form notice has no text', async () => {
  const screen = await render(<FormNotice>{''}</FormNotice>)
  expect(screen.container.childElementCount).toBe(0)
})

test('scrolls a new form notice into view', async () => {
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

describe('FormNotice in a form', () => {
  const form = (notice: ReactNode) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        Name <input />
      </label>
      {notice}
      <button type="submit">Send</button>
    </form>
  )
  const wrong = <FormNotice>The password is wrong.</FormNotice>

  test('hides an error notice when a field of the form changes and shows it again after the next failure', async () => {
    const screen = await render(form(wrong))
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await screen.getByRole('textbox').fill('ana')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await screen.rerender(form(<FormNotice>{null}</FormNotice>))
    await screen.rerender(form(wrong))
    await expect.element(screen.getByRole('alert')).toBeVisible()
  })

  test('keeps an info notice when a field of the form changes', async () => {
    const screen = await render(form(<FormNotice tone="info">Send it again.</FormNotice>))
    await screen.getByRole('textbox').fill('ana')
    await expect.element(screen.getByRole('alert')).toBeVisible()
  })
})

test('scrolls a form notice into view again only when its text changes', async () => {
  const page = (title: string) => (
    <>
      <p style={{ blockSize: '2000px' }}>fields</p>
      <FormNotice tone="info" title={title} busy action={<button type="button">Ask now</button>}>
        The answer was lost on the way.
      </FormNotice>
    </>
  )
  const screen = await render(page('Checking R$ 1,00'))
  await expect.poll(() => scrollY).toBeGreaterThan(0)
  window.scrollTo(0, 0)
  await screen.rerender(page('Checking R$ 1,00'))
  expect(scrollY).toBe(0)
  await screen.rerender(page('Checking R$ 2,00'))
  await expect.poll(() => scrollY).toBeGreaterThan(0)
})
