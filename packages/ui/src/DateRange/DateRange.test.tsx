import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateRange } from './DateRange.tsx'

const week = { from: '2026-11-14', to: '2026-11-20' }

function Days() {
  const [value, setValue] = useState(week)
  return (
    <>
      <DateRange
        label="Days"
        value={value}
        onChange={setValue}
        presets={[
          { id: 'today', label: 'Today', from: '2026-11-20', to: '2026-11-20' },
          { id: 'week', label: '7 days', ...week },
        ]}
        max="2026-11-20"
        format={({ from, to }) => `${from} – ${to}`}
        texts={{
          custom: 'Other days',
          from: 'From',
          to: 'To',
          apply: 'Show',
          close: 'Close',
          missing: 'Choose a day.',
          order: 'The last day is before the first one.',
          outside: 'Choose a day up to today.',
        }}
      />
      <output>{`${value.from} ${value.to}`}</output>
    </>
  )
}
const getValue = () => document.querySelector('output')?.textContent

async function openSheet() {
  const screen = await render(<Days />)
  await screen.getByRole('button', { name: 'Other days' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Other days' })).toBeVisible()
  return {
    screen,
    from: screen.getByLabelText('From'),
    to: screen.getByLabelText('To'),
    apply: screen.getByRole('button', { name: 'Show' }),
  }
}

test('selects a preset of a date range by one tap and marks the preset that equals the value', async () => {
  const screen = await render(<Days />)
  await expect.element(screen.getByRole('radio', { name: '7 days' })).toBeChecked()
  await screen.getByText('Today').click()
  expect(getValue()).toBe('2026-11-20 2026-11-20')
})

test('applies the days that are chosen in the date sheet and shows them on the chip that opens the sheet', async () => {
  const { screen, from, to, apply } = await openSheet()
  await from.fill('2026-11-01')
  await to.fill('2026-11-09')
  await apply.click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(getValue()).toBe('2026-11-01 2026-11-09')
  await expect.element(screen.getByRole('button', { name: '2026-11-01 – 2026-11-09' })).toHaveFocus()
  expect(screen.container.querySelector(':checked')).toBeNull()
})

test.each([
  ['the last day is before the first', '2026-11-10', '2026-11-09', 'To', 'The last day is before the first one.'],
  ['a day is missing', '', '2026-11-09', 'From', 'Choose a day.'],
  ['a day is in the future', '2026-11-10', '2026-11-21', 'To', 'Choose a day up to today.'],
])(
  'shows an error at the invalid date field, focuses that field and keeps the selected range when %s',
  async (_, first, last, field, error) => {
    const { screen, from, to, apply } = await openSheet()
    await from.fill(first)
    await to.fill(last)
    await apply.click()
    const wrong = screen.getByLabelText(field)
    await expect.element(wrong).toHaveAccessibleDescription(error)
    await expect.element(wrong).toHaveFocus()
    expect(getValue()).toBe('2026-11-14 2026-11-20')
  },
)

test('removes the error of a date field when its day is corrected, and changes no range when the sheet is closed', async () => {
  const { screen, from, apply } = await openSheet()
  await from.fill('')
  await apply.click()
  await expect.element(from).toHaveAttribute('aria-invalid', 'true')
  await from.fill('2026-11-01')
  await expect.element(from).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(getValue()).toBe('2026-11-14 2026-11-20')
})
