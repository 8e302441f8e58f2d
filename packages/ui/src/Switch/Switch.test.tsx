import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Switch } from './Switch.tsx'

test('it is a switch, named by its label alone and described by its hint', async () => {
  const screen = await render(<Switch label="Hide amounts" hint="Until you tap them." />)
  const control = screen.getByRole('switch', { name: 'Hide amounts', exact: true })
  await expect.element(control).toHaveAccessibleDescription('Until you tap them.')
  await expect.element(control).not.toBeChecked()
})

test('the row and the space bar switch it', async () => {
  const screen = await render(<Switch label="Sounds" />)
  await screen.getByText('Sounds').click()
  await expect.element(screen.getByRole('switch')).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
})

test('while the change is saved it takes no second press, and is still reached by Tab', async () => {
  const onChange = vi.fn()
  const screen = await render(<Switch label="Sounds" busy defaultChecked onChange={onChange} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('switch')).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('switch')).toBeChecked()
  await expect.element(screen.getByRole('switch')).toHaveAttribute('aria-busy', 'true')
})

test.each(['ltr', 'rtl'])('the knob stands at the end when it is on, %s', async (dir) => {
  document.documentElement.dir = dir
  const screen = await render(<Switch label="Sounds" defaultChecked />)
  const input = screen.getByRole('switch').element()
  const track = input.getBoundingClientRect()
  const knob = input.nextElementSibling?.getBoundingClientRect()
  document.documentElement.dir = 'ltr'
  const onTheRight = (knob?.left ?? 0) - track.left > track.width / 3
  expect(onTheRight).toBe(dir === 'ltr')
})
