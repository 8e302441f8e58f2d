import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { parseText, type Dictionary } from './compileMessages.ts'
import { accented, stretched, turned } from './madeUp.ts'

/**
 * A pseudo-language: every text accented, a third longer and in brackets, placeholders untouched. What stays plain on the screen
 * is not in a dictionary; what is cut has no room for longer languages.
 */
export function pseudo(dictionary: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(dictionary).map(([id, text]) => [id, pseudoText(id, text)]))
}

function pseudoText(id: string, text: string): string {
  const tree = parseText(text)
  if (tree instanceof Error) throw new Error(`The text "${id}" is not valid ICU: ${tree.message}.`)
  return stretched(text, printAST(tree.map(accent)))
}

function accent(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return { ...element, value: accented(element.value) }
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
 * A pseudo-language from right to left: the letters of every text turned around by a mark before and one after it, placeholders untouched.
 * What still reads from left to right is not in a dictionary.
 */
export function mirrored(dictionary: Dictionary): Dictionary {
  return Object.fromEntries(Object.entries(dictionary).map(([id, text]) => [id, turned(text)]))
}
