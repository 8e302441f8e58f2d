const languages = ['EN', 'PT'] as const

/**
 * The turn of this run, from 0 to 5. Each turn assigns the views to other merchants; from 3 on, in the other language. All six turns together visit each view
 * at every merchant in every language.
 */
const turn = Number(process.env['SCREENS_TURN'] ?? 0)

/**
 * Returns whether a merchant's run visits a view in this turn.
 * @param skin The index of the merchant among three.
 * @param route The index of the route among all routes.
 * @param view The index of the view in its route.
 */
export const isVisited = (skin: number, route: number, view: number): boolean => (route + view + turn) % 3 === skin

/** Returns the language in which a merchant's run visits a route. All views of a route have the same language, so that one sign-in is enough for them. */
export const getLanguage = (skin: number, route: number): (typeof languages)[number] =>
  (route + skin + Math.floor(turn / 3)) % 2 === 0 ? languages[0] : languages[1]
