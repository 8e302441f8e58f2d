import { addons } from 'storybook/preview-api'
import { REQUEST_MERCHANT_FLAGS_EVENT, MERCHANT_FOLDER_FLAGS_EVENT, type FlagsByMerchantFolder } from './folderFlags.ts'
import { merchantSkins } from './skins.ts'

/**
 * Sends the feature flags of each merchant folder to Storybook's window, at start-up and each time when the window
 * requests them.
 */
export async function publishMerchantFolderFlags(): Promise<void> {
  const channel = await addons.ready()
  const folders: FlagsByMerchantFolder = Object.fromEntries(
    merchantSkins.map(({ merchant: { id, flags } }) => [id, flags]),
  )
  const tell = () => channel.emit(MERCHANT_FOLDER_FLAGS_EVENT, folders)
  channel.on(REQUEST_MERCHANT_FLAGS_EVENT, tell)
  tell()
}
