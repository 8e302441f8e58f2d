import { addons } from 'storybook/preview-api'
import { askForFolders, foldersAreHere, type FolderFlags } from './folderFlags.ts'
import { skins } from './skins.ts'

/** Sends Storybook's window the flags of each merchant folder: once at start-up, and whenever the window requests them. */
export async function tellFolders(): Promise<void> {
  const channel = await addons.ready()
  const folders: FolderFlags = Object.fromEntries(skins.map(({ merchant: { id, flags } }) => [id, flags]))
  const tell = () => channel.emit(foldersAreHere, folders)
  channel.on(askForFolders, tell)
  tell()
}
