import type { Capability } from '@lobby/merchant'
import { LAB_MERCHANT, type Toolbar } from './toolbar.ts'
import { parseLook } from '../lab/choices.ts'

// Storybook's window loads this module too, with its bundled React. Import nothing here that loads our React.

/** Channel events: the stories' page sends `FOLDER_FLAGS_EVENT`, and Storybook's window requests it with `REQUEST_FOLDER_FLAGS_EVENT`. */
export const FOLDER_FLAGS_EVENT = 'lobby/folders'
export const REQUEST_FOLDER_FLAGS_EVENT = 'lobby/folders?'

/** Maps a merchant's id to the flags that are on in its folder. */
export type FolderFlags = Readonly<Record<string, readonly Capability[]>>

/** Returns the flags that are on in the shown merchant's folder, or undefined if several merchants are shown or the folder is not known yet. */
export const getFolderFlags = (
  { merchant, skin }: Pick<Toolbar, 'merchant' | 'skin'>,
  folders: FolderFlags,
): readonly Capability[] | undefined => folders[merchant === LAB_MERCHANT ? (parseLook(skin)?.of ?? '') : merchant]
