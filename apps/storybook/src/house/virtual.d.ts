declare module 'virtual:lobby/folders' {
  import type { PublicMerchant } from '@lobby/merchant'
  import type { MeasuredContrast, Tokens } from '@lobby/merchant/theme'

  /** A merchant folder as stories see it. */
  export interface Skin {
    readonly merchant: PublicMerchant
    readonly mode: 'dark' | 'light'
    readonly tokens: Tokens
    /** Every pair that may be shown, the nearest to its limit first. */
    readonly contrasts: readonly MeasuredContrast[]
    /** The theme's style block. */
    readonly css: string
  }

  /** Each merchant folder, the address of each of its files by its path in the folder, and the text of its `theme.jsonc`. */
  export const folders: readonly {
    readonly skin: Skin
    readonly addresses: Readonly<Record<string, string>>
    readonly themeText: string
  }[]
}

declare module 'virtual:lobby/messages' {
  import type { Messages } from '@lobby/i18n'

  /** Locale to compiled texts: the product's languages, `pseudo` and `mirrored`. */
  export const messages: Readonly<Record<string, Messages>>
  /** Merchant, then language, to the texts that its folder replaces. */
  export const ownMessages: Readonly<Record<string, Readonly<Record<string, Messages>>>>
}

declare module 'virtual:lobby/components' {
  /** What a style sheet does with custom properties, named without dashes, and with the theme's layout choices. */
  export interface StyleFacts {
    /** Its own tokens: the third layer. */
    readonly sets: readonly string[]
    /** Names that come from the theme or from the design system. */
    readonly reads: readonly string[]
    /** `tiles`, `density`, ... */
    readonly choices: readonly string[]
  }

  /** A component of the design system, as its sources show it. */
  export interface ComponentFacts extends StyleFacts {
    /** Of its stories, without `Components/`. */
    readonly title: string
    /** Its stories' id, which `--docs` makes the address of its page. */
    readonly id: string
    readonly folder: string
    readonly component: string
    /** Other components that its stories show. */
    readonly also: readonly string[]
    readonly status: 'new' | 'stable' | 'deprecated' | null
    readonly use: string
    readonly not: string
    readonly keyboard: string
    /** The names of its stories. */
    readonly stories: readonly string[]
    /** What it is put together from, a folder each, and what that reads. */
    readonly parts: readonly (StyleFacts & { readonly name: string })[]
  }

  /** Every component, in order of title. */
  export const components: readonly ComponentFacts[]
}
