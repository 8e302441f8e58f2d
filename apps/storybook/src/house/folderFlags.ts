import type { Capability } from '@lobby/merchant'
import { fromLab, type Toolbar } from './toolbar.ts'
import { readLook } from '../lab/choices.ts'

// Storybook's window loads this module too, with its bundled React. Import nothing here that loads our React.

/** Channel events: the stories' page sends `foldersAreHere`, and Storybook's window requests it with `askForFolders`. */
export const foldersAreHere = 'lobby/folders'
export const askForFolders = 'lobby/folders?'

/** Maps a merchant's id to the flags that are on in its folder. */
export type FolderFlags = Readonly<Record<string, readonly Capability[]>>

/** Returns the flags that are on in the shown merchant's folder, or undefined if several merchants are shown or the folder is not known yet. */
export const flagsOf = (
  { merchant, skin }: Pick<Toolbar, 'merchant' | 'skin'>,
  folders: FolderFlags,
): readonly Capability[] | undefined => folders[merchant === fromLab ? (readLook(skin)?.of ?? '') : merchant]
