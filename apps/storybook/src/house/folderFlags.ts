import type { Capability } from '@lobby/merchant'
import { fromLab, type Toolbar } from './toolbar.ts'
import { readLook } from '../lab/choices.ts'

// Storybook's own window reads this too: nothing here may bring React along.

/** What the stories' page tells Storybook's window, and what it is asked by. */
export const foldersAreHere = 'lobby/folders'
export const askForFolders = 'lobby/folders?'

/** The flags that are on, of each merchant folder, by its id. */
export type FolderFlags = Readonly<Record<string, readonly Capability[]>>

/** Returns the flags that are on in the folder of the shown merchant; undefined if several merchants are shown or the folder is not known yet. */
export const flagsOf = (
  { merchant, skin }: Pick<Toolbar, 'merchant' | 'skin'>,
  folders: FolderFlags,
): readonly Capability[] | undefined => folders[merchant === fromLab ? (readLook(skin)?.of ?? '') : merchant]
