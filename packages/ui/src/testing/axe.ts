import axe from 'axe-core'

/** Runs axe on what is rendered and gives each violation as one line: the rule, the help and the elements. */
export async function violationsOf(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element as HTMLElement, { rules: { 'page-has-heading-one': { enabled: false } } })
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
