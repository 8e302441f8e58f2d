import { useLanguage } from '@lobby/i18n'
import { useSession } from '@lobby/platform/session'
import { createTestSiteWithMessages, type TestSiteOptions } from '@lobby/platform/testing'
import { renderScreen } from '@lobby/platform/testing/render-screen'
import { onTestFinished, vi } from 'vitest'
import { AnnouncementPopup, type AnnouncementPopupProps } from '../popup/AnnouncementPopup.tsx'
import type { PopupPage } from '../popup/selectPopupPages.ts'
import { useDuePopupPages } from '../popup/useDuePopupPages.ts'
import { homeAnnouncementsQuery } from '../queries/home.ts'

let ids = 0

/** Creates a page of the announcement popup. */
export const createPopupPageFixture = (title: string, more: Partial<PopupPage> = {}): PopupPage => ({
  id: (ids += 1),
  title,
  content: `<p>About ${title}</p>`,
  promotionType: null,
  execution: 'B',
  ...more,
})

/** Renders a home page with a button and the announcement popup for the current player, as the app does. */
function Home(popup: Pick<AnnouncementPopupProps, 'onGo' | 'listedAt'>) {
  useLanguage()
  return (
    <>
      <main>
        <button type="button">Below</button>
      </main>
      <Popups key={useSession()?.userName ?? ''} {...popup} />
    </>
  )
}

function Popups(popup: Pick<AnnouncementPopupProps, 'onGo' | 'listedAt'>) {
  const due = useDuePopupPages()
  if (!due) return null
  const { key, ...rest } = due
  return <AnnouncementPopup key={key} {...rest} {...popup} />
}

const frame = () => new Promise(requestAnimationFrame)

/** Renders home with these popup pages. The clock advances only when the test calls `pass`. */
export async function renderHomeWithPopupPages(
  popups: readonly PopupPage[],
  init: TestSiteOptions = {},
  times: Pick<AnnouncementPopupProps, 'listedAt'> = {},
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const site = await createTestSiteWithMessages(init)
  const publish = (published: readonly PopupPage[]) => {
    const { queryKey } = homeAnnouncementsQuery(site.api, site.session.get()?.userName ?? null, site.language)
    site.queries.setQueryData(queryKey, { banners: [], player: [], popup: [...published], hot: [], promotion: [] })
  }
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    await frame()
    await frame()
  }
  publish(popups)
  const went: string[] = []
  const { screen } = await renderScreen(<Home {...times} onGo={(path) => went.push(path)} />, { site })
  const isOpen = () => document.querySelector('[role=dialog]') !== null
  return {
    site,
    screen,
    went,
    publish,
    pass,
    isOpen,
    dialog: screen.getByRole('dialog'),
    button: (name: string) => screen.getByRole('dialog').getByRole('button', { name, exact: true }),
    /** Opens the popup, then restores the real timers. */
    open: async () => {
      await pass(500)
      vi.useRealTimers()
    },
  }
}
