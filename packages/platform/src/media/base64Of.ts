/** More arguments than that a call may not take. */
const step = 0x8000

/** Bytes as base64, as `uploadImage` takes them. */
export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step))
  return btoa(text)
}
