import { expect, test } from 'vitest'
import { findCodeInMessage } from './removeNonDigits.ts'

test.each([
  ['Bet365: seu código é 481516', '481516'],
  ['Seu código é 481 516. Válido por 10 minutos.', '481516'],
  ['G-481516 is your code', '481516'],
  ['Código ４８１５１６ (Bet365)', '481516'],
  ['481516, repito: 481516', '481516'],
  ['code 4815', '4815'],
  ['48 15 16', '481516'],
  ['4815167', '481516'],
  ['4a8', '48'],
  ['Code: 48-15-16, in 10 minutes', '481516'],
])('finds the code of up to six digits in "%s"', (text, code) => expect(findCodeInMessage(text, 6, 6)).toBe(code))

test('finds no code in a message when several numbers could be parts of the code', () => {
  expect(findCodeInMessage('Pedido 123456: seu código é 482913', 6, 6)).toBeUndefined()
  expect(findCodeInMessage('Pedido 12345678, conta 9876543', 6, 6)).toBeUndefined()
  expect(findCodeInMessage('12a 34-5678', 6, 6)).toBeUndefined()
})

test('finds a code of 4 to 10 digits when only one number of the message has that many digits', () => {
  expect(findCodeInMessage('Bet365: seu código é 481516, válido por 10 minutos', 4, 10)).toBe('481516')
})
