import type { Capability } from '@lobby/merchant'
import type { FolderFlags } from '../house/folderFlags.ts'
import { fromLab, type Toolbar } from '../house/toolbar.ts'
import { readLook } from '../lab/choices.ts'

/** The flags that the shown merchant's folder has on; undefined where there is no one folder, or before it is known. */
export const flagsOf = (
  { merchant, skin }: Pick<Toolbar, 'merchant' | 'skin'>,
  folders: FolderFlags,
): readonly Capability[] | undefined => folders[merchant === fromLab ? (readLook(skin)?.of ?? '') : merchant]
