/** The minimum contrast ratio of normal text (WCAG 2.2, success criterion 1.4.3). */
const MIN_CONTRAST = 4.5

/** Returns the relative luminance of a colour in the form `#rrggbb`, or null for any other text. */
function calculateLuminance(colour: string): number | null {
  if (!/^#[\da-f]{6}$/i.test(colour)) return null
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export interface TextColours {
  readonly background: string
  readonly text: string
}

/**
 * Returns the two colours that the platform sends if both are valid and their contrast is high enough. Otherwise
 * returns null, and the caller uses the theme's colours.
 */
export function getColoursIfReadable(background: string, text: string): TextColours | null {
  const [first, second] = [calculateLuminance(background), calculateLuminance(text)]
  if (first === null || second === null) return null
  const contrast = (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
  return contrast >= MIN_CONTRAST ? { background, text } : null
}
