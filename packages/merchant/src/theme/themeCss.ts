import type { Theme } from './deriveTheme.ts'
import { tokenNames } from './tokens.ts'

/**
 * A theme as the text of one style block: the same theme gives the same bytes.
 * @param theme From {@link deriveTheme}.
 * @param addressOf Gives a font file's address from its path in the folder; by default the path itself.
 */
export function themeCss(theme: Theme, addressOf: (path: string) => string = (path) => path): string {
  const faces = theme.fontFaces.replaceAll(/url\("([^"]+)"\)/g, (_, path: string) => `url("${addressOf(path)}")`)
  const properties = tokenNames.map((name) => `--${name}:${theme.tokens[name]}`)
  return `${faces}:root{color-scheme:${theme.mode};${properties.join(';')}}`
}
