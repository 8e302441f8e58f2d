import { drawingId, drawnFrom } from './drawnFrom.ts'
import { ofEachFolder } from './ofEachFolder.ts'
import { fixedAssets } from './readAsset.ts'
import { isFarTooLong, lengthSentence, type Dictionaries } from './readMessages.ts'
import { rawAt, sourceIn } from './SourceFile.ts'

/** Into how many parts ISO 4217 divides the currencies that are not divided into a hundred. `Intl` follows what shops do, and takes the cents of HUF and COP away too. */
const withoutCents = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const thousandths = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/**
 * Currencies that are not counted in hundredths. The platform counts every amount in hundredths and the site shows it with two decimals: a
 * warning, because the platform may count such a currency so.
 */
export const currencyWarnings = ofEachFolder((_, { merchant }) => {
  const currency = merchant === undefined ? null : rawAt(merchant, ['currency'])
  if (merchant === undefined || typeof currency !== 'string') return []
  const isUndivided = withoutCents.includes(currency)
  if (!isUndivided && !thousandths.includes(currency)) return []
  const parts = isUndivided ? 'has no cents' : 'is divided into 1000 parts'
  const message = `${currency} ${parts}, and the site shows every amount with two decimals, as the platform counts in hundredths.`
  const cure = `Ask the platform how it counts ${currency} before players come, or write another currency.`
  return [merchant.problem('LM071', ['currency'], message, cure)]
})

/** Where a folder's icons are drawn from. */
export const iconDrawing = 'art/icon.svg'

/** The icons of every folder, by their fixed names. */
export const iconPaths: readonly string[] = Object.keys(fixedAssets).filter(
  (path) => fixedAssets[path]?.role === 'icon',
)

/** Icons that the tool drew from a drawing which has changed since. One that somebody made by hand says nothing of a drawing, and is left in peace. */
export const iconWarnings = ofEachFolder((folder) => {
  const drawing = folder.read(iconDrawing)
  if (!(drawing instanceof Uint8Array)) return []
  const isOld = (path: string) => {
    const icon = folder.read(path)
    const from = icon instanceof Uint8Array ? drawnFrom(icon) : null
    return from !== null && from !== drawingId(drawing)
  }
  const cure = `Draw it again: npm run merchant -- doctor ${folder.id} --fix`
  return iconPaths
    .filter(isOld)
    .map((path) => folder.tell(path)('LM062', `"${path}" was drawn before "${iconDrawing}" changed.`, cure))
})

/** Whether a person should look at each place that shows an own text: one of few letters has room everywhere. */
const isLong = (text: string, original: string) => text.length > Math.max(40, original.length * 3)

/**
 * Own texts that are much longer than those of the product: a button or the bottom bar that has room for the product's text grows with them.
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about.
 * @param dictionaries The product's texts.
 */
export const messageWarnings = (root: string, wanted: readonly string[], dictionaries: Dictionaries) =>
  ofEachFolder((folder) =>
    Object.entries(dictionaries).flatMap(([language, texts]) => {
      const source = sourceIn(folder, `messages/${language}.json`)
      return Object.entries(Object(source?.value) as Readonly<Record<string, unknown>>).flatMap(([key, text]) => {
        const own = Object.hasOwn(texts, key) ? texts[key] : undefined
        if (
          source === null ||
          own === undefined ||
          typeof text !== 'string' ||
          !isLong(text, own) ||
          isFarTooLong(text, own)
        )
          return []
        const cure = 'Make it about as long, or look at each screen that shows it: npm run merchant -- shots.'
        return [source.problem('LM072', [key], lengthSentence(key, text, own), cure)]
      })
    }),
  )(root, wanted)
