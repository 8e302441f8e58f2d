import type { TokenName } from './tokens.ts'

/**
 * A foreground token that must be distinguishable from a background token. The required contrast ratio is 4.5 for text,
 * 3 for large text and parts of controls, 1.3 for a fill that has its own text.
 */
export interface ContrastPair {
  readonly foreground: TokenName
  readonly background: TokenName
  readonly ratio: Ratio
}

type Ratio = 1.3 | 3 | 4.5

const surfaces = ['page', 'card', 'raised', 'overlay'] as const
const softs = ['brand-soft', 'accent-soft', 'win-soft', 'loss-soft', 'warn-soft', 'info-soft'] as const
const states = ['win', 'loss', 'warn', 'info'] as const
const filled = ['brand', 'accent', ...states, 'live', 'hot', 'new', 'vip'] as const

const pairs = (foregrounds: readonly TokenName[], backgrounds: readonly TokenName[], ratio: Ratio): ContrastPair[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, ratio })))

/**
 * Every pair of tokens that components may show. A theme in which one pair has too little contrast is refused. `accent`
 * needs little contrast, because it is only the fill behind `text-on-accent`. Lines and icons in the accent colour use
 * `focus` or `live` instead.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'text-muted'], [...surfaces, 'field', ...softs], 4.5),
  ...pairs(['text'], ['hero-tint'], 4.5),
  ...pairs(['text-faint'], [...surfaces, 'field'], 4.5),
  ...pairs(['link'], [...surfaces, 'brand-soft'], 4.5),
  ...states.flatMap((state) => pairs([state], [...surfaces, `${state}-soft`], 4.5)),
  ...filled.flatMap((fill) => pairs([`text-on-${fill}`], [fill], 4.5)),
  ...pairs(['text-on-brand'], ['brand-press', 'brand-image'], 4.5),
  ...pairs(['brand', 'brand-press', 'brand-image', 'brand-line', 'live', 'focus'], surfaces, 3),
  ...pairs(['accent'], surfaces, 1.3),
  ...pairs(['field-line', 'field-error', 'focus'], [...surfaces, 'field'], 3),
]
