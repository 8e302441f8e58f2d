import { jsonSchemaOf, openFolder, readMerchant, schemas, sourceIn, valueAt } from '@lobby/merchant/reader'
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { keysOf } from '../reference/rawFolders.ts'

/** A value of a merchant, and where it comes from. */
interface Resolved {
  /** `theme.colours.brand`, `flags.AGEPAG`, `token.page`, `asset.assets/logo.svg`, `message.PT.core.home` */
  readonly key: string
  readonly value: string
  /** `theme.jsonc:5`, `default`, `derived`, or the file itself. */
  readonly from: string
}

const written = (value: unknown) => JSON.stringify(value)

/** What the four files say, and what holds where they are silent. */
function said(dir: string): Resolved[] {
  const folder = openFolder(dir)
  return (Object.keys(schemas) as (keyof typeof schemas)[]).flatMap((name) => {
    const source = sourceIn(folder, `${name}.jsonc`)
    return keysOf(jsonSchemaOf(name)).flatMap(({ path, schema, required }): Resolved[] => {
      const value = valueAt(source?.value, path)
      const key = [name, ...path].join('.')
      if (value === undefined) {
        const standing = name === 'flags' ? false : schema.default
        return required || standing === undefined || typeof standing === 'object'
          ? []
          : [{ key, value: written(standing), from: 'default' }]
      }
      // Of an object its own keys are told.
      if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(schema, 'properties'))
        return []
      const line = source?.problem('LM007', path, '', '').line ?? 1
      return [{ key, value: written(value), from: `${name}.jsonc:${line}` }]
    })
  })
}

/**
 * Every value of a merchant with where it comes from: what its files say, what holds where they are silent, what is derived, its words and its files.
 * @param root The folder of the folders.
 * @returns What is derived is missing where the folder has mistakes.
 */
export async function resolvedOf(root: string, id: string): Promise<readonly Resolved[]> {
  const dir = join(root, id)
  const result = await readMerchant(dir)
  if (!result.ok) return said(dir)
  const { theme, assets, messages } = result.merchant
  const tokens = Object.entries(theme.tokens).map(([name, value]) => ({ key: `token.${name}`, value, from: 'derived' }))
  const words = Object.entries(messages).flatMap(([language, texts]) =>
    Object.entries(texts).map(([name, text]) => ({
      key: `message.${language}.${name}`,
      value: written(text),
      from: `messages/${language}.json`,
    })),
  )
  const files = assets.map(({ path, content }) => {
    const sum = hash('sha256', content).slice(0, 10)
    return { key: `asset.${path}`, value: `${content.byteLength} bytes, ${sum}`, from: path }
  })
  return [...said(dir), ...tokens, ...words, ...files]
}
