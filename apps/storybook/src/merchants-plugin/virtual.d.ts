declare module 'virtual:lobby/folders' {
  import type { PublicMerchant } from '@lobby/merchant'
  import type { MeasuredContrast, ThemeTokens } from '@lobby/merchant/theme'

  /** A skin: the data of a merchant folder that stories need. */
  export interface Skin {
    readonly merchant: PublicMerchant
    readonly mode: 'dark' | 'light'
    readonly tokens: ThemeTokens
    /**
     * The contrasts of all pairs of colours that components may use. The pair that is nearest to its limit comes first.
     */
    readonly contrasts: readonly MeasuredContrast[]
    /** The theme's style block. */
    readonly css: string
  }

  /** All merchant folders. Each folder has the URLs of its files by path, and the text of its `theme.jsonc`. */
  export const folders: readonly {
    readonly skin: Skin
    readonly addresses: Readonly<Record<string, string>>
    readonly themeText: string
  }[]
}

declare module 'virtual:lobby/messages' {
  import type { CompiledMessages } from '@lobby/i18n'

  /** Maps a locale to its compiled texts: the product's languages, `pseudo` and `mirrored`. */
  export const messages: Readonly<Record<string, CompiledMessages>>
  /** Maps a merchant and a language to the texts with which the merchant's folder replaces those of the product. */
  export const ownMessages: Readonly<Record<string, Readonly<Record<string, CompiledMessages>>>>
}

declare module 'virtual:lobby/components' {
  /** The custom properties (without leading dashes) and layout choices that a style sheet uses. */
  export interface StyleFacts {
    /** The component tokens (the third layer of tokens) that the style sheet sets. */
    readonly sets: readonly string[]
    /** The custom properties that the style sheet reads, but does not set. */
    readonly reads: readonly string[]
    /** The layout choices that the style sheet depends on, such as `tiles` or `density`. */
    readonly choices: readonly string[]
  }

  /** Facts about a component of the design system, read from its sources. */
  export interface ComponentFacts extends StyleFacts {
    /** The title of the component's stories, without `Components/`. */
    readonly title: string
    /** The id of the component's stories. With the suffix `--docs`, this is the id of the component's docs page. */
    readonly id: string
    readonly folder: string
    readonly component: string
    /** Other components that the component's stories document (`subcomponents`). */
    readonly also: readonly string[]
    readonly status: 'new' | 'stable' | 'deprecated' | null
    readonly use: string
    readonly not: string
    readonly keyboard: string
    /** The names of the component's stories. */
    readonly stories: readonly string[]
    /** The components inside this component, one for each folder, and the properties that their style sheets use. */
    readonly parts: readonly (StyleFacts & { readonly name: string })[]
  }

  /** All components, sorted by title. */
  export const components: readonly ComponentFacts[]
}
