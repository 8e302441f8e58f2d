/** The input of one run of Playwright. The environment variable `LOBBY_PICTURES` passes it on as JSON. */
export interface PicturesRun {
  /** The origin that serves the static Storybook. */
  readonly origin: string
  /** The folder of the pictures, which both runs share. */
  readonly folder: string
  /** The folder of the report. With it, the run compares pictures. Without it, the run writes them. */
  readonly report?: string
  readonly stories: readonly {
    /** The component's name. */
    readonly name: string
    /** The id of the story that is pictured. */
    readonly story: string
    /** The skins that it is pictured in. */
    readonly skins: readonly string[]
  }[]
}

export const readRun = (): PicturesRun =>
  JSON.parse(process.env['LOBBY_PICTURES'] ?? '{ "stories": [] }') as PicturesRun
