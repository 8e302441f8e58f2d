import type { LanguageCode, PublicMerchant } from '../types.ts'
import type { Theme } from '../theme/index.ts'
import type { ReadFile } from './Folder.ts'
import type { Problem } from './Problem.ts'
import type { AssetFile } from './readAsset.ts'
import type { Messages } from './readMessages.ts'

/** A merchant folder that was read and found valid. */
export interface Merchant {
  readonly id: string
  readonly dir: string
  /** The data block. Paths of assets are those of the folder: who writes a site gives them their address. */
  readonly public: PublicMerchant
  readonly theme: Theme
  /** The folder's own words: id to ICU text, by language. */
  readonly messages: Readonly<Record<LanguageCode, Messages>>
  /** What goes into the site: logo, hero, icons, fonts, the licence's picture. */
  readonly assets: readonly AssetFile[]
  /** Everything that was read, in order of path: what a site of this folder depends on. */
  readonly files: readonly ReadFile[]
}

/** One folder's outcome. */
export type MerchantResult =
  | { readonly ok: true; readonly merchant: Merchant }
  | { readonly ok: false; readonly id: string; readonly problems: readonly Problem[] }
