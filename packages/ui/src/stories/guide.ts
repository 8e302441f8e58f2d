export interface Guide {
  /** `new` is in use and its props may still change; `stable` keeps them. */
  readonly status: 'new' | 'stable'
  /** When to use it. */
  readonly use: string
  /** When not, and what to take then. */
  readonly not: string
  readonly keyboard: string
  /** Custom properties of the theme that it reads, without dashes. */
  readonly tokens: readonly string[]
}

/** A story's parameters that say how a component is used; the docs page shows them above its props. */
export function guide({ status, use, not, keyboard, tokens }: Guide) {
  const lines = [
    `**When** ${use}`,
    `**When not** ${not}`,
    `**Keyboard** ${keyboard}`,
    `**Tokens** ${tokens.map((token) => `\`--${token}\``).join(' ') || 'None.'}`,
  ]
  return { status, docs: { description: { component: lines.join('\n\n') } } }
}
