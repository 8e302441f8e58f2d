import { addons } from 'storybook/preview-api'
import { askForFolders, foldersAreHere, type FolderFlags } from './folderFlags.ts'
import { skins } from './skins.ts'

/** Tells Storybook's window which flags each merchant folder has, whenever it asks and once by itself. */
export async function tellFolders(): Promise<void> {
  const channel = await addons.ready()
  const folders: FolderFlags = Object.fromEntries(skins.map(({ merchant: { id, flags } }) => [id, flags]))
  const tell = () => channel.emit(foldersAreHere, folders)
  channel.on(askForFolders, tell)
  tell()
}
