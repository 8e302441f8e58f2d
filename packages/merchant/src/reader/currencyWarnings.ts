import { basename, join, resolve } from 'node:path'
import { rawAt } from './crossProblems.ts'
import { openFolder } from './Folder.ts'
import type { Problem } from './Problem.ts'
import { sourcesOf } from './sourcesOf.ts'

/** Into how many parts ISO 4217 divides the currencies that are not divided into a hundred. `Intl` follows what shops do, and takes the cents of HUF and COP away too. */
const withoutCents = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const thousandths = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

/**
 * Currencies that are not counted in hundredths. The platform counts every amount in hundredths and the site shows it with two decimals: a
 * warning, because the platform may count such a currency so.
 *
 * @param root The folder of the folders: `merchants`.
 * @param wanted The folders that are asked about.
 */
export function currencyWarnings(root: string, wanted: readonly string[]): readonly Problem[] {
  const place = resolve(root)
  return wanted.flatMap((id) => {
    const { merchant } = sourcesOf(openFolder(join(place, id)), `${basename(place)}/${id}`)
    const currency = merchant === undefined ? null : rawAt(merchant, ['currency'])
    if (merchant === undefined || typeof currency !== 'string') return []
    const parts = withoutCents.has(currency)
      ? 'has no cents'
      : thousandths.has(currency)
        ? 'is divided into 1000 parts'
        : null
    if (parts === null) return []
    const message = `${currency} ${parts}, and the site shows every amount with two decimals, as the platform counts in hundredths.`
    return [
      merchant.problem(
        'LM071',
        ['currency'],
        message,
        `Ask the platform how it counts ${currency} before players come, or write another currency.`,
      ),
    ]
  })
}
