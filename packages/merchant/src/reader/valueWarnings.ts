import { getIconDrawingId, readIconDrawingId } from './iconDrawingId.ts'
import { createFolderCheck } from './createFolderCheck.ts'
import { requiredAssetRules } from './readAsset.ts'
import { isTextFarTooLong, formatTextLengths, type Dictionaries } from './readMessages.ts'
import { getSourceFileValue, parseFolderFile } from './SourceFile.ts'

/**
 * Currencies without cents, and currencies divided into 1000 parts, by ISO 4217. `Intl` cannot be used, because it
 * returns no cents for HUF and COP, although these have cents.
 */
const withoutCents = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/**
 * Warns of a currency that is not divided into hundredths. The platform counts every amount in hundredths, and the
 * site shows two decimals. This is only a warning, because the merchant's platform may support the currency.
 */
export const findCurrencyWarnings = createFolderCheck((_, { merchant }) => {
  const currency = merchant === undefined ? null : getSourceFileValue(merchant, ['currency'])
  if (merchant === undefined || typeof currency !== 'string') return []
  const isUndivided = withoutCents.includes(currency)
  if (!isUndivided && !thousandths.includes(currency)) return []
  const parts = isUndivided ? 'has no cents' : 'is divided into 1000 parts'
  const message =
    `${currency} ${parts}, but the site shows every amount with two decimals, because the platform counts in ` +
    'hundredths.'
  const cure = `Ask the platform how it counts ${currency} before the site goes live, or write another currency.`
  return [merchant.problem('LM071', ['currency'], message, cure)]
})

/** The path of the drawing from which the `merchant` tool renders the icons of a folder. */
export const ICON_DRAWING_PATH = 'art/icon.svg'

/** The paths of the icons that every merchant folder has. */
export const ICON_FILE_PATHS: readonly string[] = Object.keys(requiredAssetRules).filter(
  (path) => requiredAssetRules[path]?.role === 'icon',
)

/**
 * Warns of icons that the `merchant` tool rendered before their drawing changed. An icon that a person made contains no
 * drawing id and is never reported.
 */
export const findIconWarnings = createFolderCheck((folder) => {
  const drawing = folder.read(ICON_DRAWING_PATH)
  if (!(drawing instanceof Uint8Array)) return []
  const isOld = (path: string) => {
    const icon = folder.read(path)
    const from = icon instanceof Uint8Array ? readIconDrawingId(icon) : null
    return from !== null && from !== getIconDrawingId(drawing)
  }
  const cure = `Draw it again: npm run merchant -- doctor ${folder.id} --fix`
  return ICON_FILE_PATHS.filter(isOld).map((path) =>
    folder.tell(path)('LM062', `"${path}" was drawn before "${ICON_DRAWING_PATH}" changed.`, cure),
  )
})

/** Returns whether a text may be too long for some places that show it. A text of up to 40 letters fits everywhere. */
const isLong = (text: string, original: string) => text.length > Math.max(40, original.length * 3)

/**
 * Warns of merchant texts that are much longer than the product's texts, because they may not fit.
 * @param root The folder of all merchants: `merchants`.
 * @param wanted The ids of the folders to check.
 * @param dictionaries The product's texts.
 */
export const findMessageWarnings = (root: string, wanted: readonly string[], dictionaries: Dictionaries) =>
  createFolderCheck((folder) =>
    Object.entries(dictionaries).flatMap(([language, texts]) => {
      const source = parseFolderFile(folder, `messages/${language}.json`)
      return Object.entries(Object(source?.value) as Readonly<Record<string, unknown>>).flatMap(([key, text]) => {
        const own = Object.hasOwn(texts, key) ? texts[key] : undefined
        if (
          source === null ||
          own === undefined ||
          typeof text !== 'string' ||
          !isLong(text, own) ||
          isTextFarTooLong(text, own)
        )
          return []
        const cure =
          'Shorten it to about the same length, or check each screen that shows it: npm run merchant -- shots.'
        return [source.problem('LM072', [key], formatTextLengths(key, text, own), cure)]
      })
    }),
  )(root, wanted)
