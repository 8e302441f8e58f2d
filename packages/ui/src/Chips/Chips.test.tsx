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
const chosen = () => document.querySelector('output')?.textContent

test('of one, a press takes the place of what was chosen', async () => {
  const screen = await render(<Choice value={['Slots']} />)
  await screen.getByText('Fish').click()
  expect(chosen()).toBe('Fish')
  await expect.element(screen.getByRole('radio', { name: 'Fish' })).toBeChecked()
  await expect.element(screen.getByRole('radiogroup', { name: 'Categories' })).toBeVisible()
})

test('of one, Tab stops once and arrows choose', async () => {
  await render(<Choice value={['Live']} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe('Fish')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()).toBe('Slots')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('of many, each is switched by itself, by a press or the space bar', async () => {
  const screen = await render(<Choice choose="many" value={['Slots']} />)
  await screen.getByText('Fish').click()
  expect(chosen()).toBe('Slots Fish')
  await screen.getByText('Slots').click()
  expect(chosen()).toBe('Fish')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(chosen()).toBe('Fish Live')
})

test('one that is closed cannot be chosen', async () => {
  const screen = await render(<Choice items={[{ id: 'Slots', label: 'Slots', disabled: true }]} />)
  await screen.getByText('Slots').click({ force: true })
  expect(chosen()).toBe('')
})

test.each(['ltr', 'rtl'])('in one line, what is chosen is scrolled into sight and the page stays, %s', async (dir) => {
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
})

test('in one line, the row begins with its first chip where what is chosen is in sight, and follows a choice', async () => {
  const screen = await render(
    <div style={{ inlineSize: 300 }}>
      <Choice layout="scroll" value={['Fish']} />
    </div>,
  )
  const row = screen.getByRole('radiogroup').element()
  // Time enough for a row that were to be scrolled.
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(row.scrollLeft).toBe(0)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => row.scrollLeft).toBeGreaterThan(0)
})

test('in one line, the button at its end is scrolled into sight where it is what is chosen', async () => {
  const screen = await render(
    <div style={{ inlineSize: 200 }}>
      <Choice layout="scroll" value={[]} childChosen>
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

test('in columns, all are of one width, and none is wider than its column', async () => {
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

test('filters go by their buttons, and the focus stays among them until the last one', async () => {
  const screen = await render(<Filters />)
  await screen.getByRole('button', { name: 'Remove Live' }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove Fish' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Remove Slots' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('list', { name: 'Filters' })).toHaveFocus()
})

test('control: shows whatever number it is given after the label', { tags: ['B41-control'] }, async () => {
  const screen = await render(<Choice items={[{ id: 'unread', label: 'Unread', count: 1_000_000 }]} />)
  await expect.element(screen.getByText('1000000')).toBeVisible()
})
