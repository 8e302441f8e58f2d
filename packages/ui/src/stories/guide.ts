export interface Guide {
  /** When to use it. */
  readonly use: string
  /** When not, and what to take then. */
  readonly not: string
  readonly keyboard: string
}

/**
 * A story's parameters that say how a component is used; the docs page shows them above its props. How far it is says one of the story's
 * `tags`: `new`, `stable` or `deprecated`. What it reads of the theme is read from its sources.
 */
export function guide({ use, not, keyboard }: Guide) {
  const lines = [`**When** ${use}`, `**When not** ${not}`, `**Keyboard** ${keyboard}`]
  return { docs: { description: { component: lines.join('\n\n') } } }
}
