import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useStorage } from '../storage/index.ts'
import { useScreenLeaveListener } from './useScreenLeaveListener.ts'
import { useScrollToSavedPosition } from './useScrollToSavedPosition.ts'

/** The greatest number of screens whose scroll position is stored. */
const MAX_PLACES = 20

/**
 * The greatest number of pages of rows that a list reloads when the player returns to the list. More would take too
 * long.
 */
const MAX_PAGES = 20

type Place = readonly [place: string, scroll: number, pages?: number]

/** Returns the valid entries of a stored value. The screen that the player left last is at the end. */
const readPlaces = (value: unknown): Place[] =>
  Array.isArray(value)
    ? value.filter(
        (each): each is Place =>
          Array.isArray(each) &&
          typeof each[0] === 'string' &&
          Number.isFinite(each[1]) &&
          (each[2] === undefined || Number.isInteger(each[2])),
      )
    : []

/**
 * Restores the scroll position of a screen when the player goes back to the screen. A screen that the player opens by a
 * link starts at the top.
 *
 * @param isReady True as soon as the content has its final height. Earlier, the page may be too short to scroll.
 * @param pages For a list that loads its rows in pages: the number of loaded pages.
 * @returns The number of pages of rows that the list must load: the number that it had when the player left, at most
 *   `MAX_PAGES`. Returns 1 if the player did not go back to the screen.
 */
export function useScrollRestoration(isReady: boolean, pages = 1): number {
  const storage = useStorage()
  const { pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const here = pathname + search
  const [left] = useState(() => {
    const found =
      navigationType === NavigationType.Pop && readPlaces(storage.get('keptScroll')).find(([place]) => place === here)
    return found ? { place: here, scroll: found[1], pages: Math.min(Math.max(found[2] ?? 1, 1), MAX_PAGES) } : null
  })
  useScreenLeaveListener((scroll) => {
    const others = readPlaces(storage.get('keptScroll')).filter(([place]) => place !== here)
    storage.set('keptScroll', [...others, pages > 1 ? [here, scroll, pages] : [here, scroll]].slice(-MAX_PLACES))
  })
  const had = left?.pages ?? 1
  useScrollToSavedPosition(left, isReady && pages >= had)
  return had
}
