import { detectRunEnvironment, type EnvironmentSource } from '@lobby/platform/environment'

// The height of the space below the bottom bar. The specification requires 1.7rem for the bar and the space together.
// A rem of the specification is 100/750 of the screen's width, so 1.7rem is 85 px on a screen with a width of 375 px.
const EDGE_HEIGHT = 'calc(100vw * 170 / 750 - var(--bar))'

/** The parts of `window` that this file uses. */
export type BottomBarWindow = Pick<EnvironmentSource, 'matchMedia'> & {
  readonly navigator: { readonly userAgent: string }
  readonly screen: { readonly height: number }
  readonly document: Document
}

/**
 * Makes the bottom bar 1.7rem high in the native app on iPhones with a screen height of at least 812, because the app
 * reports no safe area (SHELL-074). In all other cases the bar is 51 px high, plus the safe area (SHELL-075).
 */
export function setBottomBarHeight({ navigator: { userAgent }, screen, document, matchMedia }: BottomBarWindow): void {
  const isTallPhone = /\biPhone\b/.test(userAgent) && screen.height >= 812
  if (isTallPhone && detectRunEnvironment({ userAgent, matchMedia }) === 'APP')
    document.documentElement.style.setProperty('--edge-end', EDGE_HEIGHT)
}
