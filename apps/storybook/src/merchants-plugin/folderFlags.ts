import type { Capability } from '@lobby/merchant'
import { LAB_MERCHANT_ID, type ToolbarValues } from './toolbar.ts'
import { decodeLabTheme } from '../lab/labTheme.ts'

// Import nothing here that loads React: Storybook's own window loads this module too, and uses its bundled React.

/**
 * Events on Storybook's channel. Storybook's window requests the feature flags of the merchant folders with
 * `REQUEST_MERCHANT_FLAGS_EVENT`. The page with the stories sends the feature flags with `MERCHANT_FOLDER_FLAGS_EVENT`.
 */
export const MERCHANT_FOLDER_FLAGS_EVENT = 'lobby/folders'
export const REQUEST_MERCHANT_FLAGS_EVENT = 'lobby/folders?'

/** Maps a merchant's id to the feature flags that the merchant's folder switches on. */
export type FlagsByMerchantFolder = Readonly<Record<string, readonly Capability[]>>

/**
 * Returns the feature flags that the selected merchant's folder switches on. Returns undefined if all merchants are
 * shown or the folders are not known yet.
 */
export const getMerchantFolderFlags = (
  { merchant, skin }: Pick<ToolbarValues, 'merchant' | 'skin'>,
  folders: FlagsByMerchantFolder,
): readonly Capability[] | undefined =>
  folders[merchant === LAB_MERCHANT_ID ? (decodeLabTheme(skin)?.merchant ?? '') : merchant]
