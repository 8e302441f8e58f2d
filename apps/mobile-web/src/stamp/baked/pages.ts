import type { Capability } from '@lobby/merchant'
import { getScreenPaths, screenTable } from '../../screens/table/screenTable.ts'

/** The path of a page, and what a merchant needs to have this page. */
export interface SitePage {
  readonly path: string
  /** Only merchants with this feature flag have the page. */
  readonly flag?: Capability
  /** Only merchants that follow the legal rules of a market have the page. */
  readonly market?: true
  /** True if search engines may list the page. */
  readonly isListed?: true
}

/** The pages of the site other than home. Web servers send status 404 for every other path of a document. */
export const pages: readonly SitePage[] = screenTable.flatMap((record) =>
  getScreenPaths(record).map((path, index) => ({
    path,
    ...(record.flag !== undefined && { flag: record.flag }),
    ...(record.market !== undefined && { market: record.market }),
    // The other paths of a screen show the same content.
    ...(record.isListed && index === 0 && { isListed: true as const }),
  })),
)
