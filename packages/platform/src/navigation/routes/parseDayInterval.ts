const dayPattern = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/**
 * Reads a range of days, both included, from `from` and `to` in a query. Returns null unless both are valid days and
 * `from` is not after `to`.
 */
export function parseDayInterval(query: URLSearchParams): { readonly from: string; readonly to: string } | null {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  return dayPattern.test(from) && dayPattern.test(to) && from <= to ? { from, to } : null
}
