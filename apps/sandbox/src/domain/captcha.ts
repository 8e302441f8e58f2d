import { randomInt } from 'node:crypto'
import { deleteRows, insertRow, selectValue, runSql, runInTransaction, type Db } from '../db/sql.ts'
import { Refused } from './refused.ts'

const CAPTCHA_LIFETIME_MS = 5 * 60_000

/**
 * Creates a captcha for an id that the client has chosen. Replaces an earlier captcha with the same id.
 * @returns the six digits of the captcha
 */
export function issueCaptcha(db: Db, tenant: string, id: string, now: number): string {
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  runInTransaction(db, () => {
    runSql(db, 'DELETE FROM captcha WHERE at <= :old', { old: now - CAPTCHA_LIFETIME_MS })
    insertRow(db, 'captcha', { tenant, id, digits, at: now }, 'REPLACE')
  })
  return digits
}

/** Returns the digits of a captcha; undefined if the captcha does not exist, has expired or was used. */
export function findCaptchaDigits(db: Db, tenant: string, id: string, now: number): string | undefined {
  return selectValue<string>(db, 'SELECT digits FROM captcha WHERE tenant = :tenant AND id = :id AND at > :old', {
    tenant,
    id,
    old: now - CAPTCHA_LIFETIME_MS,
  })
}

/**
 * True if a user typed the digits of the captcha. The call invalidates the captcha.
 */
export function checkCaptcha(db: Db, tenant: string, id: string, answer: string, now: number): boolean {
  const digits = findCaptchaDigits(db, tenant, id, now)
  deleteCaptcha(db, tenant, id)
  return digits !== undefined && digits === answer
}

/**
 * Checks the digits that a user typed for a captcha. After the call the captcha is not valid any more.
 * @throws Refused `login.captcha.required`, `login.captcha.wrong`
 */
export function requireCorrectCaptcha(db: Db, tenant: string, id: string, answer: string, now: number): void {
  const data = { captcha: true, field: 'captcha' }
  if (answer === '') throw new Refused('login.captcha.required', data)
  if (!checkCaptcha(db, tenant, id, answer, now)) throw new Refused('login.captcha.wrong', data)
}

/** Deletes a captcha, so that nobody can use it. */
export function deleteCaptcha(db: Db, tenant: string, id: string): void {
  deleteRows(db, 'captcha', { tenant, id })
}

const width = 168
const height = 56

/**
 * The strokes of each digit, in a box of width 1 and height 2. The server may have no fonts, so captchas consist of
 * strokes.
 */
const strokes: readonly (readonly string[])[] = [
  ['.5,0 .9,.3 1,1 .9,1.7 .5,2 .1,1.7 0,1 .1,.3 .5,0'],
  ['.15,.45 .6,0 .6,2'],
  ['0,.45 .2,.05 .75,0 1,.45 .85,.9 0,2 1,2'],
  ['0,.1 .7,0 1,.45 .75,.9 .35,.95', '.75,.9 1,1.45 .75,1.95 .3,2 0,1.8'],
  ['.7,2 .7,0 0,1.35 1,1.35'],
  ['.95,0 .15,0 .05,.9 .6,.8 1,1.25 .85,1.85 .35,2 0,1.8'],
  ['.85,.05 .3,.45 0,1.2 .15,1.8 .55,2 .95,1.7 .9,1.2 .5,.95 .1,1.2'],
  ['0,0 1,0 .4,2'],
  ['.5,.9 .1,.6 .2,.1 .5,0 .85,.1 .9,.6 .5,.9 .05,1.3 .1,1.8 .5,2 .9,1.8 .95,1.3 .5,.9'],
  ['.9,.75 .5,1.05 .1,.75 .1,.25 .5,0 .95,.3 .95,.9 .6,1.6 .2,2'],
]

type Point = readonly [x: number, y: number]

/**
 * Renders the picture of a captcha: rotated, shifted and wavy digits and three lines on a noisy background. @returns a
 * PNG
 */
export async function renderCaptchaPicture(digits: string): Promise<Buffer> {
  const phase = jitter(Math.PI)
  const drawLine = (points: readonly Point[], thickness: number): string => {
    const waved = points.map(([x, y]) => `${x + 2 * Math.sin(y / 9 + phase)},${y + 3 * Math.sin(x / 17 + phase)}`)
    return `<polyline points="${waved.join(' ')}" stroke-width="${thickness}"/>`
  }
  const drawnDigits = [...digits].flatMap((digit, index) => {
    const place = createPlacement(14 + index * 25 + jitter(2), 12 + jitter(4), jitter(0.28), 14 + jitter(1.5))
    return (strokes[Number(digit)] ?? []).map((stroke) =>
      drawLine(
        stroke.split(' ').map((pair) => place(pair.split(',').map(Number) as [number, number])),
        3.8,
      ),
    )
  })
  const across = Array.from({ length: 3 }, () =>
    drawLine(
      [0, width / 2, width].map((x) => [x, randomInt(height)]),
      1.4,
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#323232" stroke-linecap="round">${[...drawnDigits, ...across].join('')}</svg>`
  // Import the native library `sharp` at the first captcha, because the sandbox must start on machines without it.
  const { default: sharp } = await import('sharp')
  const ground = sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 240, sigma: 5 } },
  })
  return ground
    .composite([{ input: Buffer.from(svg) }])
    .toColourspace('b-w')
    .png()
    .toBuffer()
}

const jitter = (max: number): number => ((randomInt(2001) - 1000) / 1000) * max

/**
 * Returns a function that converts a point in the box of a digit to a point in the picture.
 */
function createPlacement(left: number, top: number, angle: number, size: number): (point: Point) => Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return ([x, y]) => {
    const [dx, dy] = [(x - 0.5) * size, (y - 1) * size]
    return [left + size / 2 + dx * cos - dy * sin, top + size + dx * sin + dy * cos]
  }
}
