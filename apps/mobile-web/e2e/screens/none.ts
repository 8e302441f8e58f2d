/** The same answer with nothing in it. */
export const none = (value: object): unknown => {
  if (Array.isArray(value)) return []
  const empty = (name: string, part: unknown) => (Array.isArray(part) ? [] : name.startsWith('total') ? 0 : part)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, empty(name, part)]))
}
