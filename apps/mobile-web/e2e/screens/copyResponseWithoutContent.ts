/** Returns a copy of a response without content: lists are empty, and totals are 0. */
export const copyResponseWithoutContent = (value: object): unknown => {
  if (Array.isArray(value)) return []
  const clear = (name: string, part: unknown) => (Array.isArray(part) ? [] : name.startsWith('total') ? 0 : part)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, clear(name, part)]))
}
