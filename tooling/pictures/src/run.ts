/** What one run of Playwright is about. It reaches the run as the variable `LOBBY_PICTURES`. */
export interface PicturesRun {
  /** Where the static Storybook is served. */
  readonly origin: string
  /** A folder for what the runs have in common: the pictures. */
  readonly folder: string
  /** The folder of the report. Without it the pictures are written, and with it they are compared. */
  readonly report?: string
  readonly stories: readonly {
    /** The component. */
    readonly name: string
    /** The id of the story that is pictured. */
    readonly story: string
    /** The skins that it is pictured in. */
    readonly skins: readonly string[]
  }[]
}

export const readRun = (): PicturesRun =>
  JSON.parse(process.env['LOBBY_PICTURES'] ?? '{ "stories": [] }') as PicturesRun
