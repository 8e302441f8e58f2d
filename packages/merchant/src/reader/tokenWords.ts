import type { TokenName } from '../theme/tokens.ts'

/** What a person calls the colours that are held against each other. */
const words: Readonly<Partial<Record<TokenName, string>>> = {
  page: 'the page',
  card: 'a card',
  raised: 'a raised card',
  overlay: 'a dialog',
  field: 'a field',
  text: 'the text',
  'text-muted': 'quiet text',
  'text-faint': 'the faintest text',
  link: 'a link',
  brand: 'the brand colour',
  'brand-press': 'the pressed button',
  'brand-image': 'the button',
  'brand-line': 'a line in the brand colour',
  accent: 'the accent colour',
  focus: 'the ring around what is chosen',
  live: 'the mark of live things',
  'hero-tint': 'the pictures of home',
  'field-line': "a field's edge",
  'field-error': "a field's edge in red",
  win: 'a win',
  loss: 'a loss',
  warn: 'a warning',
  info: 'a note',
  hot: 'the mark of hot games',
  new: 'the mark of new games',
  vip: 'the mark of VIPs',
}

/** A token in plain words: `raised` is "a raised card". */
function tokenWords(token: TokenName): string {
  const known = words[token]
  if (known !== undefined) return known
  if (token.startsWith('text-on-')) return 'the text'
  return token.endsWith('-soft') ? `a soft ground of ${tokenWords(token.slice(0, -5) as TokenName)}` : token
}

/** A pair of tokens in plain words. */
export const pairWords = (foreground: TokenName, background: TokenName): string =>
  `${tokenWords(foreground)} on ${tokenWords(background)}`
