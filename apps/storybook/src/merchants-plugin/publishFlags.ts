import { addons } from 'storybook/preview-api'
import { REQUEST_FOLDER_FLAGS_EVENT, FOLDER_FLAGS_EVENT, type FolderFlags } from './folderFlags.ts'
import { skins } from './skins.ts'

/**
 * Sends the feature flags of each merchant folder to Storybook's window, at start-up and each time when the window
 * requests them.
 */
export async function publishFlags(): Promise<void> {
  const channel = await addons.ready()
  const folders: FolderFlags = Object.fromEntries(skins.map(({ merchant: { id, flags } }) => [id, flags]))
  const tell = () => channel.emit(FOLDER_FLAGS_EVENT, folders)
  channel.on(REQUEST_FOLDER_FLAGS_EVENT, tell)
  tell()
}
