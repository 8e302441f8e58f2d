import { expect, test } from 'vitest'
import { codeSeconds } from './codeSeconds.ts'

test.each([
  [5, 300],
  [0.5, 30],
  [1 / 60, 1],
  [60, 3600],
])('[AUTH-074] %d minutes that the platform says are %d seconds', (minutes, seconds) => expect(codeSeconds(minutes)).toBe(seconds))

test.each([undefined, 0, -5, 0.001, Number.NaN])('[AUTH-076] where it says none that make sense (%s), they are 60', (minutes) => {
  expect(codeSeconds(minutes)).toBe(60)
})

test.each([60.02, 1e9, Infinity])('A17: nobody waits longer than an hour, whatever it says (%d minutes)', (minutes) => expect(codeSeconds(minutes)).toBe(3600))
