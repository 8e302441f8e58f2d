import { narrowJsonToObject, isNonEmptyPlainText, parseJson } from './checks.ts'

/** The session as stored under `MC_SESSION_INFO`, with exactly these five fields (specification part 1, section 3). */
export interface SessionInfo {
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** The customer type from the login response. `parseMemberType` validates it. */
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** Parses a stored session. Returns undefined if any field is missing or invalid. */
export function parseSessionInfo(text: string): SessionInfo | undefined {
  const fields = narrowJsonToObject(parseJson(text))
  if (!fields) return undefined
  const { token, merchantCode, userName, type, firstTimeLogin } = fields
  // A token must be printable ASCII without spaces, because it is sent in a header and fetch would reject every call
  // otherwise.
  if (!isNonEmptyPlainText(token, 4096) || !/^[\x21-\x7e]+$/.test(token)) return undefined
  if (!isNonEmptyPlainText(merchantCode, 64) || !isNonEmptyPlainText(userName, 128)) return undefined
  if (typeof type !== 'number' || !Number.isSafeInteger(type) || typeof firstTimeLogin !== 'boolean') return undefined
  return { token, merchantCode, userName, type, firstTimeLogin }
}
