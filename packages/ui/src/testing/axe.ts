import axe from 'axe-core'

/** The rules whose result depends on the mode, which changes colours and nothing else. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block']

/** Runs axe on what is rendered and gives each violation as one line: the rule, the help and the elements. With names of rules only those run. */
export async function violationsOf(element: Element = document.body, rules: readonly string[] = []): Promise<string[]> {
  const { violations } = await axe.run(element as HTMLElement, {
    rules: { 'page-has-heading-one': { enabled: false } },
    ...(rules.length > 0 && { runOnly: { type: 'rule', values: [...rules] } }),
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
