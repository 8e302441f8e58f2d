import { expect, test } from 'vitest'
import { emulator } from './emulator.ts'

test('returns the emulator that the environment variable names, and no emulator when it is empty', () => {
  expect(emulator('127.0.0.1:9099')).toEqual({ emulatorOrigin: 'http://127.0.0.1:9099', firebaseEmulator: true })
  expect(emulator('')).toEqual({ firebaseEmulator: false })
  expect(() => emulator('http://127.0.0.1:9099')).toThrow('Write host and port')
})
