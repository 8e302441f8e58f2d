import type { TellRow } from '../report/tell.ts'
import type { Scroll } from './measureScroll.ts'

/** What is told of a list that was scrolled. */
export const scrollRows: readonly TellRow<Scroll>[] = [
  { title: 'frame, 95th of 100, ms', digits: 1, of: ({ p95 }) => p95 },
  { title: 'worst frame, ms', digits: 1, of: ({ worst }) => worst },
  { title: 'frames over 25 ms, %', digits: 1, of: ({ late }) => late * 100 },
  { title: 'frames without tiles, %', digits: 1, of: ({ blank }) => blank * 100 },
  { title: 'elements', of: ({ nodes }) => nodes },
  { title: 'scrolled, px', of: ({ way }) => way },
]
