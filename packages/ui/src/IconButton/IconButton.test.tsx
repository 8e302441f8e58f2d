import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { IconButton } from './IconButton.tsx'

const icon = <svg viewBox="0 0 1 1" />

test('renders an icon button with an accessible name and 44 px, which works by keyboard and does not submit a form', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn()
  const screen = await render(
    <form onSubmit={onSubmit}>
      <IconButton label="Notices" onClick={onClick}>
        {icon}
      </IconButton>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Notices' })
  const { width, height } = button.element().getBoundingClientRect()
  expect([width, height]).toEqual([44, 44])
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(2)
  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([
  [3, '3'],
  ['99+', '99+'],
  [true, ''],
])('shows the badge %s on an icon button and hides the badge from screen readers', async (badge, text) => {
  const screen = await render(
    <IconButton label="Notices" badge={badge}>
      {icon}
    </IconButton>,
  )
  const mark = screen
    .getByRole('button', { name: 'Notices', exact: true })
    .element()
    .querySelector('[aria-hidden="true"]')
  expect(mark?.textContent).toBe(text)
})

test.each([0, '', false])('shows no badge on an icon button when the prop `badge` is %j', async (badge) => {
  const screen = await render(
    <IconButton label="Notices" badge={badge}>
      {icon}
    </IconButton>,
  )
  expect(screen.getByRole('button').element().childElementCount).toBe(1)
})

test('renders an icon button as a link with the same name, size and badge when renderLink is given', async () => {
  const screen = await render(
    <IconButton
      label="Notices"
      badge
      renderLink={(link, content) => (
        <a href="#notices" {...link}>
          {content}
        </a>
      )}>
      {icon}
    </IconButton>,
  )
  const link = screen.getByRole('link', { name: 'Notices', exact: true })
  await expect.element(link).toHaveAttribute('href', '#notices')
  const { width, height } = link.element().getBoundingClientRect()
  expect([width, height, link.element().childElementCount]).toEqual([44, 44, 2])
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})
