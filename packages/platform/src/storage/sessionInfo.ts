import { fieldsOf, isText, parseJson } from './checks.ts'

/** The stored session (specification part 1, section 3): these five fields, under `MC_SESSION_INFO`. */
export interface SessionInfo {
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** The customer type of the login answer; `parseMemberType` tells what it means. */
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** The session in a stored text, or undefined when it is not exactly one. */
export function parseSessionInfo(text: string): SessionInfo | undefined {
  const fields = fieldsOf(parseJson(text))
  if (!fields) return undefined
  const { token, merchantCode, userName, type, firstTimeLogin } = fields
  // A token goes into a header: printable ASCII without spaces, or fetch would refuse every call.
  if (!isText(token, 4096) || !/^[\x21-\x7e]+$/.test(token)) return undefined
  if (!isText(merchantCode, 64) || !isText(userName, 128)) return undefined
  if (typeof type !== 'number' || !Number.isSafeInteger(type) || typeof firstTimeLogin !== 'boolean') return undefined
  return { token, merchantCode, userName, type, firstTimeLogin }
}
