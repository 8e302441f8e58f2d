import { expect, test } from 'vitest'
import { readableColours } from './readableColours.ts'

test('colours that can be read are taken as they are', () => {
  expect(readableColours('#16244a', '#F4EAD2')).toEqual({ background: '#16244a', text: '#F4EAD2' })
  // The least that can be read on white, and the first that cannot.
  expect(readableColours('#ffffff', '#767676')).not.toBeNull()
  expect(readableColours('#ffffff', '#777777')).toBeNull()
})

test.each([
  ['', ''],
  ['#16244a', ''],
  ['#16244', '#ffffff'],
  ['#16244a', 'white'],
  ['#16244a', '#ffffff;position:fixed'],
  ['url(//evil.example)', '#ffffff'],
  ['#000000', '#000000'],
])('%j with %j are not: the theme’s stay', (background, text) => {
  expect(readableColours(background, text)).toBeNull()
})
