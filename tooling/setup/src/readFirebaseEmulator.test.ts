import { expect, test } from 'vitest'
import { readFirebaseEmulator } from './readFirebaseEmulator.ts'

test('returns the Firebase emulator in FIREBASE_AUTH_EMULATOR_HOST, or none when the variable is empty', () => {
  expect(readFirebaseEmulator('127.0.0.1:9099')).toEqual({
    emulatorOrigin: 'http://127.0.0.1:9099',
    firebaseEmulator: true,
  })
  expect(readFirebaseEmulator('')).toEqual({ firebaseEmulator: false })
  expect(() => readFirebaseEmulator('http://127.0.0.1:9099')).toThrow('Write host and port')
})
