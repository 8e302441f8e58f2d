const languages = ['EN', 'PT'] as const

/**
 * The number of this run, from 0 to 5. It decides which third of the views the tests of a merchant visit, and in which
 * language. Six runs with different numbers visit every view of every merchant in both languages.
 */
const turn = Number(process.env['SCREENS_TURN'] ?? 0)

/**
 * Returns whether the tests of a merchant visit a view in this run.
 * @param skin The index of the merchant among three.
 * @param route The index of the route among all routes.
 * @param view The index of the view in its route.
 */
export const isViewTestedInRun = (skin: number, route: number, view: number): boolean =>
  (route + view + turn) % 3 === skin

/**
 * Returns the language in which the tests of a merchant visit a route. All views of a route have the same language, so
 * that one sign-in is enough for all of them.
 */
export const chooseViewTestLanguage = (skin: number, route: number): (typeof languages)[number] =>
  (route + skin + Math.floor(turn / 3)) % 2 === 0 ? languages[0] : languages[1]
