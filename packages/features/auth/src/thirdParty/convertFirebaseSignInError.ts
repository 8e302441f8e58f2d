import { ThirdPartySignInError, type ThirdPartySignInErrorKind } from './ThirdPartySignIn.ts'

const kinds: Readonly<Record<string, ThirdPartySignInErrorKind>> = {
  'auth/popup-closed-by-user': 'closed',
  'auth/cancelled-popup-request': 'closed',
  'auth/user-cancelled': 'closed',
  'auth/popup-blocked': 'blocked',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/invalid-verification-code': 'code',
  'auth/invalid-verification-id': 'code',
  'auth/code-expired': 'code',
  'auth/missing-verification-code': 'code',
  'auth/too-many-requests': 'limit',
  'auth/quota-exceeded': 'limit',
  'auth/operation-not-supported-in-this-environment': 'unsupported',
  'auth/web-storage-unsupported': 'unsupported',
}

/** Converts an error of Firebase to a `ThirdPartySignInError`. */
export function convertFirebaseSignInError(error: unknown): ThirdPartySignInError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new ThirdPartySignInError(Object.hasOwn(kinds, code) ? (kinds[code] ?? 'refused') : 'refused', error)
}
