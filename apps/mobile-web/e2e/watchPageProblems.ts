import type { Page } from '@playwright/test'

/** The problems of a page so far, and functions that allow problems which a test causes on purpose. */
export interface PageProblemWatch {
  readonly problems: string[]
  /** Allows Chromium's console messages about responses with these statuses. 0 means requests without a response. */
  readonly allowStatus: (...status: number[]) => void
  /** Allows console messages that match the pattern. */
  readonly allowText: (pattern: RegExp) => void
}

/**
 * Records a page's errors, unhandled rejections, console errors and warnings, and violations of its security policy.
 * Call it before the first document loads.
 */
export async function watchPageProblems(page: Page): Promise<PageProblemWatch> {
  const problems: string[] = []
  const allowed = new Set<number>()
  const texts: RegExp[] = [/^Service Worker registration blocked by Playwright$/]
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (texts.some((pattern) => pattern.test(message.text()))) return
    const status = /the server responded with a status of (\d+)/.exec(message.text())?.[1]
    if (status !== undefined && allowed.has(Number(status))) return
    if (allowed.has(0) && /net::ERR_|Failed to fetch|does not match its stamped integrity hash/.test(message.text()))
      return
    problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  await page.addInitScript(() => {
    // Playwright receives only the message of an error, so also log its cause.
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause !== undefined)
        console.error(`caused by: ${error.cause instanceof Error ? error.cause.stack : String(error.cause)}`)
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
