import { createReplacementMistake, type TextMistake } from './textRule.ts'

const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/**
 * Parses the channels of a colour in the notations of design programs: `226, 182, 92`, `R226 G182 B92`,
 * `C:0 M:19 Y:59 K:11 %`.
 * @param letters The letters of the channels, one for each: `rgb`.
 * @param maxValue The largest allowed value of a channel.
 * @returns One number for each letter, or null if the text has another form or a number is too large.
 */
function parseChannels(text: string, letters: string, maxValue: number): readonly number[] | null {
  const parts = [...letters].map(
    (letter, index) => `${index === 0 ? '' : `(?:[\\s,;/%-]+|(?=${letter}))`}${letter}?\\s*[:=]?\\s*(\\d{1,3})`,
  )
  const pattern = new RegExp(`^\\s*(?:device-)?(?:${letters})?[\\s:(]*${parts.join('')}[\\s%)]*$`, 'i')
  const [, ...found] = pattern.exec(text) ?? []
  const numbers = found.map(Number)
  return numbers.length === letters.length && numbers.every((number) => number <= maxValue) ? numbers : null
}

const writeScreenColour = 'Write the colour for screens, which the brand guide lists next to it as "RGB" or "HEX"'

/**
 * Describes a text that CSS does not accept as a colour, and what to write instead. For a screen colour in another
 * notation, the cure contains the exact hex digits. For a print colour it does not, because a print colour has no exact
 * equivalent.
 */
export function describeColourMistake(text: string): TextMistake {
  const screen = text.includes('%') ? null : parseChannels(text, 'rgb', 255)
  if (screen !== null) return createReplacementMistake(hex(screen), 'is not written as "#rrggbb"')
  if (/\b(?:pantone|pms|ral|hks|toyo|ncs)\b/i.test(text) || /^\s*\d{3,4}\s?[cu]\s*$/i.test(text))
    return { message: 'is a colour for paint or ink', cure: `${writeScreenColour}, for example "#e2b65c".` }
  const [cyan, magenta, yellow, key = 0] = parseChannels(text, 'cmyk', 100) ?? []
  if (cyan === undefined || magenta === undefined || yellow === undefined)
    return { message: 'is not a colour', cure: 'Write six hexadecimal digits after "#", for example "#e2b65c".' }
  const near = hex([cyan, magenta, yellow].map((ink) => 255 * (1 - ink / 100) * (1 - key / 100)))
  const cure = `${writeScreenColour}; calculated from its parts, it is about "${near}".`
  return { message: 'is a colour for print (CMYK)', cure }
}
