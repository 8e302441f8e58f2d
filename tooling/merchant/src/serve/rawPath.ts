/** Returns the path of a request's URL as it came, without query. */
export const rawPath = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

/** Whether a path can be decoded: `/m/%` and `/%E0%A4%A` cannot. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
