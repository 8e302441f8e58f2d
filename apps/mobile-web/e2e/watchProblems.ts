import type { Page } from '@playwright/test'

/** What must not happen on a page, unless a test provoked it. */
export interface Watch {
  readonly problems: string[]
  /** Lets Chromium's own line pass for answers of these statuses; 0 is no answer at all. */
  readonly allowStatus: (...status: number[]) => void
  /** Lets lines of the console pass that match. */
  readonly allowText: (pattern: RegExp) => void
}

/** Hears of a page's errors, its rejections that nobody handles, what it writes into the console, and what its policy stops; from before its first document. */
export async function watchProblems(page: Page): Promise<Watch> {
  const problems: string[] = []
  const allowed = new Set<number>()
  const texts: RegExp[] = [/^Service Worker registration blocked by Playwright$/]
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (texts.some((pattern) => pattern.test(message.text()))) return
    const status = /the server responded with a status of (\d+)/.exec(message.text())?.[1]
    if (status !== undefined && allowed.has(Number(status))) return
    if (allowed.has(0) && /net::ERR_|Failed to fetch|does not match its stamped integrity hash/.test(message.text())) return
    problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  await page.addInitScript(() => {
    // What the browser passes on of an error is its message.
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause !== undefined)
        console.error(`of it the cause: ${error.cause instanceof Error ? error.cause.stack : String(error.cause)}`)
    })
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`),
    )
  })
  return {
    problems,
    allowStatus: (...status) => status.forEach((code) => allowed.add(code)),
    allowText: (pattern) => texts.push(pattern),
  }
}
