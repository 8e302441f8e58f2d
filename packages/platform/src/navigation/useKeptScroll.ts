import { useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useStorage } from '../storage/index.ts'
import { useLeaving } from './useLeaving.ts'
import { useReturn } from './useReturn.ts'

/** Places that are kept; those that were left longest ago go first. */
const most = 20

/** The places of a stored value, the last one that was left at the end. */
const readPlaces = (value: unknown): (readonly [place: string, scroll: number])[] =>
  Array.isArray(value) ? value.filter((each): each is [string, number] => Array.isArray(each) && typeof each[0] === 'string' && Number.isFinite(each[1])) : []

/**
 * Lets whoever comes back to a screen, from another one or from a game, find it where it was left. A screen that is newly gone to begins at
 * its top.
 *
 * @param stands - what is above the fold and below has its height: sooner there is nothing to scroll to
 */
export function useKeptScroll(stands: boolean): void {
  const storage = useStorage()
  const { pathname, search } = useLocation()
  const how = useNavigationType()
  const here = pathname + search
  const [left] = useState(() => {
    const found = how === NavigationType.Pop && readPlaces(storage.get('keptScroll')).find(([place]) => place === here)
    return found ? { place: here, scroll: found[1] } : null
  })
  useLeaving((scroll) => {
    const others = readPlaces(storage.get('keptScroll')).filter(([place]) => place !== here)
    storage.set('keptScroll', [...others, [here, scroll]].slice(-most))
  })
  useReturn(left, stands)
}
