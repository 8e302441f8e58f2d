import type { Capability, PublicMerchant, SiteInfo } from '@lobby/merchant'

/** One entry of Vite's manifest. */
export interface ViteManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly isEntry?: boolean
}

/** Vite's manifest: chunks by source module. */
export type ViteManifest = Readonly<Record<string, ViteManifestChunk>>

/** The HTML of the first screen before any script runs: one part for `<head>` and one part for the element `#root`. */
export interface SkeletonHtml {
  readonly head: string
  readonly body: string
}

/** The module `dist/stamp/stamp.mjs`. */
export interface StampModule {
  renderSkeleton(
    document: 'home' | 'shell',
    merchant: PublicMerchant,
    text: Readonly<Record<string, string>>,
  ): SkeletonHtml
  preloadUrls(merchant: PublicMerchant): readonly string[]
  readLanguages(merchant: PublicMerchant): SiteInfo['languages']
  /** Manifest keys of lazy modules that the service worker precaches. */
  readonly precachedModules: readonly string[]
  /** The shortcuts in the menu of the installed site's icon. `text` is the id of a text. */
  readonly shortcuts: readonly { readonly text: string; readonly url: string }[]
  /** Ids of the texts of the offline page, in the namespace `shell`. */
  readonly offlineTexts: Readonly<Record<'title' | 'text' | 'retry', string>>
  /**
   * The URL paths at which the server sends the home document. For all other routes, the server sends the shell
   * document.
   */
  readonly homePaths: readonly string[]
  /**
   * The pages of the site other than home, each with the feature flag (`flag`) and the legal rules (`market`) that a
   * merchant needs to have the page.
   */
  readonly pages: readonly {
    readonly path: string
    readonly flag?: Capability
    readonly market?: true
    /** True if search engines may list the page. */
    readonly isListed?: true
  }[]
  /** The id of the text that describes the site to search engines and next to shared links. */
  readonly descriptionText: string
}

/** A finished compile, which is read one time and used for every merchant. */
export interface FinishedCompile extends StampModule {
  /** A hash of everything that the compile produced. */
  readonly id: string
  /** The folder of the client bundle. Paths in the manifest are relative to this folder. */
  readonly dir: string
  readonly manifest: ViteManifest
  /** The manifest keys: `entry` of the entry script, `firstScreen` of the home screen if it is a separate chunk. */
  readonly entry: string
  readonly firstScreen: string | undefined
  /** The manifest key of the module that lists all screens other than home, if it is a separate chunk. */
  readonly otherScreens: string | undefined
  /**
   * The feature flags of each lazy module, by the manifest key of the module. A site includes the module if at least
   * one of these flags is on.
   */
  readonly flags: Readonly<Record<string, readonly string[]>>
  /** The source texts of the boot script (`boot`) and of the service worker (`worker`). */
  readonly boot: string
  readonly worker: string
  /** Returns the names of the installed packages whose code is in a chunk. */
  packagesIn(file: string): readonly string[]
  text(file: string): string
  /** Returns the subresource integrity of a chunk: `sha256-…`. */
  integrity(file: string): string
  /** Returns the files that a chunk names, relative to the client folder. */
  names(file: string): ChunkImports
}

/** The files that a chunk imports statically (`needed`), and the files that it may load later (`lazy`). */
export interface ChunkImports {
  readonly needed: readonly string[]
  readonly lazy: readonly string[]
}
