/**
 * Returns the Firebase Auth emulator that third-party sign-in uses, if there is one.
 * @param host The value of Firebase's variable `FIREBASE_AUTH_EMULATOR_HOST`, for example `127.0.0.1:9099`.
 * @throws If the value is not a host and a port.
 */
export function readFirebaseEmulator(host = process.env['FIREBASE_AUTH_EMULATOR_HOST']): {
  readonly emulatorOrigin?: string
  readonly firebaseEmulator: boolean
} {
  if (!host) return { firebaseEmulator: false }
  if (!/^[\w.-]+:\d+$/.test(host))
    throw new Error(`FIREBASE_AUTH_EMULATOR_HOST is "${host}". Write host and port, for example 127.0.0.1:9099.`)
  return { emulatorOrigin: `http://${host}`, firebaseEmulator: true }
}
