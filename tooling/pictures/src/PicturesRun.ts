/** The input of one Playwright run, which receives it as JSON in the environment variable `LOBBY_PICTURES`. */
export interface PicturesRun {
  /** The origin that serves the static Storybook. */
  readonly origin: string
  /** The folder of the pictures, which both runs share. */
  readonly folder: string
  /** The folder of the report. A run with a report compares pictures. A run without a report writes them. */
  readonly report?: string
  readonly stories: readonly {
    readonly name: string
    /** The id of the story that the pictures show. */
    readonly story: string
    /** The ids of the merchants in whose themes the pictures show the story. */
    readonly merchants: readonly string[]
  }[]
}

export const readPicturesRun = (): PicturesRun =>
  JSON.parse(process.env['LOBBY_PICTURES'] ?? '{ "stories": [] }') as PicturesRun
