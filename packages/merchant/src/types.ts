import type { Capability } from './flags.ts'
import type { Market } from './marketNames.ts'

/** An upper-case dictionary code, for example `PT` (specification part 1, section 1). */
export type LanguageCode = string

/** The few layout choices that a theme names. All but `lead` reach CSS as `data-*` attributes of the root element. */
export interface Layout {
  /** `data-header`: where the logo stands. */
  readonly header: 'left' | 'centre'
  /** `data-tiles`: the shape of a game tile. */
  readonly tiles: 'sharp' | 'soft' | 'round'
  /** `data-bar`: the bottom navigation, with a raised deposit button or flat. */
  readonly bar: 'raised' | 'flat'
  /** `data-rails`: rails of pictures, or plain titles. */
  readonly rails: 'pictures' | 'plain'
  /** `data-density` */
  readonly density: 'comfortable' | 'compact'
  /**
   * Which of home's tabs stands open first; without it, or where the platform has no such tab, the platform's first. LOTT puts the next
   * draws on top of home as well, SPORTS the hot matches. No attribute.
   */
  readonly lead?: 'SPORTS' | 'LIVE' | 'FISH' | 'RNG' | 'INHOUSE' | 'PVP' | 'LOTT' | undefined
}

/** A picture of the merchant folder, with the size that reserves its room on the page. */
export interface Asset {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Third-party sign-in by Firebase: what its console calls the web app's configuration. None of it is a secret. */
export interface Firebase {
  readonly projectId: string
  readonly apiKey: string
  /** The host of its sign-in windows, without scheme. */
  readonly authDomain: string
  /** On this machine the site's own origin passes an Auth emulator on; without one nothing is offered. Projects named `demo-...` alone. */
  readonly emulator: boolean
}

/**
 * What of a merchant folder reaches the browser: the stamped data block. Everything else stays in the folder.
 * Written by the stamp, read once by `@lobby/platform/merchant`.
 */
export interface PublicMerchant {
  readonly id: string
  readonly code: string
  readonly trialCode: string
  readonly name: string
  /** What stands under the icon of the installed site, 12 letters at most; made of the name if absent. */
  readonly shortName?: string | undefined
  /** The host names on which the site may run; on another one it refuses to. */
  readonly hosts: readonly string[]
  readonly languages: { readonly default: LanguageCode; readonly offered: readonly LanguageCode[] }
  /** ISO 3166: the countries that the merchant serves, whose first gives the default dialling code; absent means every country, Brazil first. */
  readonly countries?: readonly string[] | undefined
  /** An IANA name, for example `America/Sao_Paulo`. */
  readonly timeZone: string
  /** ISO 4217; what amounts are formatted in where the server sends no symbol. */
  readonly currency: string
  readonly minimumAge: 18 | 21
  /** Whose rules of playing responsibly the site follows; absent means those of no market. */
  readonly market?: Market | undefined
  readonly copyright: string
  readonly licence: {
    readonly image: Asset | null
    /** In each language that is offered. */
    readonly text: Readonly<Record<LanguageCode, string>>
    readonly url: string | null
  }
  readonly layout: Layout
  /** What the flags that are on switch on; what is not listed is off (CONF-003). */
  readonly flags: readonly Capability[]
  /** The module that sends the SMS code of a forgotten password: the common call, or the one for resets (C14). */
  readonly resetCode: 'VERIFICATION3' | 'PWRESETSMS3'
  /** Third-party sign-in; absent means off (AUTH-221). */
  readonly firebase?: Firebase | undefined
  /** PEM (SPKI) of the RSA key that the login body's keys are encrypted with. */
  readonly encryptionKey: string
  /** Put before every path of the API; empty means the page's own origin. */
  readonly apiBase: string
  readonly images: {
    /** Bases of the image hosts: origins or root-relative paths, without a trailing slash (CONF-058). */
    readonly hosts: readonly string[]
    /** The base that is tried when a listed one fails (CONF-059). */
    readonly fallback: string
  }
  /** Origins that a launched game may have, for example `https://play.example.com`; `http://play.localhost:*` on loopback. */
  readonly gameOrigins: readonly string[]
  /** Origins that a customer-service link may have. */
  readonly serviceOrigins: readonly string[]
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
