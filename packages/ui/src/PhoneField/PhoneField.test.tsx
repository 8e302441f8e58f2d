import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { diallingCodeFixtures } from '../testing/diallingCodeFixtures.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const root = document.documentElement
afterEach(() => {
  root.dir = 'ltr'
})

function Phone({ onCode, ...rest }: Partial<PhoneFieldProps>) {
  const [code, setCode] = useState(rest.code ?? 'BR')
  return (
    <PhoneField
      label="Mobile number"
      codes={diallingCodeFixtures}
      codeLabel="Country code"
      searchLabel="Search countries"
      clearLabel="Clear"
      noneText="No country found."
      closeLabel="Close"
      failedText="The list did not come."
      {...rest}
      code={code}
      onCode={(value) => {
        setCode(value)
        onCode?.(value)
      }}
    />
  )
}

async function phone(props: Partial<PhoneFieldProps> = {}) {
  const screen = await render(<Phone {...props} />)
  return {
    screen,
    number: screen.getByRole('textbox', { name: 'Mobile number' }),
    opener: screen.getByRole('button', { name: /^Country code/ }),
  }
}

test('makes phones show a telephone keyboard and suggest the national number, by the attributes of the field', async () => {
  const { number } = await phone()
  await expect.element(number).toHaveAttribute('type', 'tel')
  await expect.element(number).toHaveAttribute('inputmode', 'tel')
  await expect.element(number).toHaveAttribute('autocomplete', 'tel-national')
})

test('opens the country codes of a phone field at the selected code, selects another code and returns the focus', async () => {
  const { screen, opener } = await phone()
  await expect.element(opener).toHaveAccessibleName('Country code: Brazil +55')
  await expect.element(opener).toHaveTextContent('+55')
  await opener.click()
  await expect.element(screen.getByRole('dialog', { name: 'Country code' })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: /^Brazil/ })).toHaveFocus()
  await userEvent.keyboard('moz{Enter}')
  await expect.element(opener).toHaveAccessibleName('Country code: Mozambique +258')
  await expect.element(opener).toHaveFocus()
})

test('selects the country of a phone field by keyboard with Tab, arrow keys and Enter', async () => {
  const { screen, opener } = await phone()
  await userEvent.tab()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: /^Brazil/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(opener).toHaveAccessibleName('Country code: Mozambique +258')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.tab()
  await expect.element(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus()
})

test('removes letters from a phone number and limits its digits', async () => {
  const { number } = await phone({ maxDigits: 5 })
  await userEvent.type(number, '1a-2 34567')
  await expect.element(number).toHaveValue('12345')
})

test('places the caret behind a digit that is inserted in the middle of a phone number', async () => {
  const { number } = await phone({ defaultValue: '1256' })
  const input = number.element() as HTMLInputElement
  input.focus()
  input.setSelectionRange(2, 2)
  await userEvent.keyboard('x3y4')
  await expect.element(number).toHaveValue('123456')
  expect(input.selectionStart).toBe(4)
})

test('sets the country code and the number when a phone number is autofilled with its country code', async () => {
  const onCode = vi.fn()
  const { number, opener } = await phone({ onCode })
  await number.fill('+351 912 345 678')
  await expect.element(number).toHaveValue('912345678')
  await expect.element(opener).toHaveTextContent('+351')
  expect(onCode).toHaveBeenCalledExactlyOnceWith('PT')
})

test('shows an error when the country sheet of a phone field fails to load, and loads it again on the next press', async () => {
  const { OptionSheet } = await import('../SelectSheet/OptionSheet.tsx')
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 3) throw new Error('offline')
    return { OptionSheet }
  })
  const { screen, number, opener } = await phone({ load, defaultValue: '912' })
  await opener.click()
  await expect.element(number).toHaveAccessibleDescription('The list did not come.')
  await expect.element(number).toHaveValue('912')
  await opener.click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test.each(['ltr', 'rtl'])(
  'shows the country code to the left of the phone number when the direction of the page is %s',
  async (dir) => {
    root.dir = dir
    const { number, opener } = await phone()
    expect(opener.element().getBoundingClientRect().right).toBeLessThanOrEqual(
      number.element().getBoundingClientRect().left,
    )
  },
)
