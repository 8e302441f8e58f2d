import type { PublicMerchant, SiteInfo } from '@lobby/merchant'

/** One entry of Vite's manifest. */
export interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly isEntry?: boolean
}

/** Vite's manifest: chunks by source module. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** The HTML of the first screen before any script runs: a part for the head and one for `#root`. */
export interface Skeleton {
  readonly head: string
  readonly body: string
}

/** The module `dist/stamp/stamp.mjs`. */
export interface StampModule {
  renderSkeleton(document: 'home' | 'shell', merchant: PublicMerchant, text: Readonly<Record<string, string>>): Skeleton
  preloadUrls(merchant: PublicMerchant): readonly string[]
  readLanguages(merchant: PublicMerchant): SiteInfo['languages']
  /** Manifest keys of lazy modules that the service worker precaches. */
  readonly precachedModules: readonly string[]
  /** The shortcuts in the menu of the installed icon: the id of the text, and the URL. */
  readonly shortcuts: readonly { readonly text: string; readonly url: string }[]
  /** Ids of the texts of the offline page, in the namespace `shell`. */
  readonly offlineTexts: Readonly<Record<'title' | 'text' | 'retry', string>>
  /** The paths that get the document of the home page. All other routes get the shell. */
  readonly homePaths: readonly string[]
}

/** A finished compile, read once and used for every merchant. */
export interface Compiled extends StampModule {
  /** A hash of everything that the compile produced. */
  readonly id: string
  /** The folder of the client bundle. Paths in the manifest are relative to it. */
  readonly dir: string
  readonly manifest: Manifest
  /** Manifest keys of the entry, and of the home screen if that is a separate chunk. */
  readonly entry: string
  readonly firstScreen: string | undefined
  /** The manifest key of the table of all other screens, if that is a separate chunk. */
  readonly otherScreens: string | undefined
  /** The flags that each lazy module belongs to. */
  readonly flags: Readonly<Record<string, readonly string[]>>
  /** The texts of the boot script and of the service worker. */
  readonly boot: string
  readonly worker: string
  /** Returns the names of the installed packages that a chunk contains code of. */
  packagesIn(file: string): readonly string[]
  text(file: string): string
  /** Returns the subresource integrity of a chunk: `sha256-…`. */
  integrity(file: string): string
  /** Returns the files that a chunk names, relative to the client folder. */
  names(file: string): ChunkNames
}

/** The files that a chunk imports statically, and those that it may load later. */
export interface ChunkNames {
  readonly needed: readonly string[]
  readonly lazy: readonly string[]
}
