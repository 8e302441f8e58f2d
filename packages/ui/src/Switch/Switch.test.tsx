import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Switch } from './Switch.tsx'

test('names a switch by its label and describes it by its hint', async () => {
  const screen = await render(<Switch label="Hide amounts" hint="Until you tap them." />)
  const control = screen.getByRole('switch', { name: 'Hide amounts', exact: true })
  await expect.element(control).toHaveAccessibleDescription('Until you tap them.')
  await expect.element(control).not.toBeChecked()
})

test('toggles a switch by a press on its row and by the space bar', async () => {
  const screen = await render(<Switch label="Sounds" />)
  await screen.getByText('Sounds').click()
  await expect.element(screen.getByRole('switch')).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
})

test('ignores presses on a switch and keeps it focusable while the change is being saved', async () => {
  const onChange = vi.fn()
  const screen = await render(<Switch label="Sounds" busy defaultChecked onChange={onChange} />)
  await userEvent.tab()
  await expect.element(screen.getByRole('switch')).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(onChange).not.toHaveBeenCalled()
  await expect.element(screen.getByRole('switch')).toBeChecked()
  await expect.element(screen.getByRole('switch')).toHaveAttribute('aria-busy', 'true')
})

test.each(['ltr', 'rtl'])(
  'shows the knob at the end of its track in a switched-on switch when the direction of the page is %s',
  async (dir) => {
    document.documentElement.dir = dir
    const screen = await render(<Switch label="Sounds" defaultChecked />)
    const input = screen.getByRole('switch').element()
    const track = input.getBoundingClientRect()
    const knob = input.nextElementSibling?.getBoundingClientRect()
    document.documentElement.dir = 'ltr'
    const onTheRight = (knob?.left ?? 0) - track.left > track.width / 3
    expect(onTheRight).toBe(dir === 'ltr')
  },
)
