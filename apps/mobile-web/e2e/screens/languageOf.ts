const languages = ['EN', 'PT'] as const

/** `SCREENS_TURN=1` walks each view in the other language than usual; both turns together are every pair. */
const turn = Number(process.env['SCREENS_TURN'] ?? 0)

/**
 * The language that a skin shows a view in: of three skins one differs from the other two, so that each view is measured in every skin
 * and in both languages, in half the time of all pairs.
 *
 * @param skin The skin's place among all of them, from 0.
 * @param index The view's place in its group, from 0.
 */
export const languageOf = (skin: number, index: number): (typeof languages)[number] => languages[(skin + index + turn) % 2 === 0 ? 0 : 1]
