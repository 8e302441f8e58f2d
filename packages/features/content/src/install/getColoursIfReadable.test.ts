import { expect, test } from 'vitest'
import { getColoursIfReadable } from './getColoursIfReadable.ts'

test('accepts colours with enough contrast', () => {
  expect(getColoursIfReadable('#16244a', '#F4EAD2')).toEqual({ background: '#16244a', text: '#F4EAD2' })
  // The first grey just reaches the minimum contrast on white; the second just fails.
  expect(getColoursIfReadable('#ffffff', '#767676')).not.toBeNull()
  expect(getColoursIfReadable('#ffffff', '#777777')).toBeNull()
})

test.each([
  ['', ''],
  ['#16244a', ''],
  ['#16244', '#ffffff'],
  ['#16244a', 'white'],
  ['#16244a', '#ffffff;position:fixed'],
  ['url(//evil.example)', '#ffffff'],
  ['#000000', '#000000'],
])('rejects the background %j with the text colour %j', (background, text) => {
  expect(getColoursIfReadable(background, text)).toBeNull()
})
