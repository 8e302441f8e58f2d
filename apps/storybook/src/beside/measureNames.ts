import axe from 'axe-core'

/** What is pressed or chosen, and says by no text what it does. */
export async function measureNames(root: Element): Promise<Element[]> {
  const { violations } = await axe.run(root as HTMLElement, {
    runOnly: ['button-name', 'link-name', 'label', 'aria-toggle-field-name'],
    elementRef: true,
    iframes: false,
  })
  return violations.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []))
}
