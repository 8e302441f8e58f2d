import { expect, test } from 'vitest'
import { readEmulator } from './readEmulator.ts'

test('returns the Firebase emulator in FIREBASE_AUTH_EMULATOR_HOST, or none when the variable is empty', () => {
  expect(readEmulator('127.0.0.1:9099')).toEqual({ emulatorOrigin: 'http://127.0.0.1:9099', firebaseEmulator: true })
  expect(readEmulator('')).toEqual({ firebaseEmulator: false })
  expect(() => readEmulator('http://127.0.0.1:9099')).toThrow('Write host and port')
})
