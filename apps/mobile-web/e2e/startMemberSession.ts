import type { Page } from '@playwright/test'
import type { DeveloperSwitchCaller } from './startLobby.ts'

/** The sandbox's demo members whose accounts have data for all screens. */
export type DemoMember = 'vip' | 'agent' | 'ana'

/**
 * Starts a member's session at the sandbox, and stores the session in the page's browser as the site does. Opens a
 * static file of the site first, because only a document of the site can write the site's storage.
 * @returns The stored session, as JSON.
 */
export async function startMemberSession(
  page: Page,
  {
    origin,
    callSandbox,
    who,
  }: { readonly origin: string; readonly callSandbox: DeveloperSwitchCaller; readonly who: string },
): Promise<string> {
  const merchant = new URL(origin).hostname.split('.')[0]
  const answer = await callSandbox('/session', { merchant, member: who })
  const session = await answer.text()
  if (!answer.ok) throw new Error(`The sandbox could not start a session for ${who}: ${session}`)
  await page.goto(`${origin}/manifest.webmanifest`)
  await page.evaluate((info) => {
    localStorage.setItem('MC_SESSION_INFO', info)
    localStorage.setItem('MC_AUTO_LOGIN', '1')
  }, session)
  return session
}
