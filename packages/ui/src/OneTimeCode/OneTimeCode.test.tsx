import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OneTimeCode, type OneTimeCodeProps } from './OneTimeCode.tsx'

const onComplete = vi.fn()
afterEach(() => {
  onComplete.mockClear()
  document.documentElement.dir = 'ltr'
})

function Code(props: Partial<OneTimeCodeProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <OneTimeCode label="Code" onComplete={onComplete} {...props} value={value} onChange={setValue} />
}

async function renderCode(props: Partial<OneTimeCodeProps> = {}) {
  const screen = await render(<Code {...props} />)
  return { screen, input: screen.getByRole('textbox', { name: 'Code' }) }
}

test('sets the attributes of a one-time code field with which phones show a numeric keyboard and suggest the code', async () => {
  const { input } = await renderCode()
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
})

test('accepts only digits in a one-time code field, and no more than the length of the code', async () => {
  const { input } = await renderCode({ length: 4 })
  await userEvent.type(input, '1a2 3-45')
  await expect.element(input).toHaveValue('1234')
})

test('calls onComplete one time when the last digit of a one-time code is entered', async () => {
  const { input } = await renderCode({ length: 4 })
  await userEvent.type(input, '123')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(input, '4567')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('1234')
})

test.each([
  ['a whole message', 'Your Lobby code is 482 913. Do not share it.'],
  ['full-width digits', '４８２９１３'],
  ['a message with other numbers', 'Bet365: seu código é 482913, válido por 10 minutos.'],
])('enters the one-time code when the player pastes %s', async (_, text) => {
  const { input } = await renderCode()
  const element = input.element() as HTMLInputElement
  element.focus()
  document.execCommand('insertText', false, text)
  await expect.element(input).toHaveValue('482913')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913')
})

test('leaves a one-time code field empty when a pasted message has two numbers that could be the code', async () => {
  const { input } = await renderCode()
  const element = input.element() as HTMLInputElement
  element.focus()
  document.execCommand('insertText', false, 'Pedido 123456: seu código é 482913')
  await expect.element(input).toHaveValue('')
  expect(onComplete).not.toHaveBeenCalled()
})

test('replaces the last digit of a one-time code after Backspace deletes it', async () => {
  const { input } = await renderCode()
  await userEvent.type(input, '129{Backspace}3')
  await expect.element(input).toHaveValue('123')
})

test('describes a one-time code field by its error and marks the field invalid', async () => {
  const { input } = await renderCode({ hint: 'Six digits', error: 'This code is wrong.' })
  await expect.element(input).toHaveAccessibleDescription('This code is wrong.')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
})

test('makes a one-time code field read-only while the code is being checked', async () => {
  const { input } = await renderCode({ value: '123456', busy: true })
  await expect.element(input).toHaveAttribute('readonly')
  await userEvent.type(input, '{Backspace}')
  await expect.element(input).toHaveValue('123456')
})

test.each(['ltr', 'rtl'])(
  'centres the digits of a one-time code in their boxes from left to right when the direction of the page is %s',
  async (dir) => {
    document.documentElement.dir = dir
    const { input } = await renderCode({ value: '123456' })
    const element = input.element() as HTMLInputElement
    const cells = [...(element.nextElementSibling?.children ?? [])].map((cell) => cell.getBoundingClientRect())
    const { paddingInlineStart, letterSpacing, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('This browser has no 2D canvas. Run the test in one that has.')
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const digit = pen.measureText('0').width
    const start = element.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart)
    cells.forEach((cell, index) => {
      const middle = start + index * (digit + Number.parseFloat(letterSpacing)) + digit / 2
      expect(Math.abs(middle - (cell.left + cell.width / 2)), `digit ${index + 1}`).toBeLessThan(2)
    })
  },
)
