import type { Capability } from './flags.ts'
import type { Market } from './marketNames.ts'
import type { FileContent, FileName } from './reader/schema.ts'

/** An upper-case dictionary code, for example `PT` (specification part 1, section 1). */
export type LanguageCode = string

/** Data that nobody writes to. */
type Fixed<T> = T extends (infer Item)[]
  ? readonly Fixed<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Fixed<T[Key]> }
    : T

/** What `merchant.jsonc`, `theme.jsonc` or `cdn.jsonc` says, once it was read and found valid; the schemas say what each key means. */
export type FileSays<Name extends FileName> = Fixed<Omit<FileContent<Name>, '$schema'>>

/** The few layout choices that a theme names. All but `lead` reach CSS as `data-*` attributes of the root element: `data-header`, `data-tiles` and so on. */
export type Layout = FileSays<'theme'>['layout']

/** A picture of the merchant folder, with the size that reserves its room on the page. */
export interface Asset {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Third-party sign-in by Firebase: what its console calls the web app's configuration. None of it is a secret. */
export type Firebase = NonNullable<FileSays<'merchant'>['firebase']>

/**
 * What of a merchant folder reaches the browser: the stamped data block. Everything else stays in the folder.
 * Written by the stamp, read once by `@lobby/platform/merchant`.
 */
export interface PublicMerchant extends Omit<FileSays<'merchant'>, 'licence' | 'market'>, FileSays<'cdn'> {
  readonly id: string
  /** Whose rules of playing responsibly the site follows; absent means those of no market. */
  readonly market?: Market | undefined
  readonly licence: {
    readonly image: Asset | null
    /** In each language that is offered. */
    readonly text: Readonly<Record<LanguageCode, string>>
    readonly url: string | null
  }
  readonly layout: Layout
  /** What the flags that are on switch on; what is not listed is off (CONF-003). */
  readonly flags: readonly Capability[]
  /** PEM (SPKI) of the RSA key that the login body's keys are encrypted with. */
  readonly encryptionKey: string
  readonly logo: Asset
  /** The first slide of home until the server's banners arrive. */
  readonly hero: Asset
}

/**
 * What the stamp knows of the finished site: the second data block (`#site`), beside the merchant's own.
 * Read once by `@lobby/platform/merchant`, and by the boot script before any module runs.
 */
export interface SiteInfo {
  /** Names the compile and this merchant's content: service worker caches and reports carry it. */
  readonly build: string
  /** The offered languages: what `<html lang>` and `<html dir>` say for each. */
  readonly languages: Readonly<Record<LanguageCode, { readonly tag: string; readonly direction: 'ltr' | 'rtl' }>>
  /** Language, then namespace, to the URL of the compiled dictionary. */
  readonly dictionaries: Readonly<Record<LanguageCode, Readonly<Record<string, string>>>>
  /** URLs of home's first data, asked for before the bundle runs; `{LANG}` stands for the language. Empty but on home. */
  readonly early: readonly string[]
  /** Whether this site has a service worker: off in development, and where the kill switch is. */
  readonly worker: boolean
}
