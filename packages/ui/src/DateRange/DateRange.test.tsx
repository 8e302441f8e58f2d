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
const value = () => document.querySelector('output')?.textContent

async function inSheet() {
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

test('a preset is one tap, and the one that the days are of is chosen', async () => {
  const screen = await render(<Days />)
  await expect.element(screen.getByRole('radio', { name: '7 days' })).toBeChecked()
  await screen.getByText('Today').click()
  expect(value()).toBe('2026-11-20 2026-11-20')
})

test('other days are chosen in the sheet, and written on the chip', async () => {
  const { screen, from, to, apply } = await inSheet()
  await from.fill('2026-11-01')
  await to.fill('2026-11-09')
  await apply.click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(value()).toBe('2026-11-01 2026-11-09')
  await expect.element(screen.getByRole('button', { name: '2026-11-01 – 2026-11-09' })).toHaveFocus()
  expect(screen.container.querySelector(':checked')).toBeNull()
})

test.each([
  ['an order that is wrong', '2026-11-10', '2026-11-09', 'To', 'The last day is before the first one.'],
  ['a day that is missing', '', '2026-11-09', 'From', 'Choose a day.'],
  ['a day that is yet to come', '2026-11-10', '2026-11-21', 'To', 'Choose a day up to today.'],
])('%s is said at its field, which gets the focus; nothing changes', async (_, first, last, field, error) => {
  const { screen, from, to, apply } = await inSheet()
  await from.fill(first)
  await to.fill(last)
  await apply.click()
  const wrong = screen.getByLabelText(field)
  await expect.element(wrong).toHaveAccessibleDescription(error)
  await expect.element(wrong).toHaveFocus()
  expect(value()).toBe('2026-11-14 2026-11-20')
})

test('what was mended loses its error, and leaving without an answer changes nothing', async () => {
  const { screen, from, apply } = await inSheet()
  await from.fill('')
  await apply.click()
  await expect.element(from).toHaveAttribute('aria-invalid', 'true')
  await from.fill('2026-11-01')
  await expect.element(from).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(value()).toBe('2026-11-14 2026-11-20')
})
