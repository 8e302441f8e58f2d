import type { Page } from '@playwright/test'
import { signInFirst, type Lobby } from '../lobby.ts'
import type { Text } from '../textIn.ts'

/** What a sink needs to come into sight. */
interface Place {
  readonly page: Page
  readonly lobby: Lobby
  readonly text: Text
  readonly merchant: string
}

/** A place where an editor's markup becomes part of the page. */
export interface Sink {
  readonly name: string
  /** What the sandbox calls its content. */
  readonly kind: 'popup' | 'notice' | 'help' | 'agreement' | 'activity' | 'mail' | 'agentNotice'
  /** An item of that kind with this content. */
  readonly item: (content: string, index: number) => object
  /** Opens the page. */
  readonly open: (place: Place) => Promise<void>
  /** Brings an item's content into sight; gives a selector of what holds it and nothing else of the site's. Without it there is one item. */
  readonly turnTo?: (place: Place, index: number) => Promise<void>
  /** What holds the content that is in sight, and nothing else of the site's. */
  readonly box: string
}

/** Publishes content in a sink, an item each; or writes it to the member that the sink signs in. */
export async function publish({ kind, item }: Sink, { lobby, merchant }: Pick<Place, 'lobby' | 'merchant'>, contents: readonly string[]): Promise<void> {
  const items = contents.map(item)
  if (kind !== 'mail') return void (await lobby.tell('/content', { merchant, kind, items }))
  for (const mail of items) await lobby.tell('/mail', { merchant, to: 'ana', ...mail })
}

/** Every sink that exists: whoever builds one more adds it here, and `richText.spec.ts` tries it. */
export const sinks: readonly Sink[] = [
  {
    name: 'popup',
    kind: 'popup',
    item: (content, index) => ({ title: `Page ${index}`, content, promotionType: null, execution: 'B' }),
    open: async ({ page, lobby }) => {
      await page.goto(`${lobby.origin}/m/home`)
      await page.getByRole('dialog', { name: 'Page 0' }).waitFor()
    },
    turnTo: async ({ page, text }, index) => {
      if (index > 0) await page.getByRole('dialog').getByRole('button', { name: text('notice.popup.next'), exact: true }).first().click()
      await page.getByRole('dialog', { name: `Page ${index}`, exact: true }).waitFor()
    },
    box: '[role=dialog] [data-rich]',
  },
  {
    name: 'notice',
    kind: 'notice',
    item: (content, index) => ({ title: `Notice ${index}`, content, topic: 'news', publishedAt: new Date(2026, 0, 1, 0, 0, -index).toISOString(), pinned: false, ticker: false }),
    open: async ({ page, lobby }) => {
      await page.goto(`${lobby.origin}/m/notice`)
    },
    turnTo: async ({ page }, index) => {
      await page.getByRole('button', { name: new RegExp(`Notice ${index}\\D`) }).click()
    },
    box: 'main [data-rich]',
  },
  {
    name: 'help',
    kind: 'help',
    item: (content, index) => ({ title: `Help ${index}`, content }),
    open: async ({ page, lobby }) => {
      await page.goto(`${lobby.origin}/m/help`)
    },
    turnTo: async ({ page }, index) => {
      await page.getByRole('navigation').getByRole('button', { name: `Help ${index}`, exact: true }).click()
    },
    box: 'main [data-rich]',
  },
  {
    name: 'agreement',
    kind: 'agreement',
    item: (content) => ({ title: 'Agreement', content, version: '1' }),
    open: async ({ page, lobby }) => {
      await page.goto(`${lobby.origin}/m/useragreement`)
    },
    box: 'main [data-rich]',
  },
  {
    name: 'promotion',
    kind: 'activity',
    // How each is played is the house's: what an editor publishes belongs to one of them.
    item: (content, index) => ({ key: ['welcome', 'cashback', 'friends', 'thousand'][index], title: `Promotion ${index}`, summary: '', content }),
    open: async ({ page, lobby }) => {
      await page.goto(`${lobby.origin}/m/activity`)
    },
    turnTo: async ({ page, lobby }, index) => {
      if (index > 0) await page.goto(`${lobby.origin}/m/activity`)
      await page.getByRole('link', { name: `Promotion ${index}`, exact: true }).click()
    },
    box: 'main [data-rich]',
  },
  {
    name: 'mail',
    kind: 'mail',
    item: (content, index) => ({ title: `Mail ${index}`, content }),
    open: async ({ page, lobby }) => {
      await signInFirst(page, lobby)
    },
    turnTo: async ({ page, lobby }, index) => {
      await page.goto(`${lobby.origin}/m/webEmail`)
      await page.getByRole('main').getByRole('link', { name: new RegExp(`Mail ${index}\\D`) }).click()
    },
    box: 'main [data-rich]',
  },
  {
    name: 'agent notice',
    kind: 'agentNotice',
    item: (content, index) => ({ title: `Notice ${index}`, content, publishedAt: new Date(2026, 0, 1, 0, 0, -index).toISOString(), pinned: false }),
    open: async ({ page, lobby }) => {
      await signInFirst(page, lobby, 'agent')
      await page.goto(`${lobby.origin}/m/member/notice?types=A`)
    },
    turnTo: async ({ page }, index) => {
      await page.getByRole('main').getByRole('button', { name: new RegExp(`Notice ${index}\\D`) }).click()
    },
    box: 'main [data-rich]',
  },
]
