import { expect, test } from 'vitest'
import { emulator } from './emulator.ts'

test('the emulator is the one that the variable names; without it there is none', () => {
  expect(emulator('127.0.0.1:9099')).toEqual({ emulatorOrigin: 'http://127.0.0.1:9099', firebaseEmulator: true })
  expect(emulator('')).toEqual({ firebaseEmulator: false })
  expect(() => emulator('http://127.0.0.1:9099')).toThrow('Write host and port')
})
