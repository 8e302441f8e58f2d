import { detectInAppBrowser, readDevice } from '@lobby/platform/environment'
import { USER_AGENTS, type UserAgentName } from '@lobby/platform/testing'
import { expect, test } from 'vitest'
import { getAddToHomeMethod, type AddToHomeMethod } from './getAddToHomeMethod.ts'

const wayOn = (name: UserAgentName, { prompt = false, prompts = false } = {}) =>
  getAddToHomeMethod({
    device: readDevice(USER_AGENTS[name]),
    inApp: detectInAppBrowser(USER_AGENTS[name].userAgent),
    hasPrompt: prompt,
    supportsPrompt: prompts,
  })

test.each<[UserAgentName, AddToHomeMethod | null]>([
  ['iOS 11.4, Safari', 'share'],
  ['iOS 17.5, Safari', 'share'],
  ['iPadOS 17.4, Safari', 'share'],
  ['iOS 17.5, Chrome', 'share'],
  ['iOS 15.8, Chrome', 'safari'],
  ['iOS 17.5, Instagram', 'browser'],
  ['Android 14, Facebook', 'browser'],
  ['Android 13, Firefox', 'menu'],
  ['macOS, Safari', null],
  ['Windows, Chrome', null],
])('chooses the method to add the site to the home screen for %s: %s', { tags: ['P10'] }, (name, way) => {
  expect(wayOn(name)).toBe(way)
})

test('chooses the browser’s install dialog only when the browser has offered it', () => {
  expect(wayOn('Android 14, Chrome', { prompt: true, prompts: true })).toBe('prompt')
  expect(wayOn('Windows, Chrome', { prompt: true, prompts: true })).toBe('prompt')
  expect(wayOn('Android 14, Chrome', { prompts: true })).toBeNull()
})
