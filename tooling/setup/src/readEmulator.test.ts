import { expect, test } from 'vitest'
import { readEmulator } from './readEmulator.ts'

test('returns the emulator that the environment variable names, and no emulator when it is empty', () => {
  expect(readEmulator('127.0.0.1:9099')).toEqual({ emulatorOrigin: 'http://127.0.0.1:9099', firebaseEmulator: true })
  expect(readEmulator('')).toEqual({ firebaseEmulator: false })
  expect(() => readEmulator('http://127.0.0.1:9099')).toThrow('Write host and port')
})
