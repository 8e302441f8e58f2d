import { expect, test } from 'vitest'
import { buildDefaultBrowserLink, detectInAppBrowser } from './detectInAppBrowser.ts'

const android =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile ' +
  'Safari/537.36'
const webView =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const safari = `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`

test.each([
  ['Instagram', `${iphone} Mobile/15E148 Instagram 350.0.0.0 (iPhone15,2; iOS 18_5)`],
  ['Facebook', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0.0.0;FBDV/iPhone15,2]`],
  ['Facebook', `${webView} [FB_IAB/FB4A;FBAV/480.0.0.0;]`],
  ['TikTok', `${webView} musical_ly_2023 BytedanceWebview/d8a21c6`],
  ['LINE', `${safari} Line/15.0.0`],
  ['WeChat', `${iphone} Mobile/15E148 MicroMessenger/8.0.49`],
  ['', webView],
])('detects the built-in browser of an app: %s', (app, userAgent) => {
  expect(detectInAppBrowser(userAgent)).toBe(app)
})

test.each([
  android,
  safari,
  `${iphone} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36',
])('returns null for a normal browser: %s', (userAgent) => {
  expect(detectInAppBrowser(userAgent)).toBeNull()
})

test('builds a link to the default browser on Android, but not on an iPhone', () => {
  expect(buildDefaultBrowserLink('https://play.example/m/login?next=%2Fm%2Fset#x', webView)).toBe(
    'intent://play.example/m/login?next=%2Fm%2Fset#Intent;scheme=https;action=android.intent.action.VIEW;end',
  )
  expect(buildDefaultBrowserLink('javascript:alert(1)', webView)).toBeNull()
  expect(buildDefaultBrowserLink('https://play.example/', safari)).toBeNull()
})
