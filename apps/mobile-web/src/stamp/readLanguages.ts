import { getTextDirection, isLanguageCode, getLanguageTag } from '@lobby/i18n'
import type { PublicMerchant, SiteInfo } from '@lobby/merchant'

/** Returns the values of `<html lang>` and `<html dir>` for each language that a merchant offers. */
export function readLanguages({ languages }: PublicMerchant): SiteInfo['languages'] {
  const codes = languages.offered.filter(isLanguageCode)
  return Object.fromEntries(
    codes.map((code) => [code, { tag: getLanguageTag(code), direction: getTextDirection(code) }]),
  )
}
