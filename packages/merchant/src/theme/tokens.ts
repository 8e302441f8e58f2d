const surfaces = ['page', 'card', 'raised', 'overlay', 'scrim'] as const
const texts = ['text', 'text-muted', 'text-faint', 'text-on-brand', 'text-on-accent', 'link'] as const
const brands = [
  'brand',
  'brand-press',
  'brand-soft',
  'brand-line',
  'accent',
  'accent-soft',
  'brand-image',
  'hero-tint',
] as const
const lines = ['line', 'line-strong', 'focus'] as const
const states = ['win', 'win-soft', 'text-on-win', 'loss', 'loss-soft', 'text-on-loss'] as const
const notes = ['warn', 'warn-soft', 'text-on-warn', 'info', 'info-soft', 'text-on-info'] as const
const badges = ['live', 'text-on-live', 'hot', 'text-on-hot', 'new', 'text-on-new', 'vip', 'text-on-vip'] as const
const fields = ['field', 'field-line', 'field-error', 'skeleton', 'skeleton-sheen'] as const
const shapes = ['shadow-1', 'shadow-2', 'radius-s', 'radius-m', 'radius-l', 'radius-round', 'space', 'density'] as const
const fonts = ['font-text', 'font-display', 'font-digits'] as const
const motion = ['duration-quick', 'duration-calm', 'ease'] as const

/** The names of all custom properties of a theme, without the two dashes, in the order of the style block. */
export const tokenNames = [
  ...surfaces,
  ...texts,
  ...brands,
  ...lines,
  ...states,
  ...notes,
  ...badges,
  ...fields,
  ...shapes,
  ...fonts,
  ...motion,
] as const

/** The name of a custom property, without the two dashes. */
export type TokenName = (typeof tokenNames)[number]

/** The value of each token. */
export type ThemeTokens = Readonly<Record<TokenName, string>>
