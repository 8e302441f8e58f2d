import axe from 'axe-core'

/** The axe rules whose result depends on the dark or light mode, since the mode only changes colours. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block']

/**
 * Runs axe on an element and returns each violation as one line: the rule, the help and the elements. Runs only the
 * given `rules`, if any.
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
