import { describe, expect, test } from 'vitest'
import { hostileUrls } from '../hostileUrls.ts'
import { getPathAfterLogin } from './getPathAfterLogin.ts'
import { HOME_PATHS, isHomePath } from './home.ts'
import { parseSafePath } from './parseSafePath.ts'
import { getPromotionPath, routes } from './routes.ts'
import { readPromotionId } from './readPromotionId.ts'

test('control: accepts the six paths of home in the specification', { tags: ['L6-control'] }, () => {
  expect([...HOME_PATHS]).toEqual(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])
  expect(HOME_PATHS.every(isHomePath)).toBe(true)
})

test.each(['/m/home/', '/M/home', '/m/homes', '//', '', '/m/%68ome', '/m/%2e/home', '/m/login'])(
  'does not accept %j as a path of home',
  { tags: ['L6'] },
  (path) => {
    expect(isHomePath(path)).toBe(false)
  },
)

test('builds the paths of home, login and maintenance', () => {
  expect([routes.home(), routes.login(), routes.maintenance()]).toEqual(['/m/home', '/m/login', '/m/maintenance'])
  expect([routes.login({ next: '/m/home' }), routes.login({ next: '/m/lottery?tab=FAV' })]).toEqual([
    '/m/login',
    '/m/login?next=%2Fm%2Flottery%3Ftab%3DFAV',
  ])
})

describe('a path from an external link', () => {
  test.each([
    ['/m/home', '/m/home'],
    ['/m', '/m'],
    ['/m/home?x=1#y', '/m/home'],
    ['/m/login', '/m/login'],
    ['/m/activityInfo?id=25#terms', '/m/activityInfo?id=25'],
  ])('control: reduces the external link %s to the safe path %s', { tags: ['L2-control'] }, (text, path) => {
    expect(parseSafePath(text)).toBe(path)
  })

  test.each([
    ...hostileUrls,
    '/m/nowhere',
    '/m/home/../../x',
    '/m/maintenance',
    '/m/activityInfo',
    '/m/activityInfo?id=a',
    '/m/activityInfo?id=1&x=1',
    '/m/activityInfo?x=1',
    'm/home',
    '',
    ' /m/home',
    `/m/home${'x'.repeat(3000)}`,
  ])('refuses the external link %s and opens home after a sign-in instead', { tags: ['L2'] }, (text) => {
    expect(parseSafePath(text)).toBeNull()
    expect(getPathAfterLogin(new URLSearchParams({ next: text }))).toBe('/m/home')
  })

  test.each([null, undefined])('refuses the external link %s', (text) => {
    expect(parseSafePath(text)).toBeNull()
  })
})

describe('after a sign-in', () => {
  const returns = [
    '/m/upLine/transfer',
    '/m/transaction/record',
    '/m/lottery/orders',
    '/m/securityCenter/phone',
    '/m/startLottery',
  ]
  const next = (text: string) => getPathAfterLogin(new URLSearchParams({ next: text }), returns)

  test.each([
    '/m/lottery?tab=FAV',
    '/m/upLine/transfer',
    '/m/transaction/record?startDate=2026-11-01&endDate=2026-11-20',
    '/m/lottery/orders?status=WON',
    '/m/webEmail?id=3',
    '/m/voucherCenter?id=D0000000012',
    '/m/securityCenter/phone',
    '/m/activityInfo?id=25',
    '/m/startLottery?code=lua-1',
  ])('opens the path %s with its query after a sign-in', { tags: ['AUTH-118'] }, (address) => {
    expect(next(address)).toBe(address)
  })

  test.each([
    ['/m/upLine/transfer#top', '/m/upLine/transfer'],
    ['/m/lottery?tab=<script>', '/m/lottery'],
    [`/m/lottery?tab=${'x'.repeat(397)}`, '/m/lottery'],
  ])('reduces the path %s to its safe part %s after a sign-in', { tags: ['L2'] }, (address, page) => {
    expect(next(address)).toBe(page)
  })

  test.each([
    '/m/launchGame?code=lua-1',
    '/m/play',
    '/m/trail',
    '/m/changePsw',
    '/m/redRain?to=eve',
    '/m/upLine/transfer/../../x',
    '/m/login?next=/m/mine',
    '/m/home?x=1',
  ])('opens home instead of %s after a sign-in', { tags: ['L2'] }, (address) => {
    expect(next(address)).toBe('/m/home')
  })
})

test('opens home after a sign-in when next is missing or is the login page', () => {
  expect(getPathAfterLogin(new URLSearchParams())).toBe('/m/home')
  expect(getPathAfterLogin(new URLSearchParams('next=/m/login'))).toBe('/m/home')
  expect(getPathAfterLogin(new URLSearchParams('next=//evil.example&next=/m/home'))).toBe('/m/home')
})

describe('promotionPath (HOME-031)', () => {
  test.each([
    ['/m/rewardCenter', '/m/rewardCenter'],
    ['/m/member/benefits', '/m/member/benefits'],
    ['/m/register', '/m/register'],
    ['317', '/m/activityInfo?id=317'],
    ['spring-2026', '/m/activityInfo?id=spring-2026'],
  ])('returns for the promotion type %s the path %s', (text, path) => {
    expect(getPromotionPath(text)).toBe(path)
  })

  test.each([...hostileUrls, '/m/nowhere', '', ' ', 'a b', 'x'.repeat(65), null, undefined])(
    'returns no path for the promotion type %s',
    (text) => {
      expect(getPromotionPath(text)).toBeNull()
    },
  )
})

test.each([
  ['25', 25],
  ['999999999999999', 999_999_999_999_999],
  ['', null],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['1 ', null],
  ['9999999999999999', null],
])('reads the promotion id %j as %j', { tags: ['L5'] }, (id, number) => {
  expect(readPromotionId(new URLSearchParams({ id }))).toBe(number)
})
