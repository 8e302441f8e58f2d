/**
 * The Auth emulator that third-party sign-in is tried at: the one that Firebase's own variable names, for example `127.0.0.1:9099`.
 * @throws Error when it names none
 */
export function emulator(host = process.env['FIREBASE_AUTH_EMULATOR_HOST']): {
  readonly emulatorOrigin?: string
  readonly firebaseEmulator: boolean
} {
  if (!host) return { firebaseEmulator: false }
  if (!/^[\w.-]+:\d+$/.test(host))
    throw new Error(`FIREBASE_AUTH_EMULATOR_HOST is "${host}". Write host and port, for example 127.0.0.1:9099.`)
  return { emulatorOrigin: `http://${host}`, firebaseEmulator: true }
}
