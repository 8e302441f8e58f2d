/**
 * Returns the ids that no source uses, neither as a quoted string nor through a template such as
 * `games.category.${type}`.
 *
 * @param ids All ids of the dictionaries.
 * @param sources The contents of the product's source files, without tests and stories.
 */
export function findUnusedMessages(ids: readonly string[], sources: readonly string[]): string[] {
  const named = new Set<string>()
  const templates = new Set<string>()
  for (const source of sources) {
    for (const [, id = ''] of source.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/g)) named.add(id)
    for (const [, template = ''] of source.matchAll(/`([a-z]\w*\.[\w.]*(?:\$\{[^`{}]*\}[\w.]*)+)`/g))
      templates.add(template)
  }
  const patterns = [...templates].map(
    (template) => new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w.]+')}$`),
  )
  return ids.filter((id) => !named.has(id) && !patterns.some((pattern) => pattern.test(id)))
}
