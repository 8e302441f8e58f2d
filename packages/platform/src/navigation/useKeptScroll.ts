import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useStorage } from '../storage/index.ts'
import { useLeaving } from './useLeaving.ts'
import { useReturn } from './useReturn.ts'

/** Places that are kept; those that were left longest ago go first. */
const most = 20

/** More pages of a list than so many are not asked for again: nobody waits for them. */
const mostPages = 20

type Place = readonly [place: string, scroll: number, pages?: number]

/** The places of a stored value, the last one that was left at the end. */
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
 * Lets whoever comes back to a screen, from another one or from a game, find it where it was left. A screen that is newly gone to begins at
 * its top.
 *
 * @param stands - what is above the fold and below has its height: sooner there is nothing to scroll to
 * @param pages - of a list that grows by the page, how many there are
 * @returns how many pages the list had, 20 at the most, which is to ask for so many: one unless it is come back to
 */
export function useKeptScroll(stands: boolean, pages = 1): number {
  const storage = useStorage()
  const { pathname, search } = useLocation()
  const how = useNavigationType()
  const here = pathname + search
  const [left] = useState(() => {
    const found = how === NavigationType.Pop && readPlaces(storage.get('keptScroll')).find(([place]) => place === here)
    return found ? { place: here, scroll: found[1], pages: Math.min(Math.max(found[2] ?? 1, 1), mostPages) } : null
  })
  useLeaving((scroll) => {
    const others = readPlaces(storage.get('keptScroll')).filter(([place]) => place !== here)
    storage.set('keptScroll', [...others, pages > 1 ? [here, scroll, pages] : [here, scroll]].slice(-most))
  })
  const had = left?.pages ?? 1
  useReturn(left, stands && pages >= had)
  return had
}
