import {
  agentRoutes,
  gameRoutes,
  isHomePath,
  mailRoutes,
  memberRoutes,
  orderRoutes,
  responsibleRoute,
  routes,
  securityRoutes,
  walletRoutes,
} from '@lobby/platform/navigation'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getScreenPaths, findScreen, listMerchantScreens, screenTable } from './screenTable.ts'

const readTexts = (language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../../packages/i18n/messages/${language}/shell.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>

test.each(['activity', 'forget', 'trail', 'notice', 'changePsw', 'gameCenter', 'slotsCenter', 'message', 'set'])(
  'gives the screen /m/%s the title with the message id shell.title.<route>',
  { tags: ['SHELL-088'] },
  (route) => expect(findScreen(`/m/${route}`)?.title).toBe(`shell.title.${route}`),
)

test.each(['EN', 'PT'])('has a text for each screen title in the language %s', { tags: ['SHELL-088'] }, (language) => {
  const texts = readTexts(language)
  const titles = screenTable.flatMap(({ title, teamTitle }) => [title ?? [], teamTitle ?? []].flat())
  expect(titles.length).toBeGreaterThan(40)
  for (const title of titles) expect(texts[title], title).toMatch(/\S/)
})

test.each(['/m/nowhere', '/m/home', '/m/constructor', 'constructor', ''])(
  'finds no screen in the screen table at the path "%s"',
  (path) => {
    expect(findScreen(path)).toBeUndefined()
  },
)

test('lists each path one time in the screen table', () => {
  const paths = screenTable.flatMap(getScreenPaths)
  expect(paths.filter((path, at) => paths.indexOf(path) < at)).toEqual([])
})

test('has a screen for the path that each route function returns, except for home', () => {
  const { activityInfo, gameList, ...plain } = routes
  const { gameLobby, ...ofGames } = gameRoutes
  const { order, start, ...ofOrders } = orderRoutes
  const { mail, ...ofMails } = mailRoutes
  const builders: readonly (() => string)[] = [
    plain,
    ofGames,
    ofOrders,
    ofMails,
    agentRoutes,
    memberRoutes,
    securityRoutes,
    walletRoutes,
  ].flatMap((some) => Object.values<() => string>(some))
  const addresses = [
    ...[...builders, responsibleRoute].map((build) => build()),
    activityInfo('1'),
    gameList({}),
    gameLobby({ vendor: 'QTZ' }),
    order('VN1'),
    start('lua-1'),
    mail(1),
  ]
  const paths = addresses.map((address) => new URL(address, 'http://acme.localhost').pathname)
  expect(paths.filter((path) => !isHomePath(path) && !findScreen(path))).toEqual([])
})

test('lists a screen only when the merchant has the feature flag, or any market, that the screen needs', () => {
  const has = (path: string, merchant: Parameters<typeof listMerchantScreens>[0]) =>
    listMerchantScreens(merchant).some((record) => record === findScreen(path))
  expect([
    has('/m/feedback', { flags: [] }),
    has('/m/feedback', { flags: ['feedback'] }),
    has('/m/help', { flags: [] }),
  ]).toEqual([false, true, true])
  expect([has('/m/responsible', { flags: [] }), has('/m/responsible', { flags: [], market: 'BR' })]).toEqual([
    false,
    true,
  ])
})
