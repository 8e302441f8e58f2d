import type { Page } from '@playwright/test'
import type { Tell } from './startLobby.ts'

/** People of the sandbox who have something of everything. */
export type Member = 'vip' | 'agent' | 'ana'

/** Begins a session at the sandbox, and leaves it in the page's browser as a site keeps it. The page is at a file of the site then. */
export async function beginSession(
  page: Page,
  { origin, tell, who }: { readonly origin: string; readonly tell: Tell; readonly who: string },
): Promise<string> {
  const merchant = new URL(origin).hostname.split('.')[0]
  const answer = await tell('/session', { merchant, member: who })
  const session = await answer.text()
  if (!answer.ok) throw new Error(`The sandbox began no session of ${who}: ${session}`)
  await page.goto(`${origin}/manifest.webmanifest`)
  await page.evaluate((info) => {
    localStorage.setItem('MC_SESSION_INFO', info)
    localStorage.setItem('MC_AUTO_LOGIN', '1')
  }, session)
  return session
}
