declare module 'virtual:lobby/folders' {
  import type { PublicMerchant } from '@lobby/merchant'
  import type { Tokens } from '@lobby/merchant/theme'

  /** A merchant folder as stories see it. */
  export interface Skin {
    readonly merchant: PublicMerchant
    readonly mode: 'dark' | 'light'
    readonly tokens: Tokens
    /** The theme's style block. */
    readonly css: string
  }

  /** Each merchant folder, and the address of each of its files by its path in the folder. */
  export const folders: readonly { readonly skin: Skin; readonly addresses: Readonly<Record<string, string>> }[]
}

declare module 'virtual:lobby/messages' {
  import type { Messages } from '@lobby/i18n'

  /** Locale to compiled texts: the product's languages, `pseudo` and `mirrored`. */
  export const messages: Readonly<Record<string, Messages>>
  /** Merchant, then language, to the texts that its folder replaces. */
  export const ownMessages: Readonly<Record<string, Readonly<Record<string, Messages>>>>
}

declare module 'virtual:lobby/icons' {
  import type { LucideIcon } from 'lucide-react'

  /** Every icon that the packages import, by name. */
  export const icons: Readonly<Record<string, LucideIcon>>
}
