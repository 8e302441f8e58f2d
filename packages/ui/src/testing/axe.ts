import axe from 'axe-core'

/**
 * The axe rules whose result can differ between dark and light mode. They are about colours, because the mode changes
 * nothing but colours.
 */
export const AXE_COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block']

/**
 * Runs axe on an element and returns one line for each violation: the rule, the help text of axe and the elements. If
 * `rules` is given, runs only these rules.
 */
export async function findAxeViolations(
  element: Element = document.body,
  rules: readonly string[] = [],
): Promise<string[]> {
  const { violations } = await axe.run(element as HTMLElement, {
    rules: { 'page-has-heading-one': { enabled: false } },
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: [...rules] } }),
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
