import type { Capability } from './flags.ts'
import type { MarketName } from './marketNames.ts'
import type { SettingsFileContent, SettingsFileName } from './reader/schema.ts'

/** An upper-case dictionary code, for example `PT` (specification part 1, section 1). */
export type LanguageCode = string

/** The type `T` with all properties and lists read-only, at every depth. */
type Fixed<T> = T extends (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T

/**
 * The content of `merchant.jsonc`, `theme.jsonc` or `cdn.jsonc` after it was read and found valid. The schemas
 * describe each key.
 */
export type ReadonlySettingsFileContent<Name extends SettingsFileName> = Fixed<
  Omit<SettingsFileContent<Name>, '$schema'>
>

/**
 * The layout choices of a theme. Each choice except `lead` becomes a `data-*` attribute of the root element, which CSS
 * uses: `data-header`, `data-tiles` and so on.
 */
export type ThemeLayout = ReadonlySettingsFileContent<'theme'>['layout']

/** An image from the merchant folder, with its size, so that the page can reserve space before the image is loaded. */
export interface MerchantAsset {
  readonly src: string
  readonly width: number
  readonly height: number
}

/**
 * The configuration of third-party sign-in by Firebase, as the Firebase console shows it for a web app. Nothing in it
 * is secret.
 */
export type FirebaseConfig = NonNullable<ReadonlySettingsFileContent<'merchant'>['firebase']>

/**
 * The part of a merchant folder that is sent to the browser. The stamp writes it into the document as a JSON data
 * block, which `@lobby/platform/merchant` reads.
 */
export interface PublicMerchant
  extends Omit<ReadonlySettingsFileContent<'merchant'>, 'licence' | 'market'>, ReadonlySettingsFileContent<'cdn'> {
  readonly id: string
  /** The market whose responsible-gaming rules the site follows. Absent if the site follows no such rules. */
  readonly market?: MarketName | undefined
  readonly licence: {
    readonly image: MerchantAsset | null
    /** The licence text, in each offered language. */
    readonly text: Readonly<Record<LanguageCode, string>>
    readonly url: string | null
  }
  readonly layout: ThemeLayout
  /** The capabilities of the flags that are on. A capability that is not listed is off (CONF-003). */
  readonly flags: readonly Capability[]
  /** The RSA public key as PEM (SPKI), for the encryption of login requests. */
  readonly encryptionKey: string
  readonly logo: MerchantAsset
  /** The first slide of the home page, until the platform's banners are loaded. */
  readonly hero: MerchantAsset
}

/**
 * The facts about a stamped site that only the stamp knows. The document contains them as the data block `#site`, next
 * to the merchant's data block.
 */
export interface SiteInfo {
  /** An id of the compile together with this merchant's content. Service worker caches and error reports contain it. */
  readonly build: string
  /** The offered languages, each with its values for `<html lang>` and `<html dir>`. */
  readonly languages: Readonly<Record<LanguageCode, { readonly tag: string; readonly direction: 'ltr' | 'rtl' }>>
  /** The URL of each compiled dictionary, by language and namespace. */
  readonly dictionaries: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>
  /**
   * The URLs of the first data of home. A script in the document requests them before the bundle runs. `{LANG}` is
   * replaced by the language. Empty in the documents of other pages.
   */
  readonly early: readonly string[]
  /** True if the site has a service worker. False in development, and while the kill switch is on. */
  readonly worker: boolean
}
