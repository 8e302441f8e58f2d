/** The promotion that an address names, by the platform's number; null for what is none. */
export function readActivityId(query: URLSearchParams): number | null {
  const id = query.get('id') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}
