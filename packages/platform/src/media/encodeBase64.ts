/** The number of bytes for one call of `String.fromCharCode`. Browsers limit the number of arguments of a call. */
const CHUNK_BYTES = 0x8000

/** Encodes bytes as base64, for `uploadImage`. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
  return btoa(text)
}
