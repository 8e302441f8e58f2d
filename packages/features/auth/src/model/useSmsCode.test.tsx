import { TestApp } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { openTestSite } from '../testing/openTestSite.ts'
import { useSmsCode } from './useSmsCode.ts'

test('[AUTH-077] before a code was sent the countdown stands at 60', async () => {
  const site = await openTestSite()
  const { result } = await renderHook(() => useSmsCode('login', '11987650001'), { wrapper: ({ children }) => <TestApp site={site}>{children}</TestApp> })
  expect(result.current).toMatchObject({ state: 'idle', seconds: 60, sent: false })
})
