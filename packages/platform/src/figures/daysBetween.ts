const day = 86_400_000

/** Each day from one to another, both included, as `2026-11-20`. */
export function daysBetween(from: string, to: string): string[] {
  // Noon in a zone without summer time: no day is passed over or counted twice.
  const [first, last] = [Date.parse(`${from}T12:00:00Z`), Date.parse(`${to}T12:00:00Z`)]
  return Array.from({ length: Math.max(0, Math.round((last - first) / day) + 1) }, (_, index) => new Date(first + index * day).toISOString().slice(0, 10))
}
