import type { Capability } from '@lobby/merchant'

// Storybook's own window reads this too: nothing here may bring React along.

/** What the stories' page tells Storybook's window, and what it is asked by. */
export const foldersAreHere = 'lobby/folders'
export const askForFolders = 'lobby/folders?'

/** The flags that are on, of each merchant folder, by its id. */
export type FolderFlags = Readonly<Record<string, readonly Capability[]>>
