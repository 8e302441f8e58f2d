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

/** Vite's manifest: source module to chunk. */
export type Manifest = Readonly<Record<string, ManifestChunk>>

/** The first screen before any script: what goes into the head, and what into `#root`. */
export interface Skeleton {
  readonly head: string
  readonly body: string
}

/** The module `dist/stamp/stamp.mjs`. */
export interface StampModule {
  renderSkeleton(document: 'home' | 'shell', merchant: PublicMerchant, text: Readonly<Record<string, string>>): Skeleton
  earlyUrls(merchant: PublicMerchant): readonly string[]
  languagesOf(merchant: PublicMerchant): SiteInfo['languages']
  /** Manifest keys of lazy modules that the service worker keeps ahead. */
  readonly keptAhead: readonly string[]
  /** What a long press on the installed icon offers: the id of its text, and its address. */
  readonly shortcuts: readonly { readonly text: string; readonly url: string }[]
  /** Ids of the texts of the page of no connection, of the group `shell`. */
  readonly offlineTexts: Readonly<Record<'title' | 'text' | 'retry', string>>
  /** Paths that home's document answers; every other route gets the shell. */
  readonly homePaths: readonly string[]
}

/** A finished compile, read once and used for every merchant. */
export interface Compiled extends StampModule {
  /** Hash of all that the compile made. */
  readonly id: string
  /** Folder of the client bundle; files of the manifest are relative to it. */
  readonly dir: string
  readonly manifest: Manifest
  /** Manifest key of the entry, and of home's screen where that is a chunk of its own. */
  readonly entry: string
  readonly firstScreen: string | undefined
  /** Manifest key of the table of all other screens, where that is a chunk of its own. */
  readonly otherScreens: string | undefined
  /** Lazy module to the flags that it belongs to. */
  readonly flags: Readonly<Record<string, readonly string[]>>
  /** Text of the boot script and of the service worker. */
  readonly boot: string
  readonly worker: string
  /** Names of the installed packages of which a chunk has something. */
  packagesIn(file: string): readonly string[]
  text(file: string): string
  /** `sha256-…` of a chunk. */
  integrity(file: string): string
  /** What a chunk names: other files, relative to the bundle's folder. */
  names(file: string): ChunkNames
}

/** Files that a chunk needs as soon as it runs, and those that it may ask for later. */
export interface ChunkNames {
  readonly needed: readonly string[]
  readonly lazy: readonly string[]
}
