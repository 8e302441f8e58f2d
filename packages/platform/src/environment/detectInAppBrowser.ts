/** The tokens by which the built-in browsers of apps identify themselves in the user agent. */
const tokens: readonly (readonly [app: string, token: RegExp])[] = [
  ['Instagram', /\bInstagram\b/],
  ['Facebook', /\bFB(?:AN|AV|_IAB|IOS)\b/],
  ['TikTok', /\b(?:musical_ly|BytedanceWebview|TikTok)/i],
  ['WhatsApp', /\bWhatsApp\b/],
  ['LINE', /\bLine\//],
  ['WeChat', /\bMicroMessenger\b/],
  ['Snapchat', /\bSnapchat\b/],
  ['Telegram', /\bTelegram\b/],
  ['X', /\bTwitter/],
  ['Pinterest', /\bPinterest\b/],
  ['LinkedIn', /\bLinkedInApp\b/],
]

/**
 * Detects whether the page runs in the built-in browser of an app. In such a browser, the sign-in windows of third
 * parties are blocked or get lost.
 *
 * @returns The app's name, an empty text for an unknown app, or null in a normal browser.
 */
export function detectInAppBrowser(userAgent: string = navigator.userAgent): string | null {
  const [app] = tokens.find(([, token]) => token.test(userAgent)) ?? []
  if (app !== undefined) return app
  // The user agent of every Android web view contains `; wv)`, also in an app that is not in the list.
  return /; wv\)/.test(userAgent) ? '' : null
}

/**
 * Returns a link that opens a page in the phone's default browser. Only Android has such links (`intent:`); elsewhere
 * it returns null.
 *
 * @param address The URL of the page.
 */
export function buildDefaultBrowserLink(address: string, userAgent: string = navigator.userAgent): string | null {
  if (!/\bAndroid\b/.test(userAgent) || !URL.canParse(address)) return null
  const { protocol, host, pathname, search } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`
}
