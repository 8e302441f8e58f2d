/** What is read of the state of Storybook's window. */
interface Shown {
  readonly storyId?: string
  readonly globals?: Readonly<Record<string, unknown>>
}

const pages = /^(start|foundations)-/

/**
 * Whether the panel beside a story is shown: pages without props, and merchants side by side, have its room.
 *
 * @param otherwise What the reader chose.
 */
export function showPanel({ storyId = '', globals = {} }: Shown, otherwise: boolean): boolean {
  return otherwise && globals['merchant'] !== 'all' && !pages.test(storyId)
}
