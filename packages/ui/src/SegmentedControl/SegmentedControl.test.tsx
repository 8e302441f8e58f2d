import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { waitForAnimations } from '../testing/waitForAnimations.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const items = [
  { id: 'username', label: 'Username' },
  { id: 'mobile', label: 'Mobile number' },
  { id: 'mail', label: 'E-mail' },
]
afterEach(() => {
  document.documentElement.dir = 'ltr'
})

function Live({ onChoose }: { onChoose?: (id: string) => void }) {
  const [value, setValue] = useState('username')
  return (
    <SegmentedControl
      label="Sign in by"
      items={items}
      value={value}
      onChange={({ target }) => {
        setValue(target.value)
        onChoose?.(target.value)
      }}
    />
  )
}

test('selects a segment by a press on its label and deselects the previous segment', async () => {
  const onChoose = vi.fn()
  const screen = await render(<Live onChoose={onChoose} />)
  await expect.element(screen.getByRole('radiogroup', { name: 'Sign in by' })).toBeInTheDocument()
  await expect.element(screen.getByRole('radio', { name: 'Username' })).toBeChecked()
  await screen.getByText('Mobile number').click({ force: true })
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('mobile')
  await expect.element(screen.getByRole('radio', { name: 'Mobile number' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'Username' })).not.toBeChecked()
})

test('makes the group of segments one Tab stop and selects a segment by arrow keys', async () => {
  const screen = await render(
    <>
      <Live />
      <button type="button">after</button>
    </>,
  )
  await userEvent.tab()
  await expect.element(screen.getByRole('radio', { name: 'Username' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'Mobile number' })).toBeChecked()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'after' })).toHaveFocus()
})

test('lets the browser store the selected segment when the prop `value` is not set', async () => {
  const screen = await render(<SegmentedControl label="Sign in by" items={items} defaultValue="mail" />)
  await expect.element(screen.getByRole('radio', { name: 'E-mail' })).toBeChecked()
  await screen.getByRole('radio', { name: 'Username' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Username' })).toBeChecked()
})

test('describes the group of segments by its error', async () => {
  const screen = await render(<SegmentedControl label="Sign in by" items={items} error="Choose one." />)
  await expect.element(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.')
})

test.each(['ltr', 'rtl'])(
  'shows the highlight behind the selected segment when the direction of the page is %s',
  async (dir) => {
    document.documentElement.dir = dir
    const screen = await render(<Live />)
    for (const { label } of items) {
      const radio = screen.getByRole('radio', { name: label })
      await radio.click()
      await waitForAnimations()
      const mark = screen.container.querySelector('[aria-hidden]')?.getBoundingClientRect()
      const cell = radio.element().getBoundingClientRect()
      expect(Math.round((mark?.left ?? 0) - cell.left), label).toBe(0)
    }
  },
)
