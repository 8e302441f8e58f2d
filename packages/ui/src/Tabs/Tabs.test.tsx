import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from './Tabs.tsx'

const items = ['Slots', 'Live', 'Fish', 'Sports', 'E-sports', 'Lottery'].map((label) => ({
  id: label.toLowerCase(),
  label,
}))
const onChange = vi.fn()

function Categories({ start = 'slots' }: { start?: string }) {
  const [value, setValue] = useState(start)
  const change = (id: string) => {
    onChange(id)
    setValue(id)
  }
  return (
    <>
      <Tabs label="Categories" items={items} value={value} onChange={change} panelId="games" />
      <div role="tabpanel" id="games" tabIndex={0}>
        {value}
      </div>
    </>
  )
}

afterEach(() => {
  onChange.mockClear()
  document.documentElement.dir = 'ltr'
})

const getSelected = () => document.querySelector('[aria-selected="true"]')?.textContent

test('selects a tab on a press and links it to its panel', async () => {
  const screen = await render(<Categories />)
  await screen.getByRole('tab', { name: 'Live' }).click()
  expect(onChange).toHaveBeenCalledExactlyOnceWith('live')
  await expect
    .element(screen.getByRole('tab', { name: 'Live', selected: true }))
    .toHaveAttribute('aria-controls', 'games')
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('live')
})

test('makes only the selected tab reachable by the Tab key', async () => {
  const screen = await render(<Categories start="fish" />)
  await userEvent.tab()
  await expect.element(screen.getByRole('tab', { name: 'Fish' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('tabpanel')).toHaveFocus()
})

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
])(
  'selects tabs by arrow keys, also from the last tab to the first and back, when the direction of the page is %s',
  async (dir, onward, back) => {
    document.documentElement.dir = dir
    const screen = await render(<Categories />)
    await userEvent.tab()
    await userEvent.keyboard(`{${onward}}`)
    await expect.poll(getSelected).toBe('Live')
    await expect.element(screen.getByRole('tab', { name: 'Live' })).toHaveFocus()
    await userEvent.keyboard(`{${back}}{${back}}`)
    await expect.poll(getSelected).toBe('Lottery')
    await userEvent.keyboard(`{${onward}}`)
    await expect.poll(getSelected).toBe('Slots')
  },
)

test('selects the first tab by Home and the last tab by End, and ignores other keys', async () => {
  await render(<Categories start="fish" />)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await expect.poll(getSelected).toBe('Lottery')
  await userEvent.keyboard('{Home}')
  await expect.poll(getSelected).toBe('Slots')
  onChange.mockClear()
  await userEvent.keyboard('{ArrowDown}x')
  expect(onChange).not.toHaveBeenCalled()
})

test.each(['ltr', 'rtl'])(
  'scrolls the selected tab into view without moving the page when the direction of the page is %s',
  async (dir) => {
    document.documentElement.dir = dir
    const screen = await render(<Categories />)
    const last = screen.getByRole('tab', { name: 'Lottery' }).element()
    const outside = () => {
      const { left, right } = last.getBoundingClientRect()
      return left < 0 || right > innerWidth
    }
    expect(outside()).toBe(true)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect.poll(outside).toBe(false)
    expect(scrollX).toBe(0)
  },
)

test('keeps the first tab focusable when no tab has the selected id', async () => {
  const screen = await render(<Categories start="gone" />)
  await userEvent.tab()
  await expect.element(screen.getByRole('tab', { name: 'Slots' })).toHaveFocus()
})
