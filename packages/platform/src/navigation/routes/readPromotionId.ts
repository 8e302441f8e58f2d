/** Reads the id of a promotion from a query. Returns null if it is missing or invalid. */
export function readPromotionId(query: URLSearchParams): number | null {
  const id = query.get('id') ?? ''
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}
