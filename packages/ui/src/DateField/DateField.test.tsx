import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DateField } from './DateField.tsx'

afterEach(() => {
  document.documentElement.dir = 'ltr'
})

test('reports a day that is typed into a date field in the form year-month-day', async () => {
  const onChange = vi.fn()
  const screen = await render(
    <DateField label="Birthday" autoComplete="bday" onChange={({ target }) => onChange(target.value)} />,
  )
  const input = screen.getByLabelText('Birthday')
  await expect.element(input).toHaveAttribute('autocomplete', 'bday')
  await input.click({ position: { x: 20, y: 20 } })
  await userEvent.keyboard('05171990')
  await expect.element(input).toHaveValue('1990-05-17')
  expect(onChange).toHaveBeenLastCalledWith('1990-05-17')
})

test('marks a date field invalid when the day is after `max`, and describes the field by its error', async () => {
  const ref = createRef<HTMLInputElement>()
  const screen = await render(
    <DateField ref={ref} label="Birthday" max="2008-11-20" defaultValue="2010-01-01" error="You must be 18." />,
  )
  await expect.element(screen.getByLabelText('Birthday')).toHaveAccessibleDescription('You must be 18.')
  expect(ref.current?.validity.rangeOverflow).toBe(true)
})

test.each(['ltr', 'rtl'])(
  'shows the icon at the end of a date field when the direction of the page is %s',
  async (dir) => {
    document.documentElement.dir = dir
    const screen = await render(<DateField label="Birthday" />)
    const icon = screen.container.querySelector('svg')?.getBoundingClientRect()
    const input = screen.getByLabelText('Birthday').element().getBoundingClientRect()
    if (!icon) throw new Error('No icon.')
    expect(dir === 'ltr' ? icon.left >= input.right : icon.right <= input.left).toBe(true)
  },
)
