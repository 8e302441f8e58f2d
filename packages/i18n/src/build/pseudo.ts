import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { parseIcuText, type Dictionary } from './compileMessages.ts'
import { addAccents, stretchText, mirrorText } from './pseudoText.ts'

/**
 * Creates a pseudo-locale for tests: accents every text, makes it a third longer and puts it in brackets.
 * Placeholders stay unchanged. A text that has no accents on the screen does not come from a dictionary. A text that is
 * cut off shows where longer languages do not fit.
 */
export function createPseudoDictionary(dictionary: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(dictionary).map(([id, text]) => [id, pseudoText(id, text)]))
}

function pseudoText(id: string, text: string): string {
  const tree = parseIcuText(text)
  if (tree instanceof Error) throw new Error(`The text "${id}" is not valid ICU: ${tree.message}.`)
  return stretchText(text, printAST(tree.map(accent)))
}

function accent(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: addAccents(element.value) }
  if (element.type === TYPE.tag) return { ...element, children: element.children.map(accent) }
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    const options = Object.entries(element.options).map(([key, option]) => [
      key,
      { ...option, value: option.value.map(accent) },
    ])
    return { ...element, options: Object.fromEntries(options) as typeof element.options }
  }
  return element
}

/**
 * Creates a right-to-left pseudo-locale for tests: Unicode marks around each text reverse its letters.
 * Placeholders stay unchanged. A text that still reads from left to right on the screen does not come from a
 * dictionary.
 */
export function createMirroredDictionary(dictionary: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(dictionary).map(([id, text]) => [id, mirrorText(text)]))
}
