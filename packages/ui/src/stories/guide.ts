export interface ComponentGuide {
  /** Says when to use the component. */
  readonly use: string
  /** Says when not to use it, and what to use instead. */
  readonly not: string
  readonly keyboard: string
}

/**
 * Creates story parameters that explain how to use a component. The docs page shows them above the props. The maturity
 * of a component is one of the story's `tags`: `new`, `stable` or `deprecated`. The theme values that it reads are
 * found in its sources.
 */
export function guide({ use, not, keyboard }: ComponentGuide) {
  const lines = [`**When** ${use}`, `**When not** ${not}`, `**Keyboard** ${keyboard}`]
  return { docs: { description: { component: lines.join('\n\n') } } }
}
