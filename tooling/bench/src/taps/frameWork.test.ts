import { expect, test } from 'vitest'
import { frameWork } from './frameWork.ts'

const event = (name: string, ts: number, { dur = 1, tdur = 0, type = '', tid = 1 } = {}) => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
  args: type ? { data: { type } } : {},
})
const task = (ts: number, dur: number, tdur: number, tid = 1) => event('RunTask', ts, { dur, tdur, tid })
const tap = [event('EventDispatch', 110, { type: 'pointerdown' }), event('EventDispatch', 210, { type: 'click' })]

test('the work of a tap is that of the main thread from the finger to the frame after the click', () => {
  const before = [task(0, 50, 9000), event('Commit', 40)]
  const during = [
    task(100, 50, 1000),
    task(200, 50, 2000),
    task(300, 50, 4000),
    event('Commit', 340),
    task(300, 50, 9000, 2),
  ]
  const after = [task(400, 50, 9000), event('Commit', 440)]
  expect(frameWork([...after, ...during, ...tap, ...before])).toBe(7)
})

test('a trace without a tap, or without a frame after it, is told of', () => {
  expect(() => frameWork([event('Commit', 340)])).toThrow('The trace has no tap.')
  expect(() => frameWork([...tap, event('Commit', 40)])).toThrow('No frame came after the tap.')
})
