import { basename, join, resolve } from 'node:path'
import { isFarTooLong, isLong, lengthSentence } from './messageLength.ts'
import { openFolder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import type { Dictionaries } from './readMessages.ts'
import { parseBytes } from './SourceFile.ts'

/**
 * Own texts that are much longer than those of the product: a button or the bottom bar that has room for the product's text grows with them.
 *
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about.
 * @param dictionaries The product's texts.
 */
export function messageWarnings(
  root: string,
  wanted: readonly string[],
  dictionaries: Dictionaries,
): readonly Problem[] {
  const place = resolve(root)
  return wanted.flatMap((id) =>
    Object.entries(dictionaries).flatMap(([language, texts]) => {
      const path = `messages/${language}.json`
      const content = openFolder(join(place, id)).read(path)
      if (!(content instanceof Uint8Array)) return []
      const source = parseBytes(`${basename(place)}/${id}/${path}`, content)
      return Object.entries(Object(source.value) as Readonly<Record<string, unknown>>).flatMap(([key, text]) => {
        const own = Object.hasOwn(texts, key) ? texts[key] : undefined
        if (own === undefined || typeof text !== 'string' || !isLong(text, own) || isFarTooLong(text, own)) return []
        return [
          source.problem(
            'LM072',
            [key],
            lengthSentence(key, text, own),
            'Make it about as long, or look at each screen that shows it: npm run merchant -- shots.',
          ),
        ]
      })
    }),
  )
}
