export interface ComponentGuide {
  /** A text that says when to use the component. */
  readonly use: string
  /** A text that says when not to use the component, and what to use instead. */
  readonly not: string
  readonly keyboard: string
}

/**
 * Creates story parameters that explain how to use a component. The docs page of Storybook shows these texts above the
 * props.
 */
export function createComponentGuide({ use, not, keyboard }: ComponentGuide) {
  const lines = [`**When** ${use}`, `**When not** ${not}`, `**Keyboard** ${keyboard}`]
  return { docs: { description: { component: lines.join('\n\n') } } }
}
