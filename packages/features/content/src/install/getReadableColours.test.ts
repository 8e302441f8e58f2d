import { expect, test } from 'vitest'
import { getReadableColours } from './getReadableColours.ts'

test('accepts colours with enough contrast', () => {
  expect(getReadableColours('#16244a', '#F4EAD2')).toEqual({ background: '#16244a', text: '#F4EAD2' })
  // The first grey just reaches the minimum contrast on white; the second just fails.
  expect(getReadableColours('#ffffff', '#767676')).not.toBeNull()
  expect(getReadableColours('#ffffff', '#777777')).toBeNull()
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
  expect(getReadableColours(background, text)).toBeNull()
})
