import { detectRunEnvironment, type EnvironmentSource } from '@lobby/platform/environment'

// The specification's rem is that of a design of 750 units: 100 of them, so 1.7rem is 85 px at 375. What the bar has not of its own lies below it.
const edge = 'calc(100vw * 170 / 750 - var(--bar))'

/** What of a window the edge depends on. */
export type ShellWindow = Pick<EnvironmentSource, 'matchMedia'> & {
  readonly navigator: { readonly userAgent: string }
  readonly screen: { readonly height: number }
  readonly document: Document
}

/**
 * Makes the bottom bar 1.7rem high on iPhones whose screen is 812 high or more, inside the app, which knows no safe area of its own
 * (SHELL-074). Everywhere else it is 51 px and the safe area (SHELL-075).
 */
export function fitAppShell({ navigator: { userAgent }, screen, document, matchMedia }: ShellWindow): void {
  const tall = /\biPhone\b/.test(userAgent) && screen.height >= 812
  if (tall && detectRunEnvironment({ userAgent, matchMedia }) === 'APP')
    document.documentElement.style.setProperty('--edge-end', edge)
}
