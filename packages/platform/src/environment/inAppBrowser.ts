/** What the browsers inside of apps add to their user agent. */
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
 * Whether the page runs in the browser inside of an app: sign-in windows of third parties are refused or lost there.
 * @returns the app's name, empty where it does not tell, null in a real browser
 */
export function inAppBrowser(userAgent: string = navigator.userAgent): string | null {
  const [app] = tokens.find(([, token]) => token.test(userAgent)) ?? []
  if (app !== undefined) return app
  // An Android web view says so by itself.
  return /; wv\)/.test(userAgent) ? '' : null
}

/**
 * A link that opens an address in the phone's own browser, where the system has one: an intent on Android. Elsewhere null.
 * @param address - of the page
 */
export function browserLink(address: string, userAgent: string = navigator.userAgent): string | null {
  if (!/\bAndroid\b/.test(userAgent) || !URL.canParse(address)) return null
  const { protocol, host, pathname, search } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;end`
}
