import type { Device } from './readDevice.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone = (version: string) => `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) ${webkit}`
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'

type Row = Device & { readonly userAgent: string; readonly maxTouchPoints: number }

const ios = (version: Device['version'], userAgent: string, safari = true, maxTouchPoints = 5): Row => ({
  system: 'ios',
  version,
  safari,
  userAgent,
  maxTouchPoints,
})

/** The user agents of browsers, for tests, each with the device that `readDevice` must return for it. */
export const USER_AGENTS = {
  'iOS 10.3, Safari': ios([10, 3], `${iphone('10_3_3')} Version/10.0 Mobile/14G60 Safari/602.1`),
  'iOS 11.4, Safari': ios([11, 4], `${iphone('11_4')} Version/11.0 Mobile/15E148 Safari/604.1`),
  'iOS 12.0, Safari': ios([12, 0], `${iphone('12_0')} Version/12.0 Mobile/15E148 Safari/604.1`),
  'iOS 12.1.4, Safari': ios([12, 1], `${iphone('12_1_4')} Version/12.0 Mobile/15E148 Safari/604.1`),
  'iOS 12.2, Safari': ios([12, 2], `${iphone('12_2')} Version/12.1 Mobile/15E148 Safari/604.1`),
  'iOS 12.3.1, Safari': ios([12, 3], `${iphone('12_3_1')} Version/12.1.1 Mobile/15E148 Safari/604.1`),
  'iOS 12.4, Safari': ios([12, 4], `${iphone('12_4')} Version/12.1.2 Mobile/15E148 Safari/604.1`),
  'iOS 17.5, Safari': ios([17, 5], `${iphone('17_5')} Version/17.5 Mobile/15E148 Safari/604.1`),
  'iOS 17.5, Chrome': ios([17, 5], `${iphone('17_5')} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, false),
  'iOS 15.8, Chrome': ios([15, 8], `${iphone('15_8')} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, false),
  'iOS 17.5, Instagram': ios(
    [17, 5],
    `${iphone('17_5')} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5; pt_BR)`,
    false,
  ),
  'iPadOS 17.4, Safari': ios(
    [17, 4],
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.4 Safari/605.1.15`,
  ),
  'macOS, Safari': {
    system: null,
    version: null,
    safari: false,
    maxTouchPoints: 0,
    userAgent: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.4 Safari/605.1.15`,
  },
  'Android 14, Chrome': {
    system: 'android',
    version: [14, 0],
    safari: false,
    maxTouchPoints: 5,
    userAgent: `${android} Chrome/126.0.0.0 Mobile Safari/537.36`,
  },
  'Android 14, Facebook': {
    system: 'android',
    version: [14, 0],
    safari: false,
    maxTouchPoints: 5,
    userAgent: `${android} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0.0.0;]`,
  },
  'Android 13, Firefox': {
    system: 'android',
    version: [13, 0],
    safari: false,
    maxTouchPoints: 5,
    userAgent: 'Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  },
  'Windows, Chrome': {
    system: null,
    version: null,
    safari: false,
    maxTouchPoints: 0,
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  },
  'Windows Phone': {
    system: null,
    version: null,
    safari: false,
    maxTouchPoints: 5,
    userAgent:
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 ' +
      'Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063',
  },
} as const satisfies Readonly<Record<string, Row>>

export type UserAgentName = keyof typeof USER_AGENTS
