const languages = ['EN', 'PT'] as const

/** From 0 to 5: with each turn another skin shows a view, and from 3 on in the other language; all six together are every pair. */
const turn = Number(process.env['SCREENS_TURN'] ?? 0)

/** Whether it is this skin that shows a view: the skin's place among three, its route's among all and its own in its route, each from 0. */
export const isShown = (skin: number, route: number, view: number): boolean => (route + view + turn) % 3 === skin

/** The language that a skin shows a route in: one for all of its views, so that somebody signs in once for them. */
export const languageOf = (skin: number, route: number): (typeof languages)[number] =>
  (route + skin + Math.floor(turn / 3)) % 2 === 0 ? languages[0] : languages[1]
