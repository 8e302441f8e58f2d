import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAxeViolations } from '../testing/axe.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

const chips = [
  { id: '10', label: 'R$ 10' },
  { id: '50', label: 'R$ 50' },
]

function Sample(props: Partial<AmountFieldProps>) {
  const [value, setValue] = useState('')
  return (
    <AmountField
      label="Amount"
      currencySign="R$"
      value={value}
      onChange={setValue}
      hint="R$ 10 to R$ 50"
      chips={chips}
      chipsLabel="Amounts to pick"
      selectedChip={value}
      onPick={setValue}
      {...props}
    />
  )
}

afterEach(() => {
  document.documentElement.dataset['mode'] = 'dark'
})

test('accepts a typed or a preset amount in an amount field, and marks the preset that equals the amount', async () => {
  const screen = await render(<Sample />)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await field.fill('12,5')
  await expect.element(field).toHaveValue('12,5')
  await screen.getByText('R$ 50').click()
  await expect.element(field).toHaveValue('50')
  await expect.element(screen.getByRole('radio', { name: 'R$ 50' })).toBeChecked()
})

test('replaces the hint of the amount field by the error and describes the field by the error', async () => {
  const screen = await render(<Sample error="At least R$ 10" />)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await expect.element(field).toHaveAccessibleDescription('At least R$ 10')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})

test('leaves a long amount unchanged when it is pasted into an amount field', { tags: ['B29'] }, async () => {
  const screen = await render(<Sample />)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await field.click()
  document.execCommand('insertText', false, 'R$ 1.234.567.890.123.456,78')
  await expect.element(field).toHaveValue('R$ 1.234.567.890.123.456,78')
})

test('control: cuts digits off a pasted amount when the input has a maxLength', { tags: ['B29-control'] }, async () => {
  const screen = await render(<input aria-label="Cut" maxLength={16} />)
  await screen.getByRole('textbox').click()
  document.execCommand('insertText', false, 'R$ 1.234.567.890.123.456,78')
  await expect.element(screen.getByRole('textbox')).toHaveValue('R$ 1.234.567.890')
})

test('focuses the amount field on mount when `focusOnMount` is set', async () => {
  const screen = await render(<Sample focusOnMount />)
  await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveFocus()
})

test.each(['dark', 'light'])('has no axe violations in an amount field in %s mode', async (mode) => {
  document.documentElement.dataset['mode'] = mode
  expect(await findAxeViolations((await render(<Sample error="At least R$ 10" />)).container)).toEqual([])
})
