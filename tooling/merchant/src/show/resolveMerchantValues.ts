import {
  getSettingsFileJsonSchema,
  openMerchantFolder,
  readMerchant,
  FILE_SCHEMAS,
  parseFolderFile,
  getValueAtKeyPath,
} from '@lobby/merchant/reader'
import { hash } from 'node:crypto'
import { join } from 'node:path'
import { listSchemaKeys } from '../reference/readRawMerchantSettings.ts'

/** The value of one setting, text or file of a merchant, and the place where the value is defined. */
interface Resolved {
  /**
   * The key of the value, for example `theme.colours.brand`, `flags.AGEPAG`, `token.page`, `asset.assets/logo.svg` or
   * `message.PT.core.home`.
   */
  readonly key: string
  readonly value: string
  /**
   * The place where the value is defined: `theme.jsonc:5` (a file and a line), `default`, `derived`, or the path of a
   * file.
   */
  readonly from: string
}

const formatValue = (value: unknown) => JSON.stringify(value)

/** Returns the values of the four settings files, with defaults for missing keys. */
function readValues(dir: string): Resolved[] {
  const folder = openMerchantFolder(dir)
  return (Object.keys(FILE_SCHEMAS) as (keyof typeof FILE_SCHEMAS)[]).flatMap((name) => {
    const source = parseFolderFile(folder, `${name}.jsonc`)
    return listSchemaKeys(getSettingsFileJsonSchema(name)).flatMap(({ path, schema, required }): Resolved[] => {
      const value = getValueAtKeyPath(source?.value, path)
      const key = [name, ...path].join('.')
      if (value === undefined) {
        const fallback = name === 'flags' ? false : schema.default
        return required || fallback === undefined || typeof fallback === 'object'
          ? []
          : [{ key, value: formatValue(fallback), from: 'default' }]
      }
      // List the values inside an object instead of the object itself.
      if (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(schema, 'properties'))
        return []
      const line = source?.problem('LM007', path, '', '').line ?? 1
      return [{ key, value: formatValue(value), from: `${name}.jsonc:${line}` }]
    })
  })
}

/**
 * Returns every value of a merchant, with the place where it is defined: values in the settings files, defaults,
 * derived values, the merchant's own texts and the other files.
 * @param root The folder of all merchants.
 * @returns The values. Derived values are missing if the folder has mistakes.
 */
export async function resolveMerchantValues(root: string, id: string): Promise<readonly Resolved[]> {
  const dir = join(root, id)
  const result = await readMerchant(dir)
  if (!result.ok) return readValues(dir)
  const { theme, assets, messages } = result.merchant
  const tokens = Object.entries(theme.tokens).map(([name, value]) => ({ key: `token.${name}`, value, from: 'derived' }))
  const words = Object.entries(messages).flatMap(([language, texts]) =>
    Object.entries(texts).map(([name, text]) => ({
      key: `message.${language}.${name}`,
      value: formatValue(text),
      from: `messages/${language}.json`,
    })),
  )
  const files = assets.map(({ path, content }) => {
    const sum = hash('sha256', content).slice(0, 10)
    return { key: `asset.${path}`, value: `${content.byteLength} bytes, ${sum}`, from: path }
  })
  return [...readValues(dir), ...tokens, ...words, ...files]
}
