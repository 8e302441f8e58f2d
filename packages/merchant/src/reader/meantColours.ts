import { replaceBy, type Mistake } from './textRule.ts'

const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Numbers as programs show the parts of a colour: `226, 182, 92`, `R226 G182 B92`, `C:0 M:19 Y:59 K:11 %`; null where they are others, or too large. */
function partsIn(text: string, letters: string, most: number): readonly number[] | null {
  const parts = [...letters].map(
    (letter, index) => `${index === 0 ? '' : `(?:[\\s,;/%-]+|(?=${letter}))`}${letter}?\\s*[:=]?\\s*(\\d{1,3})`,
  )
  const pattern = new RegExp(`^\\s*(?:device-)?(?:${letters})?[\\s:(]*${parts.join('')}[\\s%)]*$`, 'i')
  const [, ...found] = pattern.exec(text) ?? []
  const numbers = found.map(Number)
  return numbers.length === letters.length && numbers.every((number) => number <= most) ? numbers : null
}

const ofBrandGuide = 'Write the colour for screens, which the brand guide gives beside it under "RGB" or "HEX"'

/**
 * Says what a text is that no style sheet takes for a colour, and what to write.
 * The parts of a colour for screens are its digits; a colour for print has none that are exact.
 */
export function colourMeant(text: string): Mistake {
  const screen = text.includes('%') ? null : partsIn(text, 'rgb', 255)
  if (screen !== null) return replaceBy(hex(screen), 'is not written as "#rrggbb"')
  if (/\b(?:pantone|pms|ral|hks|toyo|ncs)\b/i.test(text) || /^\s*\d{3,4}\s?[cu]\s*$/i.test(text))
    return { message: 'is a colour of paints and inks', cure: `${ofBrandGuide}, for example "#e2b65c".` }
  const [cyan, magenta, yellow, key = 0] = partsIn(text, 'cmyk', 100) ?? []
  if (cyan === undefined || magenta === undefined || yellow === undefined)
    return { message: 'is not a colour', cure: 'Write six hexadecimal digits after "#", for example "#e2b65c".' }
  const near = hex([cyan, magenta, yellow].map((ink) => 255 * (1 - ink / 100) * (1 - key / 100)))
  const cure = `${ofBrandGuide}; worked out from its parts it is about "${near}".`
  return { message: 'is a colour for print (CMYK)', cure }
}
