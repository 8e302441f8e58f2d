import { inTurn } from '../apps/inTurn.ts'
import { withPages } from '../apps/withPages.ts'
import { scrollOnPhone } from '../list/scrollOnPhone.ts'
import { scrollRows } from '../list/scrollRows.ts'
import { openSiteList, siteTile } from '../list/openList.ts'
import { keep } from '../report/keep.ts'
import { tell } from '../report/tell.ts'
import { memberRow, openTree, signInAgent } from './openTree.ts'

/** How many members the team has. */
const many = 10_000

/** Scrolls a team of 10,000 members on a slow processor, in turn with the list of games that it has to be as smooth as. */
export async function benchTree({ runs, merchant }: { readonly runs: number; readonly merchant: string }): Promise<void> {
  await withPages(merchant, async (browser, pages) => {
    await pages.tell('team', { merchant, members: many })
    const session = await signInAgent(browser, pages)
    const tree = scrollOnPhone(browser, (page) => openTree(page, pages, session), memberRow)
    await tree()
    const taken = await inTurn(runs, {
      games: scrollOnPhone(browser, (page) => openSiteList(page, pages), siteTile),
      members: tree,
    })
    tell('10,000 members scrolled, medians', scrollRows, taken)
    console.log(`\nKept: ${keep('tree', { runs, merchant, chromium: browser.version(), taken })}`)
  })
}
