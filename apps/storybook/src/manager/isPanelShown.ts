/** The part of the state of Storybook's window that this function reads. */
interface Shown {
  readonly storyId?: string
  readonly globals?: Readonly<Record<string, unknown>>
}

const pages = /^(start|foundations)-/

/**
 * Returns whether Storybook shows the panel next to a story. Hides the panel for pages without props. Also hides the
 * panel when all merchants are side by side, because the frames need the space.
 *
 * @param otherwise True if the user has opened the panel.
 */
export function isPanelShown({ storyId = '', globals = {} }: Shown, otherwise: boolean): boolean {
  return otherwise && globals['merchant'] !== 'all' && !pages.test(storyId)
}
