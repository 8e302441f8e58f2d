import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Chips, type ChipsProps } from './Chips.tsx'
import { RemovableChips } from './RemovableChips.tsx'

const items = ['Slots', 'Live', 'Fish', 'Sports', 'E-sports', 'Lottery', 'Table games'].map((label) => ({
  id: label,
  label,
}))
afterEach(() => void (document.documentElement.dir = 'ltr'))

function Choice(props: Partial<ChipsProps>) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? [])
  return (
    <>
      <Chips label="Categories" items={items} {...props} value={value} onChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  )
}
const getSelection = () => document.querySelector('output')?.textContent

test('replaces the selected chip on a press when choose is "one"', async () => {
  const screen = await render(<Choice value={['Slots']} />)
  await screen.getByText('Fish').click()
  expect(getSelection()).toBe('Fish')
  await expect.element(screen.getByRole('radio', { name: 'Fish' })).toBeChecked()
  await expect.element(screen.getByRole('radiogroup', { name: 'Categories' })).toBeVisible()
})

test('makes a row of chips one Tab stop and selects by arrow keys when choose is "one"', async () => {
  await render(<Choice value={['Live']} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(getSelection()).toBe('Fish')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(getSelection()).toBe('Slots')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('toggles each chip separately, by press or space bar, when choose is "many"', async () => {
  const screen = await render(<Choice choose="many" value={['Slots']} />)
  await screen.getByText('Fish').click()
  expect(getSelection()).toBe('Slots Fish')
  await screen.getByText('Slots').click()
  expect(getSelection()).toBe('Fish')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(getSelection()).toBe('Fish Live')
})

test('does not select a disabled chip', async () => {
  const screen = await render(<Choice items={[{ id: 'Slots', label: 'Slots', disabled: true }]} />)
  await screen.getByText('Slots').click({ force: true })
  expect(getSelection()).toBe('')
})

test.each(['ltr', 'rtl'])(
  'scrolls the selected chip into view without moving the page when the direction of the page is %s',
  async (dir) => {
    document.documentElement.dir = dir
    const screen = await render(<Choice layout="scroll" value={['Table games']} />)
    const last = screen.getByRole('radio', { name: 'Table games' }).element().parentElement
    await expect
      .poll(() => {
        const { left, right } = last?.getBoundingClientRect() ?? { left: -9, right: -9 }
        return left >= -1 && right <= innerWidth + 1
      })
      .toBe(true)
    expect(scrollX).toBe(0)
  },
)

test('does not scroll a row of chips on mount when the selected chip is visible anyway', async () => {
  const screen = await render(
    <div style={{ inlineSize: 300 }}>
      <Choice layout="scroll" value={['Fish']} />
    </div>,
  )
  const row = screen.getByRole('radiogroup').element()
  // Waits long enough that a wrong scroll movement would happen.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(row.scrollLeft).toBe(0)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(0)
})

test('scrolls the button after the chips into view when the button shows the selected value', async () => {
  const screen = await render(
    <div style={{ inlineSize: 200 }}>
      <Choice layout="scroll" value={[]} childSelected>
        <button type="button">Other days</button>
      </Choice>
    </div>,
  )
  const row = screen.getByRole('radiogroup').element()
  const button = screen.getByRole('button', { name: 'Other days' }).element()
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(0)
  await expect
    .poll(() => Math.round(button.getBoundingClientRect().right))
    .toBeLessThanOrEqual(Math.round(row.getBoundingClientRect().right))
})

test('renders all chips in the same width without overflow when the layout is "grid"', async () => {
  const screen = await render(<Choice layout="grid" value={[]} />)
  const chips = [...screen.getByRole('radiogroup').element().querySelectorAll('label')]
  expect(new Set(chips.map((chip) => Math.round(chip.getBoundingClientRect().width))).size).toBe(1)
  expect(chips.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
})

function Filters() {
  const [filters, setFilters] = useState(items.slice(0, 3))
  return (
    <RemovableChips
      label="Filters"
      items={filters}
      onRemove={(id) => setFilters(filters.filter((filter) => filter.id !== id))}
      removeLabel={(label) => `Remove ${label}`}
    />
  )
}

test('removes a filter chip by a press and moves the focus to the next chip, or to the list after the last chip', async () => {
  const screen = await render(<Filters />)
  await screen.getByRole('button', { name: 'Remove Live' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove Fish' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Remove Slots' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('list', { name: 'Filters' })).toHaveFocus()
})

test(
  'control: shows all digits of a count of one million after the label of a chip',
  { tags: ['B41-control'] },
  async () => {
    const screen = await render(<Choice items={[{ id: 'unread', label: 'Unread', count: 1_000_000 }]} />)
    await expect.element(screen.getByText('1000000')).toBeVisible()
  },
)
