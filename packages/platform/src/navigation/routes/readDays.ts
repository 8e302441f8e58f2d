const day = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The days that an address names by `from` and `to`, both included; null unless both are days, in their order. */
export function readDays(query: URLSearchParams): { readonly from: string; readonly to: string } | null {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  return day.test(from) && day.test(to) && from <= to ? { from, to } : null
}
